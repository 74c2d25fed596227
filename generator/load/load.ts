import { type Document, LineCounter, type ParsedNode, parseDocument, type YAMLError } from "yaml";
import { report } from "#diagnostics/catalogue";
import type { Diagnostic } from "#diagnostics/diagnostic";
import { type Span, startOf } from "#ir/span";
import { type Fault, type Reading, readNode } from "./read-node.ts";
import type { Source } from "./source.ts";
import { type Range, spanIn, spansOf } from "./spans.ts";

/** The spec's data when its text is YAML, and what is wrong with the text. */
export interface Loaded {
  /** Absent when a diagnostic is an error. */
  readonly source?: Source;
  readonly diagnostics: readonly Diagnostic[];
}

type SpanOf = (range: Range) => Span;

/**
 * Reads YAML 1.2 text into plain data with positions. Stricter than YAML: one document, no anchors
 * or aliases, no tags, keys are names. A byte order mark and CRLF line ends are fine.
 */
export function load(file: string, given: string): Loaded {
  const text = given.replace(/^\uFEFF/u, "");
  const lines = new LineCounter();
  const spanOf = spanIn(file, lines);
  const reading: Reading = { places: new Map(), faults: [] };
  try {
    const document = parseDocument<ParsedNode>(text, {
      lineCounter: lines,
      prettyErrors: false,
      uniqueKeys: false,
      logLevel: "error",
    });
    const broken = textFault(document, text, spanOf);
    if (broken !== undefined) return { diagnostics: [broken] };
    const value = readNode(document.contents, "", undefined, reading);
    const diagnostics = treeFaults(reading.faults, spanOf);
    if (diagnostics.length > 0) return { diagnostics };
    if (value === null) return { diagnostics: [report("empty-spec", startOf(file), {})] };
    return { source: { file, value, spans: spansOf(reading.places, spanOf) }, diagnostics };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { diagnostics: [report("yaml-syntax", startOf(file), { reason: TOO_DEEP })] };
  }
}

/** The parser recurses once per level: only a text made to break it goes so deep. */
const TOO_DEEP = "the spec is nested too deeply to be read";

/** The first fault of the text; the parser's further ones mostly follow from it. */
function textFault(
  document: Document.Parsed<ParsedNode>,
  text: string,
  spanOf: SpanOf,
): Diagnostic | undefined {
  const control = text.search(/[^\P{Cc}\t\n\r\u0085]/u);
  if (control !== -1) {
    const code = text.charCodeAt(control).toString(16).padStart(4, "0").toUpperCase();
    const reason = `the control character U+${code} is not allowed in YAML`;
    return report("yaml-syntax", spanOf([control, control + 1]), { reason });
  }
  const { explicit, version } = document.directives.yaml;
  if (explicit && version !== "1.2") {
    const reason = `a spec is YAML 1.2, but the text says %YAML ${version}`;
    return report("yaml-syntax", spanOf([0, 0]), { reason });
  }
  const [first] = document.errors;
  return first === undefined ? undefined : syntaxFault(first, spanOf);
}

function syntaxFault(fault: YAMLError, spanOf: SpanOf): Diagnostic {
  const at = spanOf(fault.pos);
  if (fault.code === "MULTIPLE_DOCS") return report("several-documents", at, {});
  const reason = fault.message.includes("call stack") ? TOO_DEEP : fault.message;
  return report("yaml-syntax", at, { reason: reason.charAt(0).toLowerCase() + reason.slice(1) });
}

function treeFaults(faults: readonly Fault[], spanOf: SpanOf): readonly Diagnostic[] {
  // One alias is enough said: a bomb has hundreds.
  const alias = faults.find((fault) => fault.kind === "yaml-alias");
  return faults
    .filter((fault) => fault.kind !== "yaml-alias" || fault === alias)
    .map((fault) => treeFault(fault, spanOf));
}

function treeFault(fault: Fault, spanOf: SpanOf): Diagnostic {
  const at = spanOf(fault.at);
  switch (fault.kind) {
    case "duplicate-key": {
      const related = [{ message: "first given here", span: spanOf(fault.first) }];
      return report("duplicate-key", at, { key: fault.key }, { related });
    }
    case "yaml-alias":
      return report("yaml-alias", at, { text: fault.text });
    case "yaml-tag":
      return report("yaml-tag", at, { tag: fault.tag });
    case "not-a-name":
      return report("yaml-syntax", at, { reason: "a key must be a name" });
  }
}
