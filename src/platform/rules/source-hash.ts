/**
 * Returns a fingerprint of a text (FNV-1a, 32 bits): another text has another fingerprint. It says which English text a
 * translation translates, and finds the translation of a text that stands in the scripts.
 */
export function sourceHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16);
}
