// The rule for names, which have one line: of the site, of lessons, questions, events, crews and people.

import { isBlank, storedText } from './text-length.ts';

/** Signs without a look of their own that join or shape the sign before them. */
const shaping = String.raw`\u034f\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}`;

/** Emoji, and the letters of scripts that need `shaping` signs; Latin, Greek and Cyrillic letters need none. */
const shaped = String.raw`(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}${shaping}])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}]`;

/** The flag of a part of a country: a black flag, and after it invisible letters that name the part. */
const flag = String.raw`\u{1f3f4}[\u{e0020}-\u{e007e}]{1,8}\u{e007f}`;

/** Invisible signs that turn, hide or alter the words around them. $1 is a sequence that needs such signs; it stays. */
const unseen = new RegExp(
  String.raw`(${flag}|[\d#*]\ufe0f|${shaped}[${shaping}]{1,2})|[${shaping}\u180e\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e0fff}]`,
  'gu',
);

/** Scripts that are written without spaces, in which an invisible space tells where a word ends. */
const unspaced = String.raw`[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]`;
const strayBreaks = new RegExp(String.raw`(${unspaced}\u200b(?=${unspaced}))|\u200b`, 'gu');

/** Returns a text without its invisible spaces (U+200B), except between letters of scripts without visible spaces. */
export function withoutStrayBreaks(text: string): string {
  return text.replace(strayBreaks, '$1');
}

/** Marks of direction: names from right to left are spelt with them, and in other names they mean nothing. */
const marks = /[\u061c\u200e\u200f]/g;

/** The blocks that Unicode keeps for letters from right to left, such as Hebrew and Arabic letters. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Returns a name as it is stored: composed (NFC) and trimmed, on one line, without invisible signs that change how the
 * words beside the name look. A name without any visible sign becomes ''.
 */
export function storedName(text: string): string {
  const oneLine = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
  const line = withoutStrayBreaks(oneLine.replace(unseen, '$1'));
  const letters = line.replace(marks, '');
  const name = storedText(rightToLeft.test(letters) ? line : letters);
  return isBlank(name) ? '' : name;
}
