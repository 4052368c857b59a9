/**
 * Marks a text that reads from left to right in every language, such as an address or a range of times. Without the
 * marks, a page in a language from right to left would reverse its parts.
 */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;
