/** The shell parser itself. Nothing but `parse.ts` asks it. */
import { forEachChild, parse, type SyntaxNode } from "unbash";

export function parsed(text: string): ReturnType<typeof parse> {
  return parse(text);
}

export function eachChild(node: SyntaxNode, visit: (child: SyntaxNode) => void): void {
  forEachChild(node, visit);
}
