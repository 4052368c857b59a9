// Finds numbers in the names of moves and phrases that may have been meant as counts, as sentences for an operator.

import { countsText } from './counts-text.ts';
import type { SheetMove } from './sheet-line.ts';
import { plainSigns } from './sheet-text.ts';

const times = String.raw`(?:x\s*\d{1,2}|\d{1,2}\s*(?:x|times|mal|veces|vezes|fois)|twice)`;
/** Matches 'x2' or '(2x)' at the beginning or at the end of a name. */
const manyTimes = new RegExp(String.raw`^\(?(${times})\)?(?=\s|$)|[\s,(](${times})\s*\)?$`, 'i');
const also = String.raw`(?:[,;+&]|\b(?:and|then|plus|und|dann|y|et|e))`;
/** Matches '4 turn' at the beginning of a name or after a comma, 'and 4 turn', and '4 counts, turn'. */
const moreCounts = new RegExp(
  [
    String.raw`(?:^|\s)${also}\s*(\d{1,3}\s+\p{L}.*)`,
    String.raw`(?:^|[,;]\s*)(\d{1,3}\s+\p{L}.*)`,
    String.raw`(\d{1,3}\s*(?:counts?|cts?|zählzeiten|tiempos|temps|tempos)\b.*)`,
  ].join('|'),
  'iu',
);

/** The fewest beats a minute that a number alone may be the tempo of. */
const slowest = 60;

/** Returns a sentence about a line whose name may contain counts, or null. */
export function moveDoubt({ title, places, words, times: often, counts }: SheetMove): string | null {
  const plain = plainSigns(title);
  if (title === '' && often === 1 && counts >= slowest)
    return `This line has ${countsText(counts)} without a move. If it is the tempo, write ${counts} bpm.`;
  if ((places && counts % 8 !== 0) || !/\d|twice/i.test(plain)) return null;
  const many = repeatIn(plain);
  if (many)
    return `“${many}” was read as part of a name: this line has ${countsText(often * counts)} in all. Write 2x8 for two times eight.`;
  const more = !places && words === null && moreCounts.exec(plain.replace(/\([^()]*\)/g, ' '));
  return more
    ? `This line was read as one move of ${countsText(often * counts)}. If “${more.slice(1).find((found) => found !== undefined)}” is another move, give it a line of its own.`
    : null;
}

/** The words at the end of a title or a move's name that may say how often it is danced. */
export function repeatIn(name: string): string | null {
  const [, before, behind] = manyTimes.exec(plainSigns(name)) ?? [];
  return before ?? behind ?? null;
}
