// Finds counts that a sheet may have added up already, and counts in lines that are not danced.

import { countsText } from './counts-text.ts';
import type { SheetLine, SheetProblem } from './sheet-reading.ts';

/** The fewest lines whose counts rise evenly that are reported. */
const fewest = 3;

/** The problems of lines whose counts may be those of other lines, or may be meant to be danced. */
export function addedProblems(lines: readonly SheetLine[]): SheetProblem[] {
  return [...risingProblems(lines), ...sumBelow(lines), ...hintsWithCounts(lines)];
}

/** The problems of lines with counts such as 8, 16, 24 or 1, 9, 17, one below the other. */
function risingProblems(lines: readonly SheetLine[]): SheetProblem[] {
  const problems: SheetProblem[] = [];
  let run: SheetLine[] = [];
  const close = () => {
    const [first, second] = run;
    if (run.length >= fewest && first && second)
      problems.push({
        line: first.line,
        level: 'warning',
        text: `The counts of ${run.length} lines from here rise by ${second.counts - first.counts}. If they go on through the dance, write how long each move is: ${second.counts - first.counts}.`,
      });
    run = [];
  };
  for (const line of lines) {
    if (line.kind === 'blank' || line.kind === 'hint') continue;
    if (!isRise(run, line)) close();
    if (line.kind === 'moves' && !/\d\s*[x×*–-]\s*\d/i.test(line.text)) run.push(line);
  }
  close();
  return problems;
}

function isRise(run: readonly SheetLine[], { kind, counts, text }: SheetLine): boolean {
  const [first] = run;
  const last = run.at(-1);
  if (kind !== 'moves' || /\d\s*[x×*–-]\s*\d/i.test(text) || !first || !last) return false;
  const step = counts - last.counts;
  const before = run.length > 1 ? last.counts - (run.at(-2)?.counts ?? 0) : step;
  return step >= 4 && step === before && (first.counts === 1 || first.counts === step);
}

/** The problems of hints that begin with counts, such as '(4 counts rest)'. */
function hintsWithCounts(lines: readonly SheetLine[]): SheetProblem[] {
  const counted =
    /^\s*[>([]\s*(?:\d+\s*[x×*]\s*\d+|\d+\s*(?:counts?|cts?|zählzeiten|tiempos|temps|tempos)\b|(?:4|8|16|32)\s+\p{L})/iu;
  return lines
    .filter(({ kind, text }) => kind === 'hint' && counted.test(text))
    .map(({ line }) => ({
      line,
      level: 'warning',
      text: 'This line was read as a hint of the move above, so its counts are not danced. If they are, write them without a sign before them.',
    }));
}

/** The problem of a last line with counts alone that are the sum of all lines above it. */
function sumBelow(lines: readonly SheetLine[]): SheetProblem[] {
  const danced = lines.filter(({ counts }) => counts > 0);
  const last = danced.at(-1);
  const above = danced.slice(0, -1).reduce((sum, { counts }) => sum + counts, 0);
  return danced.length > 2 && last && last.counts === above && !/\p{L}/u.test(last.text)
    ? [
        {
          line: last.line,
          level: 'warning',
          text: `This line has counts alone, and all lines above it have ${countsText(above)} too. If it is their sum, remove it: it is danced.`,
        },
      ]
    : [];
}
