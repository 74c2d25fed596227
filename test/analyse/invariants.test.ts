import { describe, expect, test } from "vitest";
import type { Fault } from "#plan/plan";
import { lowered, SHIPPED, shippedWith } from "./support/compiled.ts";
import { proofOf, survived } from "../../generator/analyse/proof.ts";

const shipped = lowered(SHIPPED);

function broken(source: Parameters<typeof lowered>[0]): readonly string[] {
  return lowered(source)
    .diagnostics.filter(({ code }) => code === "invariant-broken")
    .map(({ message }) => message);
}

describe("the shipped spec", () => {
  test("has nothing to be warned of", () => {
    const pressing = shipped.diagnostics.filter(({ severity }) => severity !== "info");
    expect(pressing.map(({ message }) => message)).toEqual([]);
  });

  test.each(shipped.project.invariants.map((invariant) => [invariant.name, invariant] as const))(
    "%s is proven in both packagings, with every fault that it must survive",
    (_, invariant) => {
      for (const packaging of ["project", "plugin"] as const) {
        const effective = shipped.effective(packaging);
        expect(proofOf(effective, invariant).refuted).toEqual([]);
        expect(survived(effective, invariant)).toEqual(
          expect.arrayContaining([...invariant.survives]),
        );
        expect(invariant.survives.length).toBeGreaterThan(3);
      }
    },
  );

  test("Betty Sue's shell is left open by name", () => {
    const own = shipped.project.invariants.find(({ name }) => name === "agents-own-repos");
    if (own === undefined) throw new Error("no such invariant");
    const { acknowledged } = proofOf(shipped.effective(), own);
    expect(acknowledged.map(({ route, path }) => [route, path.at(-1)?.call])).toEqual([
      ["shell", "Bash"],
    ]);
    const { open: _, ...rest } = own;
    expect(proofOf(shipped.effective(), { ...rest, open: [] }).refuted).not.toEqual([]);
  });
});

describe("what refutes a claim", () => {
  test.each([
    [
      "a direct call",
      shippedWith(
        "denies: [code-writes, shell, docs-writes]",
        "denies: [code-writes, docs-writes]",
      ),
      /"qa-changes-nothing" does not hold: qa may call Bash and 2 more of shell/,
    ],
    [
      "another agent's hands",
      shippedWith(
        "denies: [code-writes, shell, docs-writes]\n    spawns: []",
        "denies: [code-writes, shell, docs-writes]\n    spawns: [dev]",
      ),
      /qa may bring about Bash and 2 more of shell by Agent\(dev\), then dev: Bash/,
    ],
    [
      "a message to the main session",
      shippedWith("denies: [docs-writes, delegation]", "denies: [docs-writes]"),
      /others may bring about .* by SendMessage, then betty-sue: pal-e-docs\.create_note/,
    ],
    [
      "a start that is not among those that may",
      shippedWith(
        "denies: [docs-writes]\n    spawns: []",
        "denies: [docs-writes]\n    spawns: [dottie]",
      ),
      /dev may start dottie by Agent\(dottie\)/,
    ],
    [
      "a fault that it must survive",
      shippedWith(
        "may: { start: dottie }\n    survives: [untrusted,",
        "may: { start: dottie }\n    survives: [subdirectory, untrusted,",
      ),
      /others may start dottie by Agent\(dottie\), in a session started in a subdirectory/,
    ],
    [
      "a fault that only the plugin does not survive",
      shippedWith(
        "may: { start: dottie }\n    survives: [untrusted,",
        "may: { start: dottie }\n    survives: [hooks-disabled, untrusted,",
      ),
      /while hooks are disabled \(as a plugin\)/,
    ],
  ])("%s", (_, spec, message) => {
    expect(broken(spec)).toContainEqual(expect.stringMatching(message));
  });

  test("a tool that names no path is in no place: EnterWorktree has to be denied by itself", () => {
    expect(broken(shippedWith("      - worktrees\n", ""))).toEqual([
      expect.stringMatching(/betty-sue may call EnterWorktree inside repositories/),
    ]);
  });

  test("agents that nobody can start refute nothing", () => {
    // A fork has the main session's tools; here nobody starts one.
    expect(shipped.cell("fork", "Write").direct).toBe("conditional");
    expect(broken(SHIPPED)).toEqual([]);
  });
});

describe("an agent that must stay without a shell", () => {
  const stripped = (survives: readonly Fault[], packaging: "project" | "plugin") => {
    const { plan } = lowered(`
spec: 1
name: tight
toolsets:
  shell: { tools: [Bash, PowerShell, Monitor], hook: block-shell, message: "no {tool}" }
agents:
  qa: { does: Reviews., denies: [shell], spawns: [], prompt: p.md }
invariants:
  qa-has-no-shell: { nobody: shell, among: [qa], survives: [${survives.join(", ")}] }
`);
    return plan[packaging].agents.flatMap(({ disallowedTools }) => disallowedTools);
  };

  test.each([
    ["project", ["hooks-disabled", "untrusted"], false],
    ["project", ["subdirectory"], true],
    ["plugin", ["subdirectory", "untrusted"], false],
    ["plugin", ["hooks-disabled"], true],
    ["plugin", [], false],
  ] as const)("as %s, against %j: loses its skills: %s", (packaging, survives, loses) => {
    expect(stripped(survives, packaging).includes("Skill")).toBe(loses);
  });
});
