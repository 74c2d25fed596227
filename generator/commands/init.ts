import { dirname, join, relative, resolve, sep } from "node:path";
import { toJson } from "#diagnostics/json";
import { listing } from "../describe/listing.ts";
import { PRESETS } from "../init/presets.ts";
import { specName } from "../init/spec-name.ts";
import { starterFiles, withAttributes } from "../init/starter.ts";
import { forgeOf, projectName } from "../io/project-facts.ts";
import { readPreset, readWorkflow } from "../io/read-preset.ts";
import { readText } from "../io/read-text.ts";
import { installedSchema, SCHEMA_COPY, schemaText } from "../io/schema-path.ts";
import type { NewFile } from "../io/write-new.ts";
import { command } from "./command.ts";
import { formatOption, outOption, specOption } from "./common-options.ts";
import type { Context } from "./context.ts";
import { exitCode } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";
import { writeStart } from "./write-start.ts";

type Preset = (typeof PRESETS)[number];

/** `gen init`: a spec to start from; asks nothing, overwrites nothing. */
export const init = command({
  arguments: [],
  options: {
    preset: {
      type: "string",
      default: "small",
      choices: PRESETS,
      value: "NAME",
      about: `what to start from: ${listing(PRESETS, "or")}`,
    },
    spec: specOption,
    out: outOption,
    format: formatOption,
  },
  examples: ["init", "init --preset no-main-commits"],
  async run({ options, context }) {
    const { out, err } = context.terminal;
    const { written, diagnostics } = writeStart(context, context.cwd, filesOf(context, options));
    if (options.format === "json") {
      out.write(`${JSON.stringify({ written, diagnostics: toJson(diagnostics) }, null, 2)}\n`);
    } else if (diagnostics.length > 0) {
      await printFindings(err, diagnostics, new Map());
      err.write("Nothing was written.\n");
    } else {
      out.write(written.map((path) => `  wrote  ${path}\n`).join(""));
      out.write(`\nNext: look into ${options.spec}, then run \`gen build && gen check\`.\n`);
    }
    return exitCode(diagnostics);
  },
});

interface Choices {
  readonly preset: Preset;
  readonly spec: string;
  readonly out: string;
}

function filesOf({ disk, cwd }: Context, { preset, spec, out }: Choices): readonly NewFile[] {
  const below = (path: string): string => relative(cwd, resolve(cwd, path)).split(sep).join("/");
  const folder = dirname(resolve(cwd, spec));
  const installed = installedSchema(disk, folder);
  const forge = forgeOf(disk, cwd);
  const specFolder = below(folder) === "" ? "." : below(folder);
  const files = starterFiles({
    ...readPreset(disk, preset),
    preset,
    name: specName(projectName(disk, cwd)),
    schema: installed ?? `./${SCHEMA_COPY}`,
    specPath: below(spec),
    specFolder,
    forge,
    workflow: readWorkflow(disk, forge),
  });
  return [
    ...[...files].map(([path, text]) => ({ path, text })),
    ...(installed === undefined
      ? [{ path: join(specFolder, SCHEMA_COPY), text: schemaText(disk) }]
      : []),
    ...attributes(disk, cwd, below(out), specFolder),
  ];
}

/** The one file that may be there already: lines are added, none is changed. */
function attributes(
  disk: Context["disk"],
  cwd: string,
  out: string,
  specFolder: string,
): readonly NewFile[] {
  const path = ".gitattributes";
  const read = readText(disk, join(cwd, path));
  const before = "text" in read ? disk.readFileSync(join(cwd, path), "utf8") : undefined;
  const text = withAttributes(before ?? "", out, specFolder);
  if (text === undefined) return [];
  return [{ path, text, ...(before === undefined ? {} : { before }) }];
}
