/** Is a text read without the parser, and just as the parser reads it? */
import { parse } from "unbash";
import { isDeepStrictEqual } from "node:util";
import {
  plainCommandScripts,
  plainScript,
} from "../../../../templates/runtime/shell/syntax/plain-script.ts";
import type { SyntaxNode } from "../../../../templates/runtime/shell/syntax/parse.ts";

/** `plain: 2 commands`, `left to the parser`, or what is wrong. */
export function plainness(text: string): string {
  const plain = plainScript(text);
  if (plain === undefined) return "left to the parser";
  if (!isDeepStrictEqual(withoutDerived(plain), withoutDerived(parse(text))))
    return "not as the parser reads it";
  const commands = new Set<SyntaxNode>();
  JSON.stringify(plain, (_, value: unknown) => {
    if (isNode(value) && plainCommandScripts(value) !== undefined) commands.add(value);
    return value;
  });
  return `plain: ${commands.size} commands`;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value;
}

/** As data. `args` and `redirects` say again what `suffix` says; the parser does not print them. */
function withoutDerived(tree: unknown): unknown {
  return JSON.parse(
    JSON.stringify(tree, (key, value: unknown) =>
      key === "args" || key === "redirects" ? undefined : value,
    ),
  );
}
