import type { Direction } from "#runtime/rule";
import type { Example } from "./example.ts";
import type { Span } from "./span.ts";

export interface Server {
  readonly name: string;
  readonly title: string;
  readonly does: string;
  /** The plugin that brings the server along; such a server is not written to `mcp.json`. */
  readonly plugin?: string;
  readonly connection?:
    | { readonly kind: "http"; readonly url: string }
    | {
        readonly kind: "stdio";
        readonly command: string;
        readonly args: readonly string[];
        readonly env: Readonly<Record<string, string>>;
      };
  /** Further keys of the connection's entry, as they stand. */
  readonly carry?: Readonly<Record<string, unknown>>;
  /** `mcp__…__`, the prefix of every tool name of this server. */
  readonly prefix: string;
  readonly tools: readonly ServerTool[];
  /** A tool that the server offers and the spec does not list counts as a write. */
  readonly unlistedIsWrite: boolean;
  readonly span: Span;
}

export interface ServerTool {
  /** As the server calls it. */
  readonly name: string;
  /** As the client calls it. */
  readonly fullName: string;
  readonly access: "read" | "write";
  /** Assumed, not yet seen on the real server. */
  readonly assumed: boolean;
  readonly span: Span;
}

/** Tools that are denied together, with the hook and the words that refuse them. */
export interface Toolset {
  readonly name: string;
  readonly title: string;
  /** Full names, sorted. */
  readonly tools: readonly string[];
  /** A server of which every tool but these reads is meant, listed or not. */
  readonly server?: {
    readonly name: string;
    readonly prefix: string;
    readonly except: readonly string[];
    readonly unlisted: boolean;
  };
  readonly hook: string;
  readonly message: string;
  readonly onError: Direction;
  readonly examples: readonly Example[];
  readonly span: Span;
}
