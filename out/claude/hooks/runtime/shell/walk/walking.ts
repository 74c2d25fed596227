/** What the walk asks of the rest of the reader. */
import type { Command, For, ParameterExpansionPart, Select, SyntaxNode } from "../syntax/parse.ts";
import type { Jumps } from "../reading.ts";
import type { Word } from "../words/word.ts";
import type { Flow, Value, World } from "../world.ts";

export interface Walk {
  step(): void;
  /** A simple command; nested scripts in its words have not run yet. */
  command(node: Command, world: World): Flow;
  /** Redirections of a compound command: their writes, and the world its body reads from. */
  redirected(node: SyntaxNode, world: World): readonly World[];
  /** What a statement prints, when that is known. */
  printed(node: SyntaxNode, world: World): Word | undefined;
  /** The words of a `for` list. */
  expanded(node: For | Select, world: World): readonly Word[];
  node(node: SyntaxNode, world: World): Flow;
  /** What an expansion that sets its name leaves in it. */
  defaulted(part: ParameterExpansionPart, world: World): Value;
  unread(what: string, world: World): void;
  readonly jumps: Jumps;
  /** Runs the traps that a shell has set when it ends. */
  leave(world: World): void;
}
