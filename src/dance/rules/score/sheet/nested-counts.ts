// Finds lines that stand indented under a move and have the same counts once more.

import { countsText } from './counts-text.ts';
import type { SheetLine, SheetProblem } from './sheet-reading.ts';

/** The problems of moves whose counts are those of the lines that are indented under them. */
export function nestedProblems(lines: readonly SheetLine[]): SheetProblem[] {
  const problems: SheetProblem[] = [];
  /** The lines under which the line that is read may stand, each with the counts and the number of lines under it. */
  const over: { depth: number; counts: number; under: number; lines: number; line: number }[] = [];
  const closeTo = (depth: number) => {
    for (let last = over.at(-1); last && last.depth >= depth; last = over.at(-1)) {
      over.pop();
      if (last.lines > 1 && last.counts === last.under)
        problems.push({
          line: last.line,
          level: 'warning',
          text: `The lines indented under this one have ${countsText(last.under)} too, and were added. If they are parts of this move, call them in its line: 8 march / 1 left 5 right.`,
        });
    }
  };
  for (const { text, kind, counts: all, line } of lines) {
    const depth = text.search(/\S/);
    if (depth < 0) continue;
    const counts = kind === 'moves' ? all : 0;
    closeTo(depth);
    const parent = over.at(-1);
    if (parent && counts > 0) {
      parent.under += counts;
      parent.lines += 1;
    }
    over.push({ depth, counts, under: 0, lines: 0, line });
  }
  closeTo(0);
  return problems;
}
