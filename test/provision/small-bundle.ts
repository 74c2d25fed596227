/** A bundle of one of everything, small enough to let every write of a run fail once. */
import type { VirtualFile } from "../../generator/emit/virtual-file.ts";
import { manifestOf } from "../../generator/io/manifest.ts";
import { minimalProject } from "../docs/sample-project.ts";

export interface Variant {
  /** Text of the gate, so that there can be versions. */
  readonly gate?: string;
  readonly hooks?: readonly string[];
  /** Handler groups of other people's scripts that the spec carries. */
  readonly carried?: readonly object[];
  readonly block?: string;
  readonly deny?: readonly string[];
  readonly server?: string;
  readonly switch?: boolean;
}

const handler = (script: string): object => ({
  type: "command",
  command: "node",
  args: [`\${CLAUDE_PROJECT_DIR}/.claude/hooks/${script}`],
  timeout: 10,
  onFailure: "block",
});

/** The handler group of a script in the settings of `smallFiles`. */
export const groupOf = (script: string): object => ({ matcher: "Write", hooks: [handler(script)] });

/** The files of the bundle of the spec "small". */
export function smallFiles(variant: Variant = {}): readonly VirtualFile[] {
  const {
    gate = "gate",
    hooks = ["gate.mjs"],
    block = "A *sentence*.",
    deny = ["Agent(fork)"],
  } = variant;
  const { server = "docs-server" } = variant;
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  const file = (
    path: string,
    content: string,
    kind: VirtualFile["kind"],
    place?: string,
  ): VirtualFile => ({
    path,
    content,
    kind,
    executable: kind === "hook",
    because: [],
    ...(place === undefined ? {} : { place }),
  });
  const settings = {
    env: { DEPTH: "1" },
    permissions: { deny },
    disableSkillShellExecution: variant.switch ?? true,
    hooks: { PreToolUse: [...(variant.carried ?? []), ...hooks.map(groupOf)] },
  };
  const files = [
    ...hooks.map((name) =>
      file(`claude/hooks/${name}`, `// ${gate}\n`, "hook", `.claude/hooks/${name}`),
    ),
    file("claude/agents/qa.md", "---\nname: qa\n---\n\nReview.\n", "agent", ".claude/agents/qa.md"),
    file("claude/settings.json", json(settings), "settings", ".claude/settings.json"),
    file(
      "claude/mcp.json",
      json({ mcpServers: { docs: { command: server } } }),
      "mcp",
      ".mcp.json",
    ),
    file("plugin/.claude-plugin/plugin.json", json({ name: "small" }), "plugin"),
    file("docs/blocks/sentence.md", `${block}\n`, "block"),
  ];
  const at = minimalProject.span;
  const content = { kind: "text", text: block } as const;
  const blocks = [
    { name: "sentence", document: "RULES.md", under: "House rules", content, span: at },
  ];
  return [...files, manifestOf(files, "spec.yaml", { ...minimalProject, blocks })];
}
