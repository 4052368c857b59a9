// Dates in the forms of spreadsheets of many countries. Which number is the day is never guessed.

import type { DateOrder } from '#moving-in/rules/import-tables.ts';
import { DateQuestion } from './cell-problem.ts';

const saved =
  /^(\d{1,4})([./])(\d{1,2})\2(\d{4}|\d{1,2})(?:,? (\d{1,2}):(\d\d)(:\d\d(?:\.\d+)?)?(?: ?([AP])\.?M\.?)?)?$/i;

/**
 * A date with its time in ISO 8601; a text that is no spreadsheet's date is returned as it is. With dots the first
 * number is the day. With slashes it may be the month: unless a number is above 12, or both are equal, `order` must say
 * which, or a DateQuestion is thrown.
 */
export function isoOf(given: string, order?: DateOrder): string {
  const [, first = '', mark, second = '', third = '', hour, minutes, seconds = '', half] =
    saved.exec(given) ?? [];
  if (first === '' || (first.length === 4) === (third.length === 4)) return given;
  const day =
    first.length === 4 ? [first, second, third] : [third, ...monthAndDay(given, first, second, mark, order)];
  const iso = day.map((part) => part.padStart(2, '0')).join('-');
  if (hour === undefined) return iso;
  const late = half?.toLowerCase() === 'p' ? 12 : 0;
  const hours = half ? (Number(hour) % 12) + late : Number(hour);
  return `${iso} ${String(hours).padStart(2, '0')}:${minutes}${seconds}`;
}

function monthAndDay(
  given: string,
  first: string,
  second: string,
  mark: string | undefined,
  order?: DateOrder,
): [month: string, day: string] {
  if (mark === '.' || order === 'day-first') return [second, first];
  if (order === 'month-first' || first === second) return [first, second];
  if (Number(first) > 12) return [second, first];
  if (Number(second) > 12) return [first, second];
  throw new DateQuestion(`“${given}” is day ${first} of month ${second}, or the other way round`);
}
