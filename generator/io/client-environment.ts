/** Variables of this process that must not reach a handler: they say where another session works. */
const FOREIGN = /^(?:CLAUDE|GIT_|NODE_OPTIONS$|OTEL_)/u;

/** This process's environment with what the client adds for its handlers. */
export function clientEnvironment(
  session: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> {
  const inherited = Object.entries(process.env).filter(([name]) => !FOREIGN.test(name));
  return { ...Object.fromEntries(inherited), CLAUDECODE: "1", ...session };
}
