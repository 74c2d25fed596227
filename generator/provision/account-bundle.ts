import type { Packaging } from "#plan/plan";
import type { WantedBlock } from "./merge-document.ts";
import type { WantedJson } from "./merge-json.ts";

/** One file of ours in an account. */
export interface AccountFile {
  /** Below the account's folder. */
  readonly path: string;
  readonly content: string;
  readonly executable: boolean;
}

/** A block and the document that it goes into. */
export interface AccountBlock extends WantedBlock {
  /** Below the account's folder. */
  readonly document: string;
}

/** All that one packaging of a bundle brings into an account. */
export interface AccountBundle {
  /** Name of the spec. */
  readonly name: string;
  readonly packaging: Packaging;
  readonly files: readonly AccountFile[];
  readonly settings: WantedJson;
  readonly servers: WantedJson;
  readonly blocks: readonly AccountBlock[];
  /** File names of the scripts that handlers in settings run. */
  readonly scripts: readonly string[];
  /** Files that hooks write while they run. */
  readonly state: readonly string[];
}
