/** Text of somebody else's, such as a tool's name, without characters that steer a terminal. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, "\uFFFD");
}
