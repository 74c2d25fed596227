/**
 * Walks the parse tree in the order the shell would run it and follows every way through: `&&`,
 * `||`, `if`, loops. Simple commands are someone else's; this file only knows control flow.
 */
import { diskOnly, eachWorld, stdinBack } from "../outcome.ts";
import type {
  Case,
  For,
  If,
  Pipeline,
  Select,
  Statement,
  SyntaxNode,
  While,
} from "../syntax/parse.ts";
import { runNested } from "./nested.ts";
import { nestedScripts, type Nested } from "../syntax/parse.ts";
import { allWorlds } from "./all-worlds.ts";
import { exempt } from "./exempt.ts";
import { subshell } from "./subshell.ts";
import type { Walk } from "./walking.ts";
import { matched, maySplit, text, type Word } from "../words/word.ts";
import { commandHole } from "../words/parameter.ts";
import { distinct, either, joined, withEntry, type Flow, type World } from "../world.ts";

const maxWorlds = 32;

/** A script or list of statements from each of the worlds. */
export function walkList(
  list: { readonly commands: readonly Statement[] },
  starts: readonly World[],
  walk: Walk,
): Flow {
  let flow: Flow = { ok: starts, fail: [] };
  for (const statement of list.commands) {
    const from = distinct([...flow.ok, ...flow.fail]);
    flow = joined(bounded(from, walk).map((world) => walkStatement(statement, world, walk)));
  }
  return { ok: distinct(flow.ok), fail: distinct(flow.fail) };
}

function bounded(worlds: readonly World[], walk: Walk): readonly World[] {
  const last = worlds.at(-1);
  if (worlds.length <= maxWorlds || last === undefined) return worlds;
  walk.unread("more ways through the command than can be followed", last);
  return worlds.slice(0, maxWorlds);
}

function walkStatement(statement: Statement, world: World, walk: Walk): Flow {
  const { command } = statement;
  if (statement.background === true)
    return { ok: subshell(world, walk, (inner) => walkNode(command, inner, walk)), fail: [] };
  const flow = walkNode(command, world, walk);
  if (command.type !== "Command") return flow;
  if (walk.jumps.isExempt) return flow;
  walk.jumps.ended.push(...flow.fail.filter((after) => after.errexit));
  return { ok: flow.ok, fail: flow.fail.filter((after) => !after.errexit) };
}

/** Any command: simple, compound, pipeline, list. */
export function walkNode(node: SyntaxNode, world: World, walk: Walk): Flow {
  walk.step();
  switch (node.type) {
    case "Command":
      return walk.command(node, world);
    case "AndOr":
      return andOr(node.commands, node.operators, world, walk);
    case "Pipeline":
      return pipeline(node, world, walk);
    case "CompoundList":
    case "Script":
      return walkList(node, [world], walk);
    case "Subshell":
    case "Coproc": {
      const after = subshell(world, walk, (inner) => walkNode(node.body, inner, walk));
      return { ok: after, fail: after };
    }
    case "BraceGroup":
      return walkNode(node.body, world, walk);
    case "Redirected":
      return joined(
        walk
          .redirected(node, world)
          .map((inside) => eachWorld(walkNode(node.command, inside, walk), stdinBack(world))),
      );
    case "Function":
      // It fails only when the name is protected.
      return either({ ...world, functions: withEntry(world.functions, node.name.value, node) });
    default:
      return compound(node, world, walk);
  }
}

function compound(node: SyntaxNode, world: World, walk: Walk): Flow {
  switch (node.type) {
    case "If":
      return conditional(node, world, walk);
    case "While":
      return loop(node, world, walk);
    case "For":
    case "Select":
      return forEach(node, world, walk);
    case "Case":
      return caseOf(node, world, walk);
    case "ArithmeticFor": {
      const after = runNested(nestedScripts(node), [world], walk);
      return repeat(after, walk, (inner) => walkList(node.body, [inner], walk));
    }
    case "TestCommand":
    case "ArithmeticCommand": {
      const after = runNested(nestedScripts(node), [world], walk);
      return { ok: after, fail: after };
    }
    default:
      return either(world);
  }
}

function andOr(
  commands: readonly SyntaxNode[],
  operators: readonly string[],
  world: World,
  walk: Walk,
): Flow {
  const [first, ...rest] = commands;
  if (first === undefined) return either(world);
  let flow = exempt(walk.jumps, true, () => walkNode(first, world, walk));
  for (const [index, next] of rest.entries()) {
    const isExempt = walk.jumps.isExempt || index < rest.length - 1;
    const isAnd = operators[index] === "&&";
    const goesOn = distinct(isAnd ? flow.ok : flow.fail);
    const after = exempt(walk.jumps, isExempt, () =>
      joined(goesOn.map((inner) => walkNode(next, inner, walk))),
    );
    flow = isAnd
      ? { ok: after.ok, fail: distinct([...flow.fail, ...after.fail]) }
      : { ok: distinct([...flow.ok, ...after.ok]), fail: after.fail };
  }
  return flow;
}

function pipeline(node: Pipeline, world: World, walk: Walk): Flow {
  const negated = node.prefixes.filter((prefix) => prefix.type === "Negation").length % 2 === 1;
  const only = node.commands.length === 1 ? node.commands[0] : undefined;
  if (only !== undefined) {
    const isExempt = walk.jumps.isExempt || negated;
    const flow = exempt(walk.jumps, isExempt, () => walkNode(only, world, walk));
    return negated ? { ok: flow.fail, fail: flow.ok } : flow;
  }
  let worlds: readonly World[] = [world];
  let printed: Word | undefined = world.stdin;
  for (const [index, command] of node.commands.entries()) {
    const isLast = index === node.commands.length - 1;
    const stdin: Word | undefined = printed;
    const piped = (inner: World): World =>
      index === 0 || stdin === undefined ? inner : { ...inner, stdin };
    printed = walk.printed(command, piped(world)) ?? { pieces: [{ hole: "the output of a pipe" }] };
    worlds = distinct(worlds.flatMap((from) => element(command, from, piped, isLast, walk)));
  }
  return { ok: worlds, fail: worlds };
}

/** One command of a pipe; some shells run the last one in the shell itself, so both are followed. */
function element(
  command: SyntaxNode,
  world: World,
  piped: (from: World) => World,
  isLast: boolean,
  walk: Walk,
): readonly World[] {
  const work = (): Flow => eachWorld(walkNode(command, piped(world), walk), stdinBack(world));
  const after = allWorlds(walk.jumps, work);
  for (const inner of after) walk.leave({ ...inner, traps: inner.traps.slice(world.traps.length) });
  const outside = after.map(diskOnly(world));
  if (outside.length === 0) return [world];
  return isLast ? [...outside, ...after] : outside;
}

function conditional(node: If, world: World, walk: Walk): Flow {
  const branches: readonly Pick<If, "clause" | "then">[] = [node, ...node.elif];
  let pending: readonly World[] = [world];
  const flows: Flow[] = [];
  for (const branch of branches) {
    const test = condition(branch.clause, pending, walk);
    flows.push(walkList(branch.then, distinct(test.ok), walk));
    pending = distinct(test.fail);
  }
  flows.push(
    node.else === undefined ? { ok: pending, fail: [] } : walkList(node.else, pending, walk),
  );
  return joined(flows);
}

function condition(clause: If["clause"], worlds: readonly World[], walk: Walk): Flow {
  return exempt(walk.jumps, true, () => walkList(clause, worlds, walk));
}

function loop(node: While, world: World, walk: Walk): Flow {
  return repeat([world], walk, (inner) => {
    const test = condition(node.clause, [inner], walk);
    const goesOn = node.kind === "while" ? test.ok : test.fail;
    const body = walkList(node.body, distinct(goesOn), walk);
    return { ok: [...body.ok, ...test.ok], fail: [...body.fail, ...test.fail] };
  });
}

const maxRounds = 5;

/** A body that runs any number of times: until it leads to no world that was not seen before. */
function repeat(starts: readonly World[], walk: Walk, body: (world: World) => Flow): Flow {
  const mark = walk.jumps.out.length;
  let seen = distinct(starts.map((world) => ({ ...world, inLoop: true })));
  let fresh = seen;
  for (let round = 0; fresh.length > 0 && round < maxRounds; round += 1) {
    const flow = joined(fresh.map(body));
    const all = distinct([...seen, ...flow.ok, ...flow.fail, ...walk.jumps.out.slice(mark)]);
    fresh = bounded(all, walk)
      .filter((world) => !seen.includes(world))
      .slice(0, maxWorlds);
    seen = all;
  }
  const last = fresh.at(-1);
  if (last !== undefined) walk.unread("a loop whose state keeps changing", last);
  return outOfLoop(starts, seen);
}

function outOfLoop(starts: readonly World[], worlds: readonly World[]): Flow {
  const inLoop = starts[0]?.inLoop ?? false;
  const after = distinct(worlds.map((world) => ({ ...world, inLoop })));
  return { ok: after, fail: after };
}

function forEach(node: For | Select, world: World, walk: Walk): Flow {
  const starts = runNested(nestedInWords(node), [world], walk);
  const values = (start: World): readonly Word[] => walk.expanded(node, start).map(matched);
  return joined(starts.map((start) => overValues(node, values(start), start, walk)));
}

/** Known values one after another; unknown ones, or a choice of the user's, any number of times. */
function overValues(node: For | Select, values: readonly Word[], start: World, walk: Walk): Flow {
  const body = (inner: World, word: Word): Flow => {
    const vars = withEntry(inner.vars, node.name.value, { word });
    return walkList(node.body, [{ ...inner, vars }], walk);
  };
  const isKnown = node.type === "For" && values.length <= maxWorlds && !values.some(maySplit);
  if (!isKnown) {
    const word = values.length === 1 ? (values[0] ?? text("")) : commandHole(`$${node.name.value}`);
    return repeat([start], walk, (inner) => body(inner, word));
  }
  const mark = walk.jumps.out.length;
  let worlds: readonly World[] = [{ ...start, inLoop: true }];
  for (const word of values) {
    const flow = joined(bounded(worlds, walk).map((inner) => body(inner, word)));
    worlds = distinct([...flow.ok, ...flow.fail, ...walk.jumps.out.slice(mark)]);
  }
  return outOfLoop([start], worlds);
}

function nestedInWords(node: For | Select): readonly Nested[] {
  return (node.wordlist ?? []).flatMap((word) => nestedScripts(word));
}

function caseOf(node: Case, world: World, walk: Walk): Flow {
  const patterns = node.items.flatMap((item) =>
    item.pattern.flatMap((word) => nestedScripts(word)),
  );
  const starts = runNested([...nestedScripts(node.word), ...patterns], [world], walk);
  const bodies = node.items.map((item) => walkList(item.body, starts, walk));
  return joined([...bodies, { ok: starts, fail: starts }]);
}
