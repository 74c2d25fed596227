import { describe, expect, test } from "vitest";
import type { Compared } from "../../generator/analyse/diff/compare.ts";
import { SHIPPED, shippedWith } from "./support/compiled.ts";
import { compared, ownFolder } from "./support/compare.ts";
import { SHOWN } from "./support/shown-changes.ts";

const folder = ownFolder();

/** The change of that name, or the one that is about that caller and that call. */
function about(changes: readonly Compared[], id: string): Compared | undefined {
  const [agent = "", tool = ""] = id.split("/");
  return changes.find(
    (one) => one.id === id || (one.agents.includes(agent) && one.tools.includes(tool)),
  );
}

describe("each of these weakens the shipped spec", () => {
  test.each([
    ["QA may start agents", "qa/CronCreate", { agent: "qa", tool: "CronCreate" }],
    ["QA may start agents", "qa-changes-nothing", { agent: "qa", tool: "Agent" }],
    [
      "a write of pal-e-docs counts as a read",
      "dev/pal-e-docs.tag_note",
      { agent: "dev", tool: "mcp__pal-e-docs__tag_note" },
    ],
    [
      "unlisted tools of pal-e-docs are no writes",
      "dev/pal-e-docs.*",
      { agent: "dev", tool: "mcp__pal-e-docs__unlisted-tool" },
    ],
    [
      "a deny rule fails open",
      "Explore/pal-e-docs.create_note",
      { agent: "Explore", tool: "mcp__pal-e-docs__create_note", fault: "script-missing" },
    ],
    ["Dottie gets Write", "dottie/Write", { agent: "dottie" }],
    ["Dottie gets Write", "dottie-has-no-shell", { agent: "dottie", tool: "Artifact" }],
    [
      "Dev may start Dottie",
      "dev/Agent(dottie)",
      { agent: "dev", tool: "Agent", input: { subagent_type: "dottie" } },
    ],
    [
      "Dev may start Dottie",
      "only-betty-sue-starts-dottie",
      { agent: "dev", tool: "Agent", input: { subagent_type: "dottie" } },
    ],
  ] as const)("%s: %s", async (change, id, witness) => {
    const { weaker, stronger } = await compared(folder, SHIPPED, SHOWN[change]);
    const found = about(weaker, id);
    expect(found?.witness).toMatchObject({ ...witness, old: "refused", new: "passes" });
    expect(found?.packagings).toContain("project");
    expect(found?.spec.old.length).toBeGreaterThan(0);
    expect(found?.spec.new.length).toBeGreaterThan(0);
    expect(stronger).toEqual([]);
    expect(weaker.filter((one) => one.witness === undefined)).toEqual([]);
  });

  test.each(Object.entries(SHOWN))("the way back from %s is stronger", async (_, changed) => {
    const { weaker, stronger } = await compared(folder, changed, SHIPPED);
    expect(weaker).toEqual([]);
    expect(stronger.length).toBeGreaterThan(0);
  });
});

describe("conditions", () => {
  test.each([
    [
      "a file type that no longer counts as a document",
      shippedWith("[.pdf, .html, .docx]", "[.pdf, .html]"),
      "betty-sue/SendUserFile",
      { input: { files: ["a.docx"] } },
    ],
    [
      "a reference that is easier to name",
      shippedWith("pattern: '\\bPR\\s*#\\d+'", "pattern: '\\bPR\\s*#?\\d+'"),
      "betty-sue/Agent(qa)",
      { tool: "Agent" },
    ],
    [
      "a branch that is no longer guarded",
      shippedWith(
        "any: [{ moves-branch: [main, master] }, { pushes-branch: [main, master] }]",
        "any: [{ moves-branch: [main] }, { pushes-branch: [main, master] }]",
      ),
      "betty-sue/Bash",
      { branch: "master", place: "repository" },
    ],
    [
      "a merge that waits for no word",
      shippedWith("        - { prompt-said: '\\bmerge\\b', since: session }\n", "", [
        "    confirm: [prompt-said]\n",
        "",
      ]),
      "betty-sue/forgejo.merge_pull_request",
      { tool: "mcp__forgejo__merge_pull_request" },
    ],
    [
      "preferences that may have been read at any time",
      shippedWith("since: last-user-turn, evidence: call", "since: session, evidence: call"),
      "betty-sue/SendUserFile",
      {
        transcript: [
          { user: "Start." },
          { call: "mcp__plugin_memory_memory__profile-read" },
          { user: "Go on." },
        ],
      },
    ],
    [
      "an agent that is no longer held back",
      shippedWith("      qa: [pull-request]\n    message", "    message"),
      "subagent-stop",
      { agent: "qa" },
    ],
  ])("%s", async (_, changed, id, witness) => {
    const { weaker } = await compared(folder, SHIPPED, changed);
    const found = about(weaker, id);
    expect(found?.witness).toMatchObject({ ...witness, old: "refused", new: "passes" });
    const back = await compared(folder, changed, SHIPPED);
    expect(back.weaker).toEqual([]);
    expect(about(back.stronger, id)).toBeDefined();
  });

  test("a condition that is said in another order is the same condition", async () => {
    const changed = shippedWith("[.pdf, .html, .docx]", "[.docx, .pdf, .html]", [
      "{ any: [{ moves-branch: [main, master] }, { pushes-branch: [main, master] }] }",
      "{ any: [{ pushes-branch: [master, main] }, { moves-branch: [main, master] }] }",
    ]);
    expect((await compared(folder, SHIPPED, changed)).all).toEqual([]);
  });

  test("a condition that no call was found to tell apart does not pass for harmless", async () => {
    const changed = shippedWith(
      "pattern: '\\bPR\\s*#\\d+'",
      "pattern: '\\bPR\\s*#\\d+(?!\\d{40})'",
    );
    const { weaker } = await compared(folder, SHIPPED, changed);
    const found = weaker.find(({ id }) => id === "betty-sue/Agent(qa)");
    expect(found?.witness).toBeUndefined();
    expect(found?.what).toContain("no call was found");
  });
});

describe("what changes no verdict", () => {
  test("wording is neutral and says so", async () => {
    const changed = shippedWith("No plan, no agent: the prompt", "No plan: the prompt");
    const { all } = await compared(folder, SHIPPED, changed);
    expect(all).toMatchObject([
      {
        id: "check-agent-spawn",
        direction: "neutral",
        what: expect.stringMatching(/wording only/),
      },
    ]);
  });

  test("a reminder that says something else is neutral", async () => {
    const changed = shippedWith("before new work starts from it", "before anything else");
    const { all } = await compared(folder, SHIPPED, changed);
    expect(all).toMatchObject([{ id: "fast-forward-reminder", direction: "neutral" }]);
  });

  test("a claim that says less is told, and weakens nothing by itself", async () => {
    const changed = shippedWith(
      "among: [dottie]\n    survives: [untrusted, ",
      "among: [dottie]\n    survives: [",
    );
    const { weaker, neutral } = await compared(folder, SHIPPED, changed);
    expect(weaker).toEqual([]);
    expect(neutral).toMatchObject([{ id: "dottie-has-no-shell" }]);
  });

  test("nothing at all", async () => {
    expect((await compared(folder, SHIPPED, SHIPPED)).all).toEqual([]);
  });
});

describe("acknowledgements", () => {
  const changed = shippedWith("[.pdf, .html, .docx]", "[.pdf, .html]");
  const acknowledged = (key: string) => ({
    ...changed,
    text: `${changed.text}\nweakens:\n  ${key}: documents are sent as PDF only\n`,
  });

  test.each(['"*/SendUserFile"', "preference-consult-gate"])("by %s", async (key) => {
    const { weaker } = await compared(folder, SHIPPED, acknowledged(key));
    expect(weaker.map((one) => one.acknowledged)).toEqual(["documents are sent as PDF only"]);
  });

  test("of one agent among several do not cover the others", async () => {
    const { weaker } = await compared(folder, SHIPPED, acknowledged("betty-sue/SendUserFile"));
    expect(weaker.map((one) => one.acknowledged)).toEqual([undefined]);
  });

  test("of something else count for nothing", async () => {
    const { weaker } = await compared(folder, SHIPPED, acknowledged("qa/Write"));
    expect(weaker.map((one) => one.acknowledged)).toEqual([undefined]);
  });
});

test("a new agent is measured by what any other agent could do before", async () => {
  const agent = "  clerk:\n    does: Files notes.\n    spawns: []\n    prompt: prompts/dev.md\n";
  const { weaker, neutral } = await compared(
    folder,
    SHIPPED,
    shippedWith("others:\n  does: Every", `${agent}others:\n  does: Every`),
  );
  expect(about(weaker, "clerk/pal-e-docs.create_note")).toBeDefined();
  expect(neutral.map(({ id }) => id)).toContain("clerk");
});
