/**
 * The one place that knows the shell parser (unbash). Everything else sees the node types
 * re-exported here, so that a new parser version is a change to one file. Plain commands are read
 * without it.
 */
import type { ParameterExpansionPart, Script, SyntaxNode } from "unbash";
import { plainCommandScripts, plainScript } from "./plain-script.ts";
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

/** What happens inside a word: a script runs (`$( )`, backticks, `<( )`, `>( )`), or a name is set (`${X:=…}`, `$((X=1))`). */
export type Nested =
  | { readonly script: Script; readonly error?: string }
  | {
      readonly sets: string;
      /** Leaves its value in the name; absent = some number. */
      readonly by?: ParameterExpansionPart;
      /** Not in a redirection, which a child may expand, nor where arithmetic may pass it over. */
      readonly isCertain: boolean;
    };

/** The name that `X=1`, `X+=1` or `X++` sets in arithmetic. */
function countedIn(node: SyntaxNode): string | undefined {
  const isAssigned =
    node.type === "ArithmeticBinary" && /(?<![=!<>])=$|(?:<<|>>)=$/u.test(node.operator);
  const isStepped = node.type === "ArithmeticUnary" && /^(?:\+\+|--)$/u.test(node.operator);
  const target = isAssigned ? node.left : isStepped ? node.operand : undefined;
  return target?.type === "ArithmeticWord" ? /^[A-Za-z_]\w*/u.exec(target.value)?.[0] : undefined;
}

type Inner = Extract<
  SyntaxNode,
  { readonly type: "CommandExpansion" | "ProcessSubstitution" | "ArithmeticCommandExpansion" }
>;

function isNested(node: SyntaxNode): node is Inner {
  return /^(?:(?:Arithmetic)?CommandExpansion|ProcessSubstitution)$/u.test(node.type);
}

/** What happens inside the words below a node, in order; of scripts the outermost only. */
export function nestedScripts(node: SyntaxNode): readonly Nested[] {
  const plain = plainCommandScripts(node);
  if (plain !== undefined) return plain.map((script) => ({ script }));
  const found: Nested[] = [];
  const visit = (child: SyntaxNode, isRedirected: boolean): void => {
    if (!isNested(child)) {
      const within = isRedirected || /^(?:Redirect|HereString|HereDoc)$/u.test(child.type);
      eachChild(child, (inner) => visit(inner, within));
      if (child.type === "ParameterExpansion" && /^:?=$/u.test(child.operation?.operator ?? ""))
        found.push({ sets: child.parameter, by: child, isCertain: !isRedirected });
      const counted = countedIn(child);
      if (counted !== undefined) found.push({ sets: counted, isCertain: false });
      return;
    }
    if (child.script === undefined) return;
    const error = child.script.errors?.[0]?.message;
    found.push(error === undefined ? { script: child.script } : { script: child.script, error });
  };
  visit(node, false);
  return found;
}
