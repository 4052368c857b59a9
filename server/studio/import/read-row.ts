// Holds one imported row against what its table may contain. What only other rows can tell is the plan's business.

import { parseEventDate } from '#rules/event/event-date.ts';
import { copyProblem } from '#rules/studio/copy-problem.ts';
import type { ImportTable } from '#rules/studio/import-tables.ts';
import { builtInText } from '../copy.ts';
import { CellProblem } from './cells.ts';
import { cellsOf } from './imported-columns.ts';

export type ReadRow = { data: Record<string, unknown>; problem: string | null };

/** The row with the table's own columns, and the first thing that is wrong with it. */
export function readRow(table: ImportTable, row: Readonly<Record<string, unknown>>): ReadRow {
  const data: Record<string, unknown> = {};
  let problem: string | null = null;
  for (const [column, read] of cellsOf(table)) {
    try {
      data[column] = read(row[column]);
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      // A cell that can't be used is kept as text, so that the operator can find the row in the list.
      data[column] = String(row[column] ?? '')
        .replaceAll('\u0000', '')
        .toWellFormed()
        .slice(0, 100);
      problem ??= `${column} ${error.message}`;
      // It may be a child under 13, of whom nothing is ever stored.
      if (column === 'age_group') return { data: {}, problem: `${column} ${error.message}` };
    }
  }
  return { data, problem: problem ?? wholeRowProblem(table, data) };
}

function wholeRowProblem(table: ImportTable, data: Readonly<Record<string, unknown>>): string | null {
  if (table === 'settings' && data.key === 'next_challenge_date' && data.value !== '')
    return parseEventDate(String(data.value)) === null ? 'value is not a date' : null;
  if (table === 'ui_copy')
    return copyProblem(String(data.key), String(data.text), builtInText(String(data.key)));
  if (table === 'steps' || table === 'checklists') {
    const { start_time, end_time } = data as { start_time: number; end_time: number };
    // An end of 0 means 'to the end of the video'.
    return end_time !== 0 && end_time <= start_time ? 'end_time has to come after start_time' : null;
  }
  return null;
}
