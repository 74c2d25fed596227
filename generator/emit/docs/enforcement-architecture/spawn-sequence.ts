import type { Project } from "#ir/project";
import { few } from "../../../render/markdown.ts";
import { sequenceDiagram, type SequenceStep } from "../../../render/mermaid.ts";
import { mainAgent } from "../agent-words.ts";
import type { SpawnHooks } from "../spawn-paths.ts";

function hookWords(names: readonly string[]): string {
  return few(names).join(", ");
}

const call = (from: string, to: string, text: string): SequenceStep => ({
  kind: "message",
  from,
  to,
  text,
});
const reply = (from: string, to: string, text: string): SequenceStep => ({
  kind: "message",
  from,
  to,
  text,
  reply: true,
});

/** Both ways to start an agent, with the points at which something can be refused. */
export function spawnSequence(project: Project, hooks: SpawnHooks): string {
  const hook = hooks.gates.length + hooks.starts.length + hooks.stops.length + hooks.inside.length;
  return sequenceDiagram({
    participants: [
      { id: "main", label: mainAgent(project)?.title ?? "Main session" },
      { id: "client", label: "Claude Code" },
      ...(hook === 0 ? [] : [{ id: "hooks", label: "Hooks" }]),
      { id: "agent", label: "Agent" },
    ],
    steps: [
      {
        kind: "alt",
        branches: [
          { label: "Manual, by the Agent tool", steps: manualSteps(hooks) },
          {
            label: "Native delegation",
            steps: [
              call("client", "agent", "starts a forked skill"),
              { kind: "note", over: ["client", "agent"], text: "No hook can refuse this start" },
            ],
          },
        ],
      },
      ...lifeSteps(hooks),
    ],
  });
}

function manualSteps({ gates }: SpawnHooks): readonly SequenceStep[] {
  const ask = call("main", "client", "Agent call with type and prompt");
  if (gates.length === 0) return [ask, call("client", "agent", "starts with the prompt")];
  return [
    ask,
    call("client", "hooks", `PreToolUse: ${hookWords(gates)}`),
    {
      kind: "alt",
      branches: [
        {
          label: "refused",
          steps: [
            reply("hooks", "client", "exit 2 and a message"),
            reply("client", "main", "the message; no agent starts"),
          ],
        },
        {
          label: "passes",
          steps: [
            reply("hooks", "client", "exit 0"),
            call("client", "agent", "starts with the prompt"),
          ],
        },
      ],
    },
  ];
}

function lifeSteps({ starts, inside, stops }: SpawnHooks): readonly SequenceStep[] {
  return [
    ...(starts.length === 0
      ? []
      : [
          call("client", "hooks", `SubagentStart: ${hookWords(starts)}`),
          reply("hooks", "agent", "additionalContext; cannot block"),
        ]),
    ...(inside.length === 0
      ? []
      : [
          call("agent", "hooks", `PreToolUse on its calls: ${hookWords(inside)}`),
          reply("hooks", "agent", "passes, or exit 2 and a message"),
        ]),
    ...(stops.length === 0
      ? []
      : [
          call("agent", "hooks", `SubagentStop: ${hookWords(stops)}`),
          reply("hooks", "agent", "may hold it back"),
        ]),
    reply("agent", "main", "result"),
  ];
}
