// The flaws that make a secret none.

/** Characters of the shortest secret. */
export const SHORTEST_SECRET = 32;

/**
 * Whether a secret was read from bytes that are no text: much of their chance is lost when they are read as such. Such
 * a secret is accepted all the same, because installations run on one.
 */
export function isBytes(secret: string): boolean {
  return secret.includes('\ufffd');
}

/**
 * Returns why a kept secret is none, as after a power cut that left an empty or zero-filled file; null when it is
 * good.
 */
export function flawOfSecret(secret: string): string | null {
  const characters = secret.replaceAll('\0', '').trim().length;
  return characters < SHORTEST_SECRET
    ? `holds ${characters} characters, not a secret of ${SHORTEST_SECRET} or more`
    : null;
}
