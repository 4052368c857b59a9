/** Texts that travel only with the pages they are for: editable ones by key, and the families of messages. */
export type CarriedTexts = { copy: Readonly<Record<string, string>>; messages: readonly string[] };
