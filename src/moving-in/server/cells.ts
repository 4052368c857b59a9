// Reads one cell of an imported table, from CSV (always text) or JSON. A reader throws a CellProblem that explains the
// fault.

import { decodeHTMLStrict } from 'entities';
import { parseInstant } from '#event/rules/event-date.ts';
import type { DateOrder } from '#moving-in/rules/import-tables.ts';
import { storedName } from '#platform/rules/stored-name.ts';
import { cutText, isBlank } from '#platform/rules/text-length.ts';
import { CellProblem } from './cell-problem.ts';
import { isoOf } from './spreadsheet-date.ts';

/** Signs without a width, and blanks between them, at the ends of a trimmed cell; `{1,20}` bounds the search. */
const ends = /^[\s\u200b\u2060\ufeff]{1,20}|[\s\u200b\u2060\ufeff]{1,20}$/g;

/** The text that COPY writes for null in its text format. */
const COPY_NULL = '\\N';

/** `dates` says whether the file writes the day or the month first, if the operator has said so. */
export type Cell = {
  (value: unknown, dates?: DateOrder): unknown;
  /** The value of an empty cell. */
  fallback?: unknown;
};

/** Returns a reader for which an empty cell is null; for other readers an empty cell is a problem. */
export function optional(read: Cell): Cell {
  return withDefault(read, null);
}

/**
 * Returns a reader for which an empty cell is `fallback`, which is also used when the file does not have the column.
 */
export function withDefault(read: Cell, fallback: unknown): Cell {
  const filled: Cell = (value, dates) => (isEmpty(value) ? fallback : read(value, dates));
  return Object.assign(filled, { fallback });
}

export function text(max: number): Cell {
  return (value) => {
    const given = plain(value);
    if (isBlank(given)) throw new CellProblem('is empty');
    if ([...given].length > max) throw new CellProblem(`is longer than ${max} characters`);
    return given;
  };
}

/** Text that some products store as HTML: its entities are decoded (`&amp;` becomes an ampersand). */
export function words(max: number): Cell {
  const read = text(max);
  return (value) => read(typeof value === 'string' ? decodeHTMLStrict(value) : value);
}

/** A name, on one line. */
export function name(max: number): Cell {
  const read = words(max);
  return (value) => text(max)(storedName(read(value) as string));
}

export function oneOf(values: readonly string[]): Cell {
  return (value) => {
    const given = plain(value);
    if (!values.includes(given))
      throw new CellProblem(`is “${cutText(given, 40)}”, not one of ${values.join(', ')}`);
    return given;
  };
}

/** An id as the contract allows it: a number, a UUID, or a short name. */
export const identifier: Cell = (value) => {
  const given = plain(value);
  if (!/^[\w-]{1,64}$/.test(given)) throw new CellProblem(`“${cutText(given, 40)}” is not an id`);
  return given;
};

export function integer(min: number, max: number): Cell {
  return (value) => {
    const given = decimal(value);
    if (!Number.isInteger(given) || given < min || given > max)
      throw new CellProblem(`is not a whole number from ${min} to ${max}`);
    return given;
  };
}

export function seconds(max: number): Cell {
  return (value) => {
    const given = decimal(value);
    if (!(given >= 0 && given <= max)) throw new CellProblem(`is not a time in seconds from 0 to ${max}`);
    return given;
  };
}

/** The last words of each list are those of spreadsheets in other languages. */
const yes = ['true', 't', '1', 'yes', 'y', 'on', 'wahr', 'vrai', 'verdadero', 'verdadeiro', 'vero'];
const no = ['false', 'f', '0', 'no', 'n', 'off', 'falsch', 'faux', 'falso'];

export const yesOrNo: Cell = (value) => {
  const given = plain(value).toLowerCase();
  if (yes.includes(given)) return true;
  if (no.includes(given)) return false;
  throw new CellProblem(`is “${cutText(given, 40)}”, not true or false`);
};

/**
 * An instant, in ISO 8601 or as a spreadsheet writes it. A day without a time means its midnight; a time without a zone
 * is UTC. Throws DateQuestion where only the operator can say which number is the day.
 */
export const instant: Cell = (value, dates) => {
  const given = plain(value);
  const at = parseInstant(isoOf(given, dates), '00:00');
  if (at === null) throw new CellProblem(`“${cutText(given, 40)}” is not a date and time`);
  return new Date(at).toISOString();
};

/** A calendar day, YYYY-MM-DD; the day of an instant in UTC. */
export const day: Cell = (value, dates) => String(instant(value, dates)).slice(0, 10);

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && isBlank(plain(value)));
}

/**
 * Returns the number in a cell, or NaN. A comma counts as a decimal point only before one or two digits, because before
 * three it may separate thousands. The pattern is stricter than JavaScript's own numbers.
 */
function decimal(value: unknown): number {
  const given = plain(value).replace(/^(-?\d+),(\d\d?)$/, '$1.$2');
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(given) ? Number(given) : Number.NaN;
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') throw new CellProblem('is a list or an object');
  const given = String(value).normalize('NFC').trim().replace(ends, '');
  if (given.includes('\u0000') || !given.isWellFormed())
    throw new CellProblem('has characters that are no text');
  return given === COPY_NULL ? '' : given;
}
