// Holds one imported row against what its table may contain. What only other rows can tell is the plan's business.

import { createHash } from 'node:crypto';
import { parseRecording } from '#dance/rules/recording/recording.ts';
import { parseMappings, parseOwnDance } from '#dance/rules/score/score-problem.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import type { DateOrder, ImportTable } from '#moving-in/rules/import-tables.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { copyProblem } from '#studio/rules/copy-problem.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { builtInText } from '#studio/server/copy.ts';
import { featuresOff } from '#subjects/rules/features.ts';
import { authRow } from './auth-row.ts';
import { CellProblem, DateQuestion } from './cell-problem.ts';
import { cellsOf } from './imported-columns.ts';
import { isoOf } from './spreadsheet-date.ts';

/** `refused` is the fingerprint of a person who may be a child under 13: of them nothing else is kept. */
export type ReadRow = { data: Record<string, unknown>; problem: string | null; refused?: string };

/**
 * The row with those of the table's own columns that it has, and the first thing that is wrong with it. Throws DateQuestion
 * where `dates` has to say which number of a date is the day.
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
  for (const [column, read] of cellsOf(table)) {
    if (row[column] === undefined) continue;
    try {
      data[column] = read(row[column], dates);
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
  if (table === 'settings' && data.key === 'next_challenge_date' && data.value)
    data.value = eventDate(String(data.value), dates);
  return { data, problem: problem ?? wholeRowProblem(table, data) };
}

function eventDate(value: string, dates?: DateOrder): string {
  try {
    return isoOf(value, dates);
  } catch (error) {
    throw error instanceof DateQuestion ? new DateQuestion(`value ${error.message}`) : error;
  }
}

/** Tells that two rows of one import are about the same person, without saying about whom. */
export function fingerprint(import_id: string, id: string): string {
  return createHash('sha256').update(`${import_id}:${id}`).digest('hex');
}

function wholeRowProblem(table: ImportTable, data: Readonly<Record<string, unknown>>): string | null {
  if (table === 'settings' && data.value) return settingProblem(String(data.key), String(data.value));
  if (table === 'ui_copy' && data.text !== undefined)
    return copyProblem(String(data.key), String(data.text), builtInText(String(data.key)));
  return null;
}

function mappingsProblem(value: string): string | null {
  const read = parseMappings(value);
  if (Object.keys(read).length === 0) return 'value names no places of counts';
  const odd = Object.keys(JSON.parse(value)).find((key) => !Object.hasOwn(read, key));
  return odd === undefined ? null : `value has places of counts of “${cutText(odd, 60)}” that can’t be used`;
}

function settingProblem(key: string, value: string): string | null {
  if (key === 'next_challenge_date') return parseEventDate(value) === null ? 'value is not a date' : null;
  if (key === 'recording') return parseRecording(value) === null ? 'value is not a recording' : null;
  if (key === 'score') return parseOwnDance(value) === null ? 'value is not a dance' : null;
  if (key === 'mappings') return mappingsProblem(value);
  if (key === 'features_off')
    return featuresOff(value).join(' ') === value ? null : 'value names a feature that there is not';
  const { eventNameMax } = studioLimits;
  return [...value].length > eventNameMax ? `value is longer than ${eventNameMax} characters` : null;
}
