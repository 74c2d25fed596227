/** Over generated settings and documents: ours comes and goes, the user's part stays. */
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import type { AccountBundle } from "../../generator/provision/account-bundle.ts";
import { RECEIPT, SETTINGS } from "../../generator/client/account-paths.ts";
import type { AccountPlan, Change } from "../../generator/provision/account-plan.ts";
import { planAccount } from "../../generator/provision/plan-account.ts";
import { readReceipt } from "../../generator/provision/receipt.ts";

type Files = Readonly<Record<string, string>>;

const group = (script: string): Record<string, unknown> => ({
  matcher: "Write",
  hooks: [
    { type: "command", command: "node", args: [`\${CLAUDE_PROJECT_DIR}/.claude/hooks/${script}`] },
  ],
});

const bundle: AccountBundle = {
  name: "small",
  packaging: "project",
  files: [{ path: ".claude/hooks/gate.mjs", content: "// gate\n", executable: true }],
  settings: {
    hooks: {
      PreToolUse: [group("gate.mjs"), { ...group("gate.mjs"), matcher: "Edit" }],
      Stop: [group("end.mjs")],
    },
    rest: { env: { OURS: "1" }, permissions: { deny: ["Agent(fork)"] }, ourSwitch: true },
    depth: Infinity,
  },
  servers: { hooks: {}, rest: { mcpServers: { ours: { command: "x" } } }, depth: 2 },
  blocks: [
    {
      name: "one",
      document: "RULES.md",
      heading: "House rules",
      begin: "<!-- small:one:begin -->",
      end: "<!-- small:one:end -->",
      content: "A sentence with `code`.\n",
    },
  ],
  scripts: ["gate.mjs", "end.mjs"],
  state: [],
};

/** One run, on files in memory. */
function runOn(
  files: Files,
  goal: AccountBundle | undefined,
): { readonly plan: AccountPlan; readonly files: Files } {
  const text = files[RECEIPT];
  const read = text === undefined ? undefined : readReceipt(text);
  if (read !== undefined && "reason" in read) throw new Error(read.reason);
  const plan = planAccount(
    { bundle: goal, scripts: bundle.scripts, isKnown: false, hasFolder: () => true },
    {
      look: (path) => {
        const text = files[path];
        return text === undefined
          ? { kind: "absent" }
          : { kind: "file", text, executable: path.endsWith(".mjs") };
      },
      receipt: read,
      options: { force: false, create: false, stripComments: false },
    },
  );
  return { plan, files: applied(files, plan.changes) };
}

function applied(files: Files, changes: readonly Change[]): Files {
  const next = { ...files };
  for (const { path, before, after } of changes) {
    expect(before?.text).toBe(next[path]);
    if (after === undefined) delete next[path];
    else next[path] = after.text;
  }
  return next;
}

const word = fc.stringMatching(/^[a-z]{1,8}$/u);
const value = fc.oneof(
  word,
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.constant("https://x//y /* */"),
);
const handler = fc.record(
  { type: fc.constant("command"), command: word },
  { requiredKeys: ["type", "command"] },
);
const userGroup = fc.record(
  { matcher: word, hooks: fc.array(handler, { maxLength: 3 }) },
  { requiredKeys: ["hooks"] },
);
const hooks = fc.dictionary(
  fc.constantFrom("PreToolUse", "Stop", "SessionStart", "Odd"),
  fc.array(userGroup, { maxLength: 3 }),
);
const permissions = fc.record(
  { allow: fc.array(word), deny: fc.array(fc.oneof(word, fc.constant("Agent(fork)"))) },
  { requiredKeys: [] },
);
const settings = fc
  .tuple(
    fc.record(
      { env: fc.dictionary(word, word), permissions, hooks, 'ä"\\': value, list: fc.array(value) },
      { requiredKeys: [] },
    ),
    fc.dictionary(
      word.filter((key) => !["env", "hooks", "permissions", "model", "agent"].includes(key)),
      value,
    ),
    fc.boolean(),
  )
  .map(([known, other, isFirst]) => (isFirst ? { ...known, ...other } : { ...other, ...known }));

interface Layout {
  readonly indent: string;
  readonly eol: string;
  readonly bom: boolean;
  readonly end: string;
}

const layout: fc.Arbitrary<Layout> = fc.record({
  indent: fc.constantFrom("", "\t", "  ", "    "),
  eol: fc.constantFrom("\n", "\r\n"),
  bom: fc.boolean(),
  end: fc.constantFrom("", "\n", "\n\n  "),
});

function laidOut(value: unknown, { indent, eol, bom, end }: Layout): string {
  const text = JSON.stringify(value, null, indent) + end;
  return (bom ? "\uFEFF" : "") + text.replaceAll("\n", eol);
}

/** Without what the bundle adds, and without containers that nothing else is in. */
function usersPart(text: string): unknown {
  const value = JSON.parse(text.replace(/^\uFEFF/u, "")) as Record<string, unknown>;
  return JSON.parse(
    JSON.stringify(value, (_key, one: unknown) => {
      if (Array.isArray(one))
        return one.filter((part) => !JSON.stringify(part).includes(".claude/hooks/"));
      return one;
    }),
  );
}

const noise = fc.constantFrom(
  "Some text.",
  "```md\n# House rules\n<!-- small:one:begin -->\n```",
  "Mind the `<!-- small:one:begin -->` marker.",
  "    <!-- small:one:end -->",
  "* a\n* b\n\n  c",
  "| a | b |\n| - | - |\n| 1 | 2 |",
  "> quoted\n> <!-- small:one:begin -->",
  "<div>\n<b>x</b>\n</div>",
  "## Another",
  "Another\n-------",
  "<!-- a comment -->",
  "[ref]: https://example.org",
  "---\nname: x\n---",
);
const heading = fc.constantFrom(
  "# House rules",
  "### house   rules ###",
  "House rules\n===========",
);
const document = fc
  .tuple(
    fc.array(noise, { maxLength: 5 }),
    heading,
    fc.array(noise, { maxLength: 5 }),
    fc.constantFrom("\n\n", "\n\n\n"),
    fc.constantFrom("", "\n"),
    fc.constantFrom("\n", "\r\n"),
    fc.boolean(),
  )
  .map(([before, title, after, gap, end, eol, bom]) => {
    const text = [...before, title, ...after].join(gap) + end;
    return (bom ? "\uFEFF" : "") + text.replaceAll("\n", eol);
  });

const files = fc
  .tuple(settings, layout, fc.option(document), fc.boolean())
  .map(([value, style, rules, hasServers]): Files => ({
    [SETTINGS]: laidOut(value, style),
    ...(rules === null ? {} : { "RULES.md": rules }),
    ...(hasServers
      ? { ".mcp.json": laidOut({ mcpServers: { mine: { command: "m" } } }, style) }
      : {}),
  }));

describe("any account", () => {
  test.prop([files])("in twice is in once, and out again gives every byte back", (before) => {
    const once = runOn(before, bundle);
    expect(once.plan.conflicts).toEqual([]);
    expect(once.plan.faults).toEqual([]);
    const twice = runOn(once.files, bundle);
    expect(twice.plan.changes).toEqual([]);
    expect(runOn(once.files, undefined).files).toEqual(before);
  });

  test.prop([files])("the user's lines are all still there, in their order", (before) => {
    const { files } = runOn(before, bundle);
    for (const [path, text] of Object.entries(before)) {
      if (!path.endsWith(".md")) continue;
      const left = (files[path] ?? "").replace(
        /(?:\r?\n){2}<!-- small:one:begin -->\r?\n(?:.*\r?\n){3}<!-- small:one:end -->/u,
        "",
      );
      expect(left.replaceAll(/\s/gu, "")).toBe(text.replaceAll(/\s/gu, ""));
    }
  });

  test.prop([files])("the user's values are all still there", (before) => {
    const { files } = runOn(before, bundle);
    const [was, now] = [usersPart(before[SETTINGS] ?? ""), usersPart(files[SETTINGS] ?? "")];
    expect(now).toMatchObject(without(was, "permissions"));
    const denied = (one: unknown): readonly string[] => (one as Denied).permissions?.deny ?? [];
    expect(denied(now).slice(0, denied(was).length)).toEqual(denied(was));
  });

  test.prop([files, settings, layout])(
    "with other settings since, a removal leaves those settings",
    (before, other, style) => {
      const { files } = runOn(before, bundle);
      const merged = JSON.parse((files[SETTINGS] ?? "").replace(/^\uFEFF/u, "")) as Record<
        string,
        unknown
      >;
      const mine = { ...merged, another: other["list"] ?? 1 };
      const text = laidOut(mine, style);
      fc.pre(text !== files[SETTINGS]);
      const after = runOn({ ...files, [SETTINGS]: text }, undefined).files;
      const original = JSON.parse((before[SETTINGS] ?? "").replace(/^\uFEFF/u, "")) as Record<
        string,
        unknown
      >;
      expect(JSON.parse((after[SETTINGS] ?? "").replace(/^\uFEFF/u, ""))).toEqual({
        ...original,
        another: other["list"] ?? 1,
      });
    },
  );

  test.prop([files, fc.array(fc.nat(3), { minLength: 1, maxLength: 6 })])(
    "copies of ours, wherever they stand, become one of each",
    (before, places) => {
      const value = JSON.parse((before[SETTINGS] ?? "").replace(/^\uFEFF/u, "")) as Users;
      const hooks: Record<string, unknown[]> = { ...value.hooks };
      for (const place of places) {
        const event = ["PreToolUse", "Stop", "SessionStart", "Odd"][place] ?? "Odd";
        const old = {
          hooks: [{ type: "command", command: "/old/.claude/hooks/gate.mjs", timeout: 5 }],
        };
        hooks[event] = [old, ...(hooks[event] ?? []), group("gate.mjs")];
      }
      const text = JSON.stringify({ ...value, hooks }, null, 2);
      const once = runOn({ ...before, [SETTINGS]: text }, bundle);
      const ours = [...(once.files[SETTINGS] ?? "").matchAll(/hooks\/gate\.mjs/gu)];
      expect(ours).toHaveLength(2);
      expect(runOn(once.files, bundle).plan.changes).toEqual([]);
      const gone = JSON.parse(runOn(once.files, undefined).files[SETTINGS] ?? "") as Users;
      const nonEmpty = (one: Users): unknown =>
        Object.entries(one.hooks ?? {}).filter(([, groups]) => groups.length > 0);
      expect(nonEmpty(gone)).toEqual(nonEmpty(value));
    },
  );
});

interface Denied {
  readonly permissions?: { readonly deny?: readonly string[] };
}

interface Users {
  readonly hooks?: Readonly<Record<string, unknown[]>>;
}

function without(value: unknown, key: string): object {
  return Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key));
}
