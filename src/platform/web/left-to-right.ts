/**
 * Text that reads from left to right in every language: an address, a range of times. Without these marks a language
 * from right to left would turn it round.
 */
export const leftToRight = (text: string) => `\u2066${text}\u2069`;
