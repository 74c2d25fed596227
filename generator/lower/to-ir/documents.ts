import { near } from "#diagnostics/catalogue";
import type { Architecture, Block } from "#ir/documents";
import type { SpecArchitecture, SpecBlock } from "../../load/spec-shape.ts";
import { at, entriesOf, problem, type Scope, trimmed } from "./scope.ts";

export function resolveBlocks(scope: Scope): readonly Block[] {
  return entriesOf(scope.spec.blocks).map(([name, block]) => ({
    name,
    document: block.document,
    under: block.under,
    content: contentOf(block),
    span: at(scope, ["blocks", name]),
  }));
}

function contentOf(block: SpecBlock): Block["content"] {
  if ("text" in block) return { kind: "text", text: trimmed(block.text) };
  if ("hooks" in block) return { kind: "hooks" };
  const counts = entriesOf(block.counts).map(([name, count]) => ({ name, ...count }));
  return { kind: "audit", intro: trimmed(block.intro), counts, outro: trimmed(block.outro) };
}

export function resolveArchitecture(scope: Scope): Architecture | undefined {
  const { architecture } = scope.spec;
  if (architecture === undefined) return undefined;
  return {
    layers: architecture.layers,
    flow: architecture.flow,
    principles: principlesOf(scope, architecture),
    related: entriesOf(architecture.related).map(([slug, text]) => ({ slug, text })),
    span: at(scope, ["architecture"]),
  };
}

function principlesOf(scope: Scope, { principles }: SpecArchitecture): Architecture["principles"] {
  const known = Object.keys(scope.spec.invariants ?? {});
  return principles.map(({ says, because, invariants = [] }, index) => {
    invariants.forEach((name, each) => {
      if (known.includes(name)) return;
      const path = ["architecture", "principles", index, "invariants", each];
      problem(scope, "unknown-invariant", path, { invariant: name, near: near(name, known) });
    });
    return { says, ...(because === undefined ? {} : { because }), invariants };
  });
}
