// The rule for names that stand on one line: of the site, of lessons, questions, events, crews and people.

import { isBlank, storedText } from './text-length.ts';

/** Signs that nobody sees and that turn or hide the words after them; joiners, with which emoji and words are spelt, are none. */
const turning = /[\u202a-\u202e\u2066-\u206f\ufff9-\ufffb\ufeff]/g;

/** Marks of direction, which names from right to left are spelt with, and which mean nothing in any other. */
const marks = /[\u061c\u200e\u200f]/g;

/** The blocks that Unicode keeps for letters from right to left, such as the Hebrew and the Arabic ones. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Returns a name as it is stored: composed and trimmed, on one line, without signs that nobody sees and that turn the words
 * around it. A name of which nobody would see anything is ''.
 */
export function storedName(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').replace(turning, '');
  const letters = line.replace(marks, '');
  const name = storedText(rightToLeft.test(letters) ? line : letters);
  return isBlank(name) ? '' : name;
}
