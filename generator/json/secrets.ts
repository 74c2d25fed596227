/** Values that are likely secrets do not belong into a file that is committed. */
const SECRET_KEY = /token|secret|password|passwd|api_?key|credential|authorization|private_?key/iu;

export function isSecret(key: string, value: unknown): boolean {
  return (
    SECRET_KEY.test(key) &&
    typeof value === "string" &&
    value !== "" &&
    !/\$\{\w+[^}]*\}/u.test(value)
  );
}

/** The variable that stands for it. */
export function variableFor(key: string): string {
  return `\${${key.toUpperCase().replace(/[^A-Z0-9]+/gu, "_")}}`;
}
