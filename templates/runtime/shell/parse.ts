/**
 * The one place that knows the shell parser (unbash). Everything else sees the node types
 * re-exported here, so that a new parser version is a change to one file. Plain commands are read
 * without it.
 */
import type { ParameterExpansionPart, Script, SyntaxNode } from "unbash";
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

/** What happens inside a word: a script runs (`$( )`, backticks, `<( )`, `>( )`), or a name is set (`${X:=…}`). */
export type Nested =
  | { readonly script: Script; readonly error?: string }
  /** In a redirection it depends on the command whether the shell itself or a child expands it. */
  | { readonly sets: ParameterExpansionPart; readonly isRedirected: boolean };

type Inner = Extract<
  SyntaxNode,
  { readonly type: "CommandExpansion" | "ProcessSubstitution" | "ArithmeticCommandExpansion" }
>;

function isNested(node: SyntaxNode): node is Inner {
  return /^(?:(?:Arithmetic)?CommandExpansion|ProcessSubstitution)$/u.test(node.type);
}

/** What happens inside the words below a node, in order; of scripts the outermost only. */
export function nestedScripts(node: SyntaxNode): readonly Nested[] {
  if (isPlainCommand(node)) return [];
  const found: Nested[] = [];
  const visit = (child: SyntaxNode, isRedirected: boolean): void => {
    if (!isNested(child)) {
      const within = isRedirected || /^(?:Redirect|HereString|HereDoc)$/u.test(child.type);
      eachChild(child, (inner) => visit(inner, within));
      if (child.type === "ParameterExpansion" && /^:?=$/u.test(child.operation?.operator ?? ""))
        found.push({ sets: child, isRedirected });
      return;
    }
    if (child.script === undefined) return;
    const error = child.script.errors?.[0]?.message;
    found.push(error === undefined ? { script: child.script } : { script: child.script, error });
  };
  visit(node, false);
  return found;
}
