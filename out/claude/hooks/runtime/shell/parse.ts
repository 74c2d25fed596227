/**
 * The one place that knows the shell parser (unbash). Everything else sees the node types
 * re-exported here, so that a new parser version is a change to one file. Plain commands are read
 * without it.
 */
import type { Script, SyntaxNode } from "unbash";
import { isPlainCommand, plainScript } from "./plain-script.ts";
import { eachChild, parsed } from "./unbash.lazy.ts";

export type {
  Assignment,
  Case,
  Command,
  For,
  Function as FunctionNode,
  HereDoc,
  If,
  ParameterExpansionPart,
  Pipeline,
  Redirection,
  Script,
  Select,
  Statement,
  SyntaxNode,
  While,
  Word as WordNode,
  WordPart,
} from "unbash";

/** A parsed text, and the first complaint of the parser (the tree is then only a part of the text). */
export interface Parsed {
  readonly script: Script;
  readonly error?: string;
}

/** Reads a shell text. Never throws: what cannot be read is told in `error`. */
export function parseShell(text: string): Parsed {
  const plain = plainScript(text);
  if (plain !== undefined) return { script: plain };
  try {
    const script = parsed(text);
    const error = script.errors?.[0]?.message;
    return error === undefined ? { script } : { script, error };
  } catch (fault) {
    const error = fault instanceof Error ? fault.message : String(fault);
    return { script: { type: "Script", pos: 0, end: 0, shebang: undefined, commands: [] }, error };
  }
}

/** A script that runs inside a word: `$( )`, backticks, `<( )`, `>( )`. */
export interface Nested {
  readonly script: Script;
  readonly error?: string;
}

/** The scripts inside the words below a node, in source order, outermost only. */
export function nestedScripts(node: SyntaxNode): readonly Nested[] {
  if (isPlainCommand(node)) return [];
  const found: Nested[] = [];
  const visit = (child: SyntaxNode): void => {
    const isScript =
      child.type === "CommandExpansion" ||
      child.type === "ProcessSubstitution" ||
      child.type === "ArithmeticCommandExpansion";
    if (!isScript) {
      eachChild(child, visit);
      return;
    }
    if (child.script === undefined) return;
    const error = child.script.errors?.[0]?.message;
    found.push(error === undefined ? { script: child.script } : { script: child.script, error });
  };
  visit(node);
  return found;
}
