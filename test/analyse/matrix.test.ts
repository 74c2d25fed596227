import { describe, expect, test } from "vitest";
import { FAULTS } from "#plan/plan";
import { lowered, SHIPPED, way } from "./support/compiled.ts";

const shipped = lowered(SHIPPED);

describe("the shipped spec", () => {
  test.each([
    ["qa", "Write", "denied"],
    ["qa", "Bash", "denied"],
    ["qa", "Monitor", "denied"],
    ["qa", "Read", "allowed"],
    ["qa", "pal-e-docs.create_note", "denied"],
    ["qa", "pal-e-docs.*", "denied"],
    ["qa", "Agent", "denied"],
    ["qa", "Skill", "denied"],
    ["qa", "AskUserQuestion", "absent"],
    ["dev", "Write", "conditional"],
    ["dev", "Bash", "conditional"],
    ["dev", "pal-e-docs.update_note", "denied"],
    ["dev", "forgejo.create_issue", "allowed"],
    ["dottie", "pal-e-docs.update_note", "allowed"],
    ["dottie", "forgejo.*", "denied"],
    ["betty-sue", "Write", "conditional"],
    ["betty-sue", "Agent", "conditional"],
    ["betty-sue", "Workflow", "denied"],
    ["betty-sue", "pal-e-docs.update_note", "allowed"],
    ["general-purpose", "pal-e-docs.update_note", "denied"],
    ["general-purpose", "SendMessage", "denied"],
    ["general-purpose", "Agent", "denied"],
    ["general-purpose", "Write", "conditional"],
    ["others", "pal-e-docs.*", "denied"],
    ["others", "*", "allowed"],
    ["fork", "ScheduleWakeup", "denied"],
    ["Explore", "Agent", "absent"],
    ["Explore", "Write", "reachable"],
  ])("%s %s: %s, as project files and as a plugin", (agent, tool, verdict) => {
    expect(shipped.cell(agent, tool).verdict).toBe(verdict);
    expect(shipped.cell(agent, tool, "plugin").verdict).toBe(verdict);
  });

  test("a reviewer without tools that change files has none under any fault", () => {
    for (const packaging of ["project", "plugin"] as const) {
      for (const tool of ["Write", "Edit", "NotebookEdit", "Bash", "PowerShell", "Monitor"]) {
        const { under, path } = shipped.cell("qa", tool, packaging);
        expect(FAULTS.map((fault) => under[fault])).toEqual(FAULTS.map(() => "holds"));
        expect(path).toBeUndefined();
      }
    }
  });

  test("what only hooks refuse opens when hooks are disabled", () => {
    const { under } = shipped.cell("general-purpose", "pal-e-docs.update_note");
    expect(under).toEqual({
      untrusted: "holds",
      "hooks-disabled": "open",
      "script-missing": "overblocks",
      "interpreter-missing": "overblocks",
      hang: "overblocks",
      subdirectory: "open",
    });
  });

  test("a plugin's hooks do not depend on where the session starts", () => {
    const { under } = shipped.cell("general-purpose", "pal-e-docs.update_note", "plugin");
    expect(under.subdirectory).toBe("holds");
  });

  test("Betty Sue's shell goes round the condition on her file tools", () => {
    expect(way(shipped.cell("betty-sue", "Write"))).toBe("betty-sue: Bash");
    expect(way(shipped.cell("Explore", "Write"))).toBe("Explore: Bash");
  });

  test.each([
    ["betty-sue", "Read", 0],
    ["qa", "Write", 0],
    ["betty-sue", "pal-e-docs.update_note", 1],
    ["qa", "pal-e-docs.*", 1],
    ["betty-sue", "pal-e-docs.get_note", 0],
    ["Explore", "Write", 0],
  ])("a call of %s by %s starts %i processes", (agent, tool, processes) => {
    expect(shipped.cell(agent, tool).cost).toBe(processes);
  });
});

const ROUTES = `
spec: 1
name: routes
toolsets:
  writes:
    tools: [Write, Edit, NotebookEdit, Artifact, DesignSync, EnterWorktree]
    hook: block-writes
    message: "no {tool}"
  shell: { tools: [Bash, PowerShell, Monitor], hook: block-writes, message: "no {tool}" }
agents:
  lead: { main: true, does: Leads., spawns: any, prompt: p.md }
  free: { does: Anything., spawns: any, prompt: p.md }
  held: { does: Reviews., denies: [writes, shell], spawns: any, prompt: p.md }
  tied: { does: Reviews., denies: [writes, shell], spawns: [held], prompt: p.md }
  alone: { does: Reviews., denies: [writes, shell], spawns: [], prompt: p.md }
`;

describe("routes", () => {
  const { cell } = lowered(ROUTES);

  test("an agent that may start others writes by their hands, by the shortest way", () => {
    expect(cell("held", "Write").verdict).toBe("reachable");
    expect(way(cell("held", "Write"))).toBe("held: Agent(free), free: Write");
    expect(cell("held", "Write").path?.map(({ route }) => route)).toEqual(["spawn", undefined]);
  });

  test("a chain of agents is followed to its end", () => {
    expect(way(cell("tied", "Write"))).toBe("tied: SendMessage, lead: Write");
    const without = lowered(
      ROUTES.replace("tools: [Bash,", "tools: [SendMessage, CronCreate, RemoteTrigger, Bash,"),
    );
    expect(way(without.cell("tied", "Write"))).toBe(
      "tied: Agent(held), held: Agent(free), free: Write",
    );
  });

  test("an agent that starts nobody reaches nothing", () => {
    expect(cell("alone", "Write").verdict).toBe("denied");
    expect(cell("alone", "Write").path).toBeUndefined();
  });

  test("a fault that takes the spawn rule away opens the way it held", () => {
    const held = lowered(
      `${ROUTES.replace("tools: [Bash,", "tools: [SendMessage, CronCreate, RemoteTrigger, Bash,")}  inner: { does: Reviews., denies: [writes, shell], spawns: [alone], prompt: p.md }\n`,
    );
    const { verdict, under } = held.cell("inner", "Write");
    expect(verdict).toBe("denied");
    expect(under["hooks-disabled"]).toBe("open");
    expect(under["script-missing"]).not.toBe("open");
  });

  test("where a shell is left, the files are not out of reach", () => {
    const shelled = lowered(ROUTES.replaceAll("denies: [writes, shell]", "denies: [writes]"));
    expect(way(shelled.cell("alone", "Write"))).toBe("alone: Bash");
  });

  test("a forking skill starts its agent past the spawn rule", () => {
    const spec = `
spec: 1
name: skills
toolsets:
  stop: { tools: [Agent, Workflow], hook: stop, message: "no {tool}" }
agents:
  lead: { main: true, does: Leads., denies: [stop], spawns: [], prompt: p.md }
  worker: { does: Works., spawns: [], prompt: p.md }
skills:
  go: { does: Goes., when: Go., agent: worker, prompt: p.md }
invariants:
  nobody-starts-it: { only: [], may: { start: worker } }
`;
    const { diagnostics } = lowered(spec.replace("only: []", "only: [worker]"));
    const broken = diagnostics.filter(({ code }) => code === "invariant-broken");
    expect(broken.map(({ message }) => message)).toContain(
      '"nobody-starts-it" does not hold: lead may start worker by Skill(go)',
    );
  });
});

describe("conditions that the caller settles", () => {
  test("a gate that asks for the main session refuses everyone else", () => {
    const { cell } = lowered(`
spec: 1
name: gate
agents:
  lead: { main: true, does: Leads., prompt: p.md }
  dev: { does: Works., prompt: p.md }
hooks:
  guard:
    does: Guards.
    on: PreToolUse
    calls: [{ tool: Bash }]
    require: { agent-is: [lead] }
    else: block
    message: no
    onError: block
`);
    expect(cell("lead", "Bash").direct).toBe("allowed");
    expect(cell("dev", "Bash").direct).toBe("denied");
    expect(cell("others", "Bash").direct).toBe("denied");
  });

  test("a spawn rule lets nobody start what they may not, whatever the prompt says", () => {
    for (const agent of ["dev", "general-purpose", "others", "fork"]) {
      expect(shipped.cell(agent, "Agent").verdict).toBe("denied");
    }
  });
});
