/** A link to the section of that title on the same page. */
export function link(title: string): string {
  return `[${title}](#${title.toLowerCase().replaceAll(" ", "-")})`;
}
