/** A family of editable texts: its name for operators, and the page on which it can be seen. */
export type CopyFamily = { name: string; title: string; preview: string | null };
