/** Keys of the client's settings that need care. Claude Code 2.1.332, from its types. */

/** The client runs a command that stands there, outside of every hook and permission. */
export const COMMAND_KEYS: readonly string[] = [
  "apiKeyHelper",
  "awsAuthRefresh",
  "awsCredentialExport",
  "fileSuggestion",
  "gcpAuthRefresh",
  "otelHeadersHelper",
  "proxyAuthHelper",
  "statusLine",
  "subagentStatusLine",
];
