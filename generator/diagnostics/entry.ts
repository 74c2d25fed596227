import { listing } from "../describe/listing.ts";

/** How much a finding weighs: an error stops the build, a warning does not, an info asks for a look. */
export type Severity = "error" | "warning" | "info";

/** What the catalogue knows about one code. */
export interface Entry<Params> {
  readonly severity: Severity;
  /** A few words, for headings and lists. */
  readonly title: string;
  /** Why it matters, one or two sentences. */
  readonly cause: string;
  /** What to do, one sentence in the imperative; the help line where no nearer advice is given. */
  readonly fix: string;
  /** What is wrong here, one line that quotes the user's text. */
  readonly message: (params: Params) => string;
}

/** Entries by code; the parameters stay those that each `message` asks for. */
export type Entries = Readonly<Record<string, Entry<never>>>;

/** A name that the user wrote and the closest one that exists, if any is close. */
export interface Near {
  readonly near?: string | undefined;
}

/** Names as a sentence lists them: `"a", "b" and "c"`. */
export function listed(names: readonly string[]): string {
  return quotedListing(names, "and");
}

/** Names as a sentence offers them: `"a", "b" or "c"`. */
export function choice(names: readonly string[]): string {
  return quotedListing(names, "or");
}

function quotedListing(names: readonly string[], last: "and" | "or"): string {
  return (
    listing(
      names.map((name) => `"${name}"`),
      last,
    ) || "nothing"
  );
}
