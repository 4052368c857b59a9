// Reads the count sheets of cheerleading: tables with a column for each count, and a row for each eight.

import { cellsOf } from './sheet-table.ts';

/** The columns of the counts: the place of the first one, and the count of each; n.5 is the 'and' after count n. */
type Grid = { first: number; counts: readonly number[] };

/** The fewest counts that make a row of numbers the head of such a table. */
const fewestCounts = 4;
/** Matches the number of an eight, such as '3', '#3' or '8-count 3'. */
const eightNumber = /^(?:(?:8|eight)?[\s-]*(?:counts?|er|achter)?\s*|row|line|no|nr)?[.#\s]*\d*\s*[.:)]?$/i;

/**
 * Returns the rows of a table with a column for each count as rows with columns for section, counts, move, cue and hint.
 * Other rows stay as they are.
 */
export function gridRows(rows: readonly string[], sign: string): readonly string[] {
  const head = rows.findIndex((row) => row.includes(sign) && gridIn(cellsOf(row, sign)));
  const grid = head < 0 ? null : gridIn(cellsOf(rows[head] ?? '', sign));
  if (!grid) return rows;
  return rows.map((row, index) => {
    if (index === head) return ['section', 'counts', 'move', 'cue', 'hint'].join(sign);
    if (index < head || !row.includes(sign)) return row;
    const cells = cellsOf(row, sign);
    return gridIn(cells) ? '' : (rowIn(cells, grid)?.map(inQuotes).join(sign) ?? row);
  });
}

/** The columns of the counts in a row that names them; null for any other row. */
function gridIn(cells: readonly string[]): Grid | null {
  const first = cells.indexOf('1');
  const counts: number[] = [];
  for (const cell of first < 0 ? [] : cells.slice(first)) {
    const last = counts.at(-1) ?? 0;
    const at = /^(?:&|\+|and|und|y|et|e)$/i.test(cell) ? Math.floor(last) + 0.5 : Number(cell);
    if (cell === '' || !(at === Math.floor(last) + 1 || (at > last && at % 1 > 0))) break;
    counts.push(at);
  }
  return (counts.at(-1) ?? 0) >= fewestCounts ? { first, counts } : null;
}

/** The section, counts, move, cue and hint of a row; null for a row without words on its counts. */
function rowIn(cells: readonly string[], { first, counts }: Grid): string[] | null {
  const end = first + counts.length;
  const said = counts
    .map((at, index) => ({ at, say: (cells[first + index] ?? '').replaceAll('"', '”') }))
    .filter(({ say }) => say !== '');
  if (said.length === 0) return null;
  const label = cells
    .slice(0, first)
    .filter((cell) => !eightNumber.test(cell))
    .join(' ');
  const names = new Set(said.map(({ say }) => say));
  const cue = said.map(({ at, say }) => `${at} "${say}"`).join(' ');
  const hint = cells.slice(end).filter((cell) => cell !== '');
  return [label, `${Math.floor(counts.at(-1) ?? 0)}`, [...names].join(', '), cue, hint.join(' ')];
}

const inQuotes = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
