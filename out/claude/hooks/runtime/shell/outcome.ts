/** What is left of a command's worlds for whoever started it. */
import type { Flow, World } from "./world.ts";

/** The flow with every world changed. */
export function eachWorld(flow: Flow, change: (world: World) => World): Flow {
  return { ok: flow.ok.map(change), fail: flow.fail.map(change) };
}

/** Of a subshell or another process only what it did to the disk stays. */
export function diskOnly(outside: World): (inside: World) => World {
  return ({ disk }) => ({ ...outside, disk });
}

/** Input turned for one command is turned back behind it. */
export function stdinBack({ stdin }: World): (inside: World) => World {
  return ({ stdin: _stdin, ...inside }) => (stdin === undefined ? inside : { ...inside, stdin });
}
