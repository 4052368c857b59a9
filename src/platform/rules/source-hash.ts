/**
 * Returns a fingerprint of a text (FNV-1a, 32 bits): two texts hardly ever have the same fingerprint. A translation is
 * stored with the fingerprint of its English text, by which a page finds the translation.
 */
export function sourceHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}
