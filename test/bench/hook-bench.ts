/** What one call of a hook costs, against an empty script and against the gate as a shell script. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { REPOSITORY } from "../support/repository.ts";
import { type Program, timed } from "./measure.ts";
import { type Line, table } from "./table.ts";
import { writeTranscript } from "./transcripts.ts";

const BASELINE = join(REPOSITORY, "test/bench/baseline/preference-consult-gate.sh");

/** Hooks that read a shell carry a parser and may take longer. */
const SHELL = [
  "block-main-commits",
  "block-no-verify",
  "block-unauthorized-merge",
  "protect-enforcement",
  "review-fix-reminder",
  "fast-forward-reminder",
];

interface Payload {
  readonly event?: string;
  readonly tool: string;
  readonly input: object;
  readonly agent?: string;
  readonly exit?: number;
}

const SHELL_CALL: Payload = {
  tool: "Bash",
  input: { command: "cd src && git status --short && ls -la | head -3" },
};

/** Per hook a call that it has to judge; most calls never start it. */
const CALLS: Readonly<Record<string, Payload>> = {
  "preference-consult-gate": {
    tool: "mcp__plugin_email_email__email-send",
    input: { to: "a@example.org", attachments: ["q.pdf"] },
    exit: 2,
  },
  "block-write-tools": {
    tool: "Write",
    input: { file_path: "a.ts", content: "x" },
    agent: "qa",
    exit: 2,
  },
  "block-docs-writes": {
    tool: "mcp__pal-e-docs__update_note",
    input: { slug: "a" },
    agent: "dev",
    exit: 2,
  },
  "check-agent-spawn": {
    tool: "Agent",
    input: { subagent_type: "dev", prompt: "plan-checkout, issue #4: fix it" },
  },
  "check-issue": { tool: "Write", input: { file_path: "documents/a.md", content: "x" } },
  "block-main-commits": SHELL_CALL,
  "block-no-verify": SHELL_CALL,
  "block-unauthorized-merge": SHELL_CALL,
  "protect-enforcement": SHELL_CALL,
  "review-fix-reminder": { ...SHELL_CALL, event: "PostToolUse" },
};

/** Plain commands and messages in here-documents are read without the shell parser; the others need it. */
const FURTHER: readonly (readonly [hook: string, what: string, command: string])[] = [
  ["protect-enforcement", "a loop", `for f in *.ts; do grep -n a "$f"; done`],
  ["block-no-verify", "a variable", `F=%h; git log --format="$F" | head -3`],
  ["block-no-verify", "a here-document", `git log --format="$(cat <<'EOF'\n%h %s\nEOF\n)"`],
];

function furtherPrograms(room: string, transcript: string): readonly Program[] {
  return FURTHER.map(([hook, what, command]) =>
    hookProgram(room, hook, transcript, `${hook}, ${what}`, { tool: "Bash", input: { command } }),
  );
}

function hookProgram(
  room: string,
  hook: string,
  transcript: string,
  name = hook,
  call = CALLS[hook] ?? SHELL_CALL,
): Program {
  const { event = "PreToolUse", tool, input, agent, exit = 0 } = call;
  const payload = {
    session_id: "s",
    hook_event_name: event,
    cwd: REPOSITORY,
    transcript_path: transcript,
    tool_name: tool,
    tool_input: input,
    ...(agent === undefined ? {} : { agent_id: "a1", agent_type: agent }),
  };
  const script = join(room, "out/claude/hooks", `${hook}.mjs`);
  return { name, command: process.execPath, args: [script], input: JSON.stringify(payload), exit };
}

/** The bundle as the program writes it now, not as it was committed. */
function writeBundle(room: string): void {
  const args = [join(REPOSITORY, "generator/bin.mjs"), "build"];
  const paths = ["--spec", join(REPOSITORY, "spec/enforcement.yaml"), "--out", join(room, "out")];
  timed([{ name: "build", command: process.execPath, args: [...args, ...paths] }], 1);
}

interface Transcripts {
  readonly small: string;
  readonly large: string;
  readonly huge: string;
}

export function hookBench(room: string, rounds: number): string {
  writeBundle(room);
  const paths: Transcripts = {
    small: join(room, "1mb.jsonl"),
    large: join(room, "100mb.jsonl"),
    huge: join(room, "1gb.jsonl"),
  };
  writeTranscript(paths.small, 1e6);
  writeTranscript(paths.large, 1e8);
  writeTranscript(paths.huge, 1e9, true);
  return [startTable(room, paths.small, rounds), transcriptTable(room, paths, rounds)].join("\n");
}

function startTable(room: string, transcript: string, rounds: number): string {
  const script = join(room, "empty.mjs");
  writeFileSync(script, "");
  const empty: Program = { name: "empty", command: process.execPath, args: [script] };
  const hooks = Object.keys(CALLS).map((hook) => hookProgram(room, hook, transcript));
  const parsed = furtherPrograms(room, transcript);
  const [base, ...starts] = timed([empty, ...hooks, ...parsed], rounds);
  if (base === undefined) throw new Error("nothing was measured");
  const lines = starts.map(({ name, median, least }): Line => ({
    what: name,
    value: median / base.median,
    unit: "×",
    limit: SHELL.some((hook) => name.startsWith(hook)) ? 1.8 : 1.4,
    note: `${median.toFixed(0)} ms; fastest runs ${(least / base.least).toFixed(2)} ×`,
  }));
  const first: Line = { what: "an empty node x.mjs", value: base.median, unit: "ms" };
  return table("Start of a hook, against an empty script", [first, ...lines]);
}

function transcriptTable(room: string, paths: Transcripts, rounds: number): string {
  const gate = "preference-consult-gate";
  const ours = Object.entries(paths).map(([name, path]) => hookProgram(room, gate, path, name));
  const ends = ours.filter(({ name }) => name !== "large");
  const shell = [paths.small, paths.large].map((path, index): Program => {
    const program = hookProgram(room, gate, path, `shell-${index}`);
    return { ...program, command: "bash", args: [BASELINE] };
  });
  const times = new Map(
    timed([...ours, ...shell.slice(0, 1)], rounds).map((time) => [time.name, time.median]),
  );
  const [slow] = timed(shell.slice(1), 3);
  // By themselves and more often: a difference of milliseconds between two starts of 30 and more.
  const [small, huge] = timed(ends, rounds * 3);
  const of = (name: string): number => times.get(name) ?? NaN;
  return table("The preference gate by size of transcript", [
    { what: "1 MB", value: of("small"), unit: "ms" },
    {
      what: "1 MB, against bash + python3",
      value: of("small") / of("shell-0"),
      unit: "×",
      limit: 1,
      note: `${of("shell-0").toFixed(0)} ms`,
    },
    { what: "100 MB", value: of("large"), unit: "ms" },
    {
      what: "100 MB, against bash + python3",
      value: of("large") / (slow?.median ?? NaN),
      unit: "×",
      limit: 0.1,
      note: `${slow?.median.toFixed(0)} ms`,
    },
    {
      what: "1 GB more than 1 MB",
      value: (huge?.median ?? NaN) - (small?.median ?? NaN),
      unit: "ms",
      limit: 10,
      note: `fastest runs ${((huge?.least ?? NaN) - (small?.least ?? NaN)).toFixed(1)} ms`,
    },
  ]);
}
