/** A family of editable texts: what an operator calls it, and the page on which it can be seen. */
export type CopyFamily = { name: string; title: string; preview: string | null };
