/**
 * Text that reads from left to right within any other: an address, a range of times. Alone it would turn where a language
 * does.
 */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;
