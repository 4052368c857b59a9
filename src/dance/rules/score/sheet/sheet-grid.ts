// Reads the count sheets of cheerleading: tables with a column for each count, and a row for each eight.

import { cellsOf } from './sheet-table.ts';

/** The columns of the counts: the place of the first one, and the count of each; n.5 is the 'and' after count n. */
type Grid = { first: number; counts: readonly number[] };

/** The fewest counts that make a row of numbers the head of such a table. */
const fewestCounts = 4;
/** Matches names of an eight, such as '3', '#3', '3rd 8' or '8-count 3'. */
const eightName =
  /^(?:(?:(?:8|eight)?[\s-]*(?:counts?|er|achter)?|row|line|no|nr|moves?|steps?|choreo)[.#\s]*\d*\s*[.:)]?|\d+(?:st|nd|rd|th|\.)\s*(?:8|eight|achter)(?:[\s-]*counts?)?)$/i;
/** Matches the name of a row with words of the song. */
const lyrics = /^(?:lyrics?|text|words|liedtext|letra|paroles|歌詞)\s*:?$/i;

/** The sign that separates the cells of such a table; null for any other sheet. */
export function gridSign(lines: readonly string[]): string | null {
  return ['|', ';', ','].find((sign) => lines.some((line) => gridIn(cellsOf(line, sign)))) ?? null;
}

/**
 * Returns the rows of a table with a column for each count as rows with columns for section, counts, move, cue and hint.
 * Other rows stay as they are.
 */
export function gridRows(rows: readonly string[], sign: string): readonly string[] {
  let grid: Grid | null = null;
  let section = '';
  let areNamed = false;
  return rows.map((row) => {
    if (!row.includes(sign)) return row;
    const cells = cellsOf(row, sign);
    const head = gridIn(cells);
    if (head) {
      const name = labelOf(cells, head);
      const isFirst = grid === null;
      if (isFirst) areNamed = isNamed(rows, sign, head);
      grid = head;
      // Where the rows have names, the name above them is that of their column.
      section = areNamed ? '' : name;
      return isFirst ? ['section', 'counts', 'move', 'cue', 'hint'].join(sign) : '';
    }
    if (!grid) return row;
    if (lyrics.test(labelOf(cells, grid)))
      return ['', '', '', '', cells.filter((cell) => cell !== '').join(' ')].map(inQuotes).join(sign);
    return rowIn(cells, grid, section)?.map(inQuotes).join(sign) ?? row;
  });
}

const labelOf = (cells: readonly string[], { first }: Grid) =>
  cells
    .slice(0, first)
    .filter((cell) => !eightName.test(cell))
    .join(' ');

/** Whether a row with words on its counts has a name before them. */
function isNamed(rows: readonly string[], sign: string, grid: Grid): boolean {
  return rows.some((row) => {
    const cells = cellsOf(row, sign);
    const label = labelOf(cells, grid);
    return label !== '' && !lyrics.test(label) && !gridIn(cells) && rowIn(cells, grid, '') !== null;
  });
}

/** The columns of the counts in a row that names them, perhaps of two eights; null for any other row. */
function gridIn(cells: readonly string[]): Grid | null {
  const first = cells.indexOf('1');
  const counts: number[] = [];
  for (const cell of first < 0 ? [] : cells.slice(first)) {
    const last = Math.floor(counts.at(-1) ?? 0);
    if (/^(?:&|\+|and|und|y|et|e)$/i.test(cell) && last > 0) counts.push(last + 0.5);
    else if (cell === `${last + 1}` || (cell === `${(last % 8) + 1}` && last > 0)) counts.push(last + 1);
    else break;
  }
  return (counts.at(-1) ?? 0) >= fewestCounts ? { first, counts } : null;
}

/** The section, counts, move, cue and hint of a row; null for a row without words on its counts. */
function rowIn(cells: readonly string[], grid: Grid, section: string): string[] | null {
  const { first, counts } = grid;
  const said = counts
    .map((at, index) => ({ at, say: (cells[first + index] ?? '').replaceAll('"', '”') }))
    .filter(({ say }) => say !== '');
  if (said.length === 0 || said.every(({ say }) => /^:?-+:?$/.test(say))) return null;
  const names = new Set(said.map(({ say }) => say));
  const cue = said.map(({ at, say }) => `${at} "${say}"`).join(' ');
  const hint = cells.slice(first + counts.length).filter((cell) => cell !== '');
  const length = `${Math.floor(counts.at(-1) ?? 0)}`;
  return [labelOf(cells, grid) || section, length, [...names].join(', '), cue, hint.join(' ')];
}

const inQuotes = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
