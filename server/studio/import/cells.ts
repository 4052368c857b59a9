// Reads one cell of an imported table, from CSV (always text) or JSON. Each reader throws a CellProblem with a sentence.

import { decodeHTMLStrict } from 'entities';
import { parseInstant } from '#rules/event/event-date.ts';

/** What is wrong with a cell, in words for the operator. */
export class CellProblem extends Error {}

/** How PostgreSQL's COPY writes null in its text format. */
const COPY_NULL = '\\N';

export type Cell = (value: unknown) => unknown;

/** Empty cells become null instead of a problem. */
export function optional(read: Cell): Cell {
  return (value) => (isEmpty(value) ? null : read(value));
}

/** Empty cells become `fallback`: a value that stands in the row although the file has none. */
export function withDefault(read: Cell, fallback: unknown): Cell {
  return (value) => (isEmpty(value) ? fallback : read(value));
}

export function text(max: number): Cell {
  return (value) => {
    const given = plain(value);
    if (given === '') throw new CellProblem('is empty');
    if ([...given].length > max) throw new CellProblem(`is longer than ${max} characters`);
    return given;
  };
}

/** Text that some products keep as HTML: its entities are read, `&amp;` is an ampersand. */
export function words(max: number): Cell {
  const read = text(max);
  return (value) => read(typeof value === 'string' ? decodeHTMLStrict(value) : value);
}

export function oneOf(values: readonly string[]): Cell {
  return (value) => {
    const given = plain(value);
    if (!values.includes(given))
      throw new CellProblem(`is “${given.slice(0, 40)}”, not one of ${values.join(', ')}`);
    return given;
  };
}

/** An id as in the contract: a number, a UUID, a short name. */
export const identifier: Cell = (value) => {
  const given = plain(value);
  if (!/^[\w-]{1,64}$/.test(given)) throw new CellProblem(`“${given.slice(0, 40)}” is not an id`);
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

export const yesOrNo: Cell = (value) => {
  const given = plain(value).toLowerCase();
  if (['true', 't', '1', 'yes', 'y', 'on'].includes(given)) return true;
  if (['false', 'f', '0', 'no', 'n', 'off'].includes(given)) return false;
  throw new CellProblem(`is “${given.slice(0, 40)}”, not true or false`);
};

/** An instant, as ISO 8601; a day alone is its midnight, and a time without a zone is UTC. */
export const instant: Cell = (value) => {
  const given = plain(value);
  const at = parseInstant(given, '00:00');
  if (at === null) throw new CellProblem(`“${given.slice(0, 40)}” is not a date and time`);
  return new Date(at).toISOString();
};

/** A calendar day, YYYY-MM-DD; the day of an instant in UTC. */
export const day: Cell = (value) => String(instant(value)).slice(0, 10);

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === 'string' && plain(value) === '');
}

/** Digits as a database writes them; not everything that JavaScript takes for a number. */
function decimal(value: unknown): number {
  const given = plain(value);
  return /^-?(\d+(\.\d*)?|\.\d+)$/.test(given) ? Number(given) : Number.NaN;
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') throw new CellProblem('is a list or an object');
  const given = String(value).normalize('NFC').trim();
  if (given.includes('\u0000') || !given.isWellFormed())
    throw new CellProblem('has characters that are no text');
  return given === COPY_NULL ? '' : given;
}
