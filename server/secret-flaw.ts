// What makes a secret none.

/** Characters. */
export const SHORTEST_SECRET = 32;

/** What an operator is told whose secret is no text. */
export const NOT_TEXT = 'holds bytes that are no text: write them as text, as `openssl rand -base64 32` does';

/** Whether a secret was read from bytes that are no text: much of their chance is lost when they are read as such. */
export function isBytes(secret: string): boolean {
  return secret.includes('\ufffd');
}

/** Why a kept secret is none, as after a power cut that left an empty or zero-filled file; null when it is good. */
export function flawOfSecret(secret: string): string | null {
  if (isBytes(secret)) return NOT_TEXT;
  const characters = secret.replaceAll('\0', '').trim().length;
  return characters < SHORTEST_SECRET
    ? `holds ${characters} characters, not a secret of ${SHORTEST_SECRET} or more`
    : null;
}
