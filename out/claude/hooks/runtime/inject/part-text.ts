/** What one context part says: its text, or why it has none. */
export type PartText = { readonly text: string } | { readonly down: string };
