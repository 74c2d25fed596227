import { resolve } from "node:path";
import { homesFor, readSurroundings } from "../io/snapshot/surroundings.ts";
import { command } from "./command.ts";
import { formatOption, outOption, specOption } from "./common-options.ts";
import { compileSpec } from "./compile.ts";
import { bundlesIn, examineAll } from "./doctor-accounts.ts";
import { accountText, openRoutesText, summaryTable, type Told } from "./doctor-text.ts";
import { exitCode } from "./exit-code.ts";
import { printFindings } from "./print-findings.ts";

/** `gen doctor`: whether accounts are enforced now. It reads and writes nothing. */
export const doctor = command({
  arguments: [{ name: "DIR", about: "an account: the folder that holds .claude", many: true }],
  options: {
    spec: specOption,
    out: outOption,
    format: formatOption,
    packaging: {
      type: "string",
      value: "project|plugin",
      choices: ["project", "plugin"],
      about: "the form the bundle has there (default: what the account's receipt says)",
    },
    home: { type: "string", value: "DIR", about: "the home of the user whose sessions are meant" },
    managed: { type: "string", value: "DIR", about: "the folder of managed settings" },
  },
  examples: ["doctor ~/accounts/acme", "doctor ~/accounts/* --format json"],
  async run({ options, args, context }) {
    const { out, err } = context.terminal;
    const { project, plan, diagnostics, sources } = await compileSpec(context, options.spec);
    if (project === undefined || plan === undefined || exitCode(diagnostics) !== 0) {
      await printFindings(err, diagnostics, sources);
      return exitCode(diagnostics);
    }
    const bundles = bundlesIn(context, options.out);
    if ("fault" in bundles) {
      err.write(`gen doctor: ${bundles.fault}\n`);
      return 2;
    }
    const home = options.home === undefined ? undefined : resolve(context.cwd, options.home);
    const homes = homesFor(home, options.managed && resolve(context.cwd, options.managed));
    const surroundings = await readSurroundings(context.disk, homes);
    const ward = { context, project, plan, bundles, homes, surroundings };
    const { told, broken } = examineAll(ward, args, options.packaging);
    if (options.format === "json")
      out.write(`${JSON.stringify(jsonOf(told, broken === 0), null, 2)}\n`);
    else out.write(textOf(told, args.length, out.color));
    if (broken > 0) return 2;
    return told.every(({ diagnosis }) => diagnosis.healthy) ? 0 : 1;
  },
});

/** One account's diagnosis, or all of them with their findings in one list. */
function jsonOf(told: readonly Told[], isWhole: boolean): object {
  const [first, second] = told;
  if (first !== undefined && second === undefined && isWhole) {
    return { account: first.name, ...first.diagnosis };
  }
  return {
    healthy: isWhole && told.every(({ diagnosis }) => diagnosis.healthy),
    findings: told.flatMap(({ name, diagnosis }) =>
      diagnosis.findings.map((finding) => ({ account: name, ...finding })),
    ),
    accounts: told.map(({ name, diagnosis }) => ({ account: name, ...diagnosis })),
  };
}

function textOf(told: readonly Told[], asked: number, color: boolean): string {
  const accounts = told.map((one) => accountText(one, color));
  const parts = [...accounts, openRoutesText(told), asked > 1 ? summaryTable(told, color) : ""];
  return parts.filter((part) => part !== "").join("\n");
}
