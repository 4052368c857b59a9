// Checks one imported row against the limits of its table. Faults that only show in other rows are found by the plan.

import { createHash } from 'node:crypto';
import { parseOwnDance } from '#dance/rules/score/score-problem.ts';
import type { DateOrder, ImportTable } from '#moving-in/rules/import-tables.ts';
import { storedName } from '#platform/rules/stored-name.ts';
import { copyProblem } from '#studio/rules/copy-problem.ts';
import { meantText } from '#studio/rules/name-texts.ts';
import { builtInText } from '#studio/server/copy.ts';
import { authRow } from './auth-row.ts';
import { CellProblem, DateQuestion } from './cell-problem.ts';
import { columnsOf } from './import-schema.ts';
import { type Setting, settingProblems } from './setting-problems.ts';
import { isoOf } from './spreadsheet-date.ts';

/** `refused` is the fingerprint of a person who may be a child under 13; nothing else about them is kept. */
export type ReadRow = { data: Record<string, unknown>; problem: string | null; refused?: string };

/**
 * Returns a row's values in our table's columns, and the first fault of the row. Throws DateQuestion where `dates` must
 * say which number of a date is the day.
 */
export function readRow(
  table: ImportTable,
  given: Readonly<Record<string, unknown>>,
  import_id: string,
  dates?: DateOrder,
): ReadRow {
  const row = table === 'auth_users' ? authRow(given) : given;
  const data: Record<string, unknown> = {};
  let problem: string | null = null;
  for (const { name: column, read } of columnsOf(table)) {
    if (row[column] === undefined) continue;
    try {
      data[column] = meant(`${table} ${column}`, data.key, read(row[column], dates), dates);
    } catch (error) {
      if (error instanceof DateQuestion) throw new DateQuestion(`${column} ${error.message}`);
      if (!(error instanceof CellProblem)) throw error;
      if (column === 'age_group') {
        const refused = fingerprint(import_id, String(row.id ?? '').trim());
        return { data: {}, problem: `${column} ${error.message}`, refused };
      }
      // A cell that can't be used is kept as text, so that the operator can find the row in the list.
      data[column] = String(row[column] ?? '')
        .replaceAll('\u0000', '')
        .toWellFormed()
        .slice(0, 100);
      problem ??= `${column} ${error.message}`;
    }
  }
  return { data, problem: problem ?? wholeRowProblem(table, data) };
}

/** Returns a value of settings or ui_copy in the form that is stored under its key. `place` is table and column. */
function meant(place: string, key: unknown, value: unknown, dates?: DateOrder): unknown {
  if (typeof value !== 'string' || value === '') return value;
  if (place === 'ui_copy text') return meantText(String(key), value);
  if (place !== 'settings value') return value;
  if (key === 'next_challenge_date') return isoOf(value, dates);
  const dance = key === 'score' && parseOwnDance(value);
  if (dance) return JSON.stringify(dance);
  return key === 'challenge_name' ? storedName(value) : value;
}

/** A fingerprint of a person, by which two rows of an import can be matched without storing who it is. */
export function fingerprint(import_id: string, id: string): string {
  return createHash('sha256').update(`${import_id}:${id}`).digest('hex');
}

function wholeRowProblem(table: ImportTable, data: Readonly<Record<string, unknown>>): string | null {
  if (table === 'settings' && data.value)
    return settingProblems[data.key as Setting]?.(String(data.value)) ?? null;
  if (table === 'ui_copy' && data.text !== undefined)
    return copyProblem(String(data.key), String(data.text), builtInText(String(data.key)));
  return null;
}
