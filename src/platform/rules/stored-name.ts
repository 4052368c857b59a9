// The rule for names, which have one line: of the site, of lessons, questions, events, crews and people.

import { isBlank, storedText } from './text-length.ts';

/** Invisible signs that turn or hide the words after them. The joiners in emoji and words are not among them. */
const turning = /[\u202a-\u202e\u2066-\u206f\ufff9-\ufffb\ufeff]/g;

/** Marks of direction: names from right to left are spelt with them, and in other names they mean nothing. */
const marks = /[\u061c\u200e\u200f]/g;

/** The blocks that Unicode keeps for letters from right to left, such as the Hebrew and the Arabic ones. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Returns a name as it is stored: composed and trimmed, on one line, without invisible signs that turn the words around
 * it. A name without any visible sign becomes ''.
 */
export function storedName(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(turning, '');
  const letters = line.replace(marks, '');
  const name = storedText(rightToLeft.test(letters) ? line : letters);
  return isBlank(name) ? '' : name;
}
