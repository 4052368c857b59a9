// Finds titles such as 'Verse (2x8)', which say how many counts the lines under them have.

import { countsText } from './counts-text.ts';
import { readHead } from './sheet-head.ts';
import { isTotal, longestLine, partOfSong, readLine } from './sheet-line.ts';

/** Matches titles that begin with the name of a part of a song, or of a dance. */
const part = new RegExp(String.raw`^(?:${partOfSong}|break|drop|hook|section)(?![\p{L}])`, 'iu');

/**
 * The title that line `line` (from 1) is, if its counts are those of the lines under it, with a sentence for the
 * operator where the line may have been meant otherwise. Null for any other line.
 */
export function countedTitle(
  text: string,
  { texts, line, isIntro }: { texts: readonly string[]; line: number; isIntro: boolean },
): { title: string; doubt: string | null } | null {
  const read = readLine(text);
  if (read.kind !== 'moves' || !read.isNamed || isTotal(read.title)) return null;
  const under = countsUnder(texts, line);
  const isPart = part.test(read.title);
  // Between other lines a name with counts is a move.
  const above = texts[line - 2] ?? '';
  if (!isPart && above.trim() !== '' && !readHead(above)) return null;
  if (under > 0 && under === read.times * read.counts) {
    const doubt = `“${read.title}” was read as the title of the ${countsText(under)} under it.`;
    if (isIntro)
      return { title: read.title, doubt: `${doubt} If music comes first, write it beside the tempo.` };
    return { title: read.title, doubt: isPart ? null : doubt };
  }
  return under > 0 && isPart && !isIntro ? { title: text, doubt: null } : null;
}

/** The counts of the lines that follow line `line` and begin with counts. */
function countsUnder(texts: readonly string[], line: number): number {
  let sum = 0;
  for (let at = line; at < texts.length; at += 1) {
    const text = (texts[at] ?? '').replace(/[\t|;]+/g, ' ').trim();
    if (text.length > longestLine) break;
    const read = readLine(text);
    if (read.kind === 'blank' && sum > 0) break;
    if (read.kind === 'blank' || read.kind === 'hint') continue;
    if (read.kind !== 'moves' || read.isNamed || isTotal(read.title)) break;
    sum += read.times * read.counts;
  }
  return sum;
}
