// The flaws that make a secret useless.

/** Characters of the shortest secret. */
export const SHORTEST_SECRET = 32;

/**
 * Whether a secret was read from bytes that are no text, which loses much of its randomness. Such a secret is accepted,
 * because some installations already use such a secret.
 */
export function isBytes(secret: string): boolean {
  return secret.includes('\ufffd');
}

/**
 * Returns the reason why a stored secret is useless, as after a power cut that left an empty or zero-filled file; null
 * for a good secret.
 */
export function flawOfSecret(secret: string): string | null {
  const characters = secret.replaceAll('\0', '').trim().length;
  return characters < SHORTEST_SECRET
    ? `holds ${characters} characters, not a secret of ${SHORTEST_SECRET} or more`
    : null;
}
