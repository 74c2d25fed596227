/** The YAML language server that editors use, asked about a spec in a folder. */
import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { REPOSITORY } from "../support/repository.ts";

export interface Answer {
  readonly result?: unknown;
  readonly method?: string;
  readonly id?: number;
  readonly params?: unknown;
}

export interface LanguageServer {
  readonly open: (path: string, text: string) => void;
  /** Position counts from 0. */
  readonly ask: (method: string, path: string, line: number, character: number) => Promise<unknown>;
  readonly diagnostics: (path: string) => Promise<readonly { readonly message: string }[]>;
  readonly stop: () => void;
}

/** Messages as the protocol frames them. */
function frames(onMessage: (message: Answer) => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = rest.indexOf("\r\n\r\n");
      const length = Number(/Content-Length: (\d+)/u.exec(rest.subarray(0, head).toString())?.[1]);
      if (head === -1 || rest.length < head + 4 + length) return;
      onMessage(JSON.parse(rest.subarray(head + 4, head + 4 + length).toString()) as Answer);
      rest = rest.subarray(head + 4 + length);
    }
  };
}

export async function languageServer(): Promise<LanguageServer> {
  const bin = join(REPOSITORY, "node_modules/yaml-language-server/bin/yaml-language-server");
  const child: ChildProcess = spawn(process.execPath, [bin, "--stdio"], {
    env: { ...process.env, NODE_OPTIONS: "" },
  });
  const waiting = new Map<number, (result: unknown) => void>();
  const published = new Map<string, readonly { readonly message: string }[]>();
  const listeners = new Set<() => void>();
  let last = 0;
  const send = (message: object): void => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    child.stdin?.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  };
  const request = (method: string, params: object): Promise<unknown> =>
    new Promise((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      send({ id: last, method, params });
    });
  child.stdout?.on(
    "data",
    frames(({ id, method, result, params }) => {
      if (method === undefined && id !== undefined) waiting.get(id)?.(result);
      // What it asks back (settings, capabilities) is answered with nothing special.
      else if (id !== undefined)
        send({ id, result: method === "workspace/configuration" ? [{}, {}, {}, {}, {}] : null });
      else if (method === "textDocument/publishDiagnostics") {
        const { uri, diagnostics } = params as {
          readonly uri: string;
          readonly diagnostics: readonly { readonly message: string }[];
        };
        published.set(uri, diagnostics);
        for (const listener of listeners) listener();
      }
    }),
  );
  const uriOf = (path: string): string => pathToFileURL(path).href;
  await request("initialize", {
    processId: process.pid,
    rootUri: null,
    capabilities: { textDocument: { completion: { completionItem: {} }, hover: {} } },
  });
  send({ method: "initialized", params: {} });
  return {
    open: (path, text) => {
      const document = { uri: uriOf(path), languageId: "yaml", version: 1, text };
      send({ method: "textDocument/didOpen", params: { textDocument: document } });
    },
    ask: (method, path, line, character) =>
      request(`textDocument/${method}`, {
        textDocument: { uri: uriOf(path) },
        position: { line, character },
      }),
    diagnostics: (path) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = published.get(uriOf(path));
          if (found === undefined) return;
          listeners.delete(look);
          resolve(found);
        };
        listeners.add(look);
        look();
      }),
    stop: () => child.kill(),
  };
}
