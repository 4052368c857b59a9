// The length of a text, counted in the same way by forms, rules and the contract.

/** Returns the number of characters (code points) that a text has when it is stored. */
export function textLength(text: string): number {
  return [...storedText(text)].length;
}

/** Returns a text as it is stored: its letters composed (NFC), trimmed. */
export function storedText(text: string): string {
  return text.normalize('NFC').trim();
}

/** Whether a text has no visible sign: it is empty, or has only spaces and signs without a shape. */
export function isBlank(text: string): boolean {
  // A sign that is newer than this browser or server, such as a new emoji, counts as visible. The blank of Braille does
  // not.
  return !/[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}

/**
 * Signs that belong to the sign before them: accents, tones of skin, and the joiner between two signs that make one
 * picture.
 */
const joined = /[\p{M}\p{Emoji_Modifier}\u200D]/u;

/**
 * Returns the beginning of a text, of at most `most` code points. Letters keep their accents, and no emoji is cut
 * apart.
 */
export function cutText(text: string, most: number): string {
  const signs = [...text];
  let end = most;
  while (end > 0 && (joined.test(signs[end] ?? '') || (signs[end] && signs[end - 1] === '\u200D'))) end -= 1;
  return signs.slice(0, end || most).join('');
}
