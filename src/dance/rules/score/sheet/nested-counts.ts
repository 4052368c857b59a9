// Finds lines that stand indented under a move and have the same counts once more.

import { countsText } from './counts-text.ts';
import { readLine } from './sheet-line.ts';
import type { SheetProblem } from './sheet-reading.ts';

/** The problems of moves whose counts are those of the lines that are indented under them. */
export function nestedProblems(texts: readonly string[]): SheetProblem[] {
  const problems: SheetProblem[] = [];
  let over = { depth: 0, counts: 0, under: 0, lines: 0, line: 0 };
  const close = () => {
    if (over.lines > 1 && over.counts === over.under)
      problems.push({
        line: over.line,
        level: 'warning',
        text: `The lines indented under this one have ${countsText(over.under)} too, and were added. If they are parts of this move, call them in its line: 8 march / 1 left 5 right.`,
      });
  };
  texts.forEach((text, index) => {
    const depth = text.search(/\S/);
    // A line that is far too long is not searched for counts.
    if (depth < 0 || text.length > 1500) return;
    const read = readLine(text);
    const counts = read.kind === 'moves' ? read.times * read.counts : 0;
    if (over.line > 0 && depth > over.depth) {
      over.under += counts;
      if (counts > 0) over.lines += 1;
    } else {
      close();
      over = { depth, counts, under: 0, lines: 0, line: index + 1 };
    }
  });
  close();
  return problems;
}
