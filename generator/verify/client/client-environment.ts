/** The client's environment, built from nothing: the caller's must not reach it. */
import { dirname } from "node:path";

export type Environment = Readonly<Record<string, string>>;

/** Programs that hooks and tools may use: our own node first, then the system's. */
export function programPath(): string {
  return [
    dirname(process.execPath),
    "/usr/local/bin",
    "/usr/bin",
    "/bin",
    "/usr/sbin",
    "/sbin",
  ].join(":");
}

/**
 * The engine inside the client (Bun 1.4) compiles what runs often a second time, for speed over hours. A
 * session here lasts seconds, and spends a sixth of its processor time on code that it then hardly runs.
 */
const SHORT_LIVED: Environment = { BUN_JSC_useDFGJIT: "0" };

/**
 * Environment of a client that talks to a model on loopback port `port`. `IS_SANDBOX`: inside the user
 * namespace the client is root, and would otherwise refuse `bypassPermissions`. Source: real-client notes, 2.1.332.
 */
export function clientEnvironment(home: string, port: number, extra: Environment): Environment {
  const environment: Record<string, string> = {
    HOME: home,
    PATH: programPath(),
    TERM: "dumb",
    LANG: "C.UTF-8",
    IS_SANDBOX: "1",
    ANTHROPIC_API_KEY: "sk-ant-stand-in",
    ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}`,
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    DISABLE_TELEMETRY: "1",
    DISABLE_ERROR_REPORTING: "1",
    DISABLE_AUTOUPDATER: "1",
    ENABLE_TOOL_SEARCH: "false",
    ...SHORT_LIVED,
    ...extra,
  };
  // An empty value means: leave it out (some tools exist only without a switch of ours).
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
}
