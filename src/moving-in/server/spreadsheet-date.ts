// Dates as spreadsheets of many countries save them. Which number is the day is never guessed.

import type { DateOrder } from '#moving-in/rules/import-tables.ts';
import { DateQuestion } from './cell-problem.ts';

const saved =
  /^(\d{1,4})([./])(\d{1,2})\2(\d{4}|\d{1,2})(?:,? (\d{1,2}):(\d\d)(:\d\d(?:\.\d+)?)?(?: ?([AP])\.?M\.?)?)?$/i;

/**
 * The date with its time as ISO 8601; what is no date of a spreadsheet comes back as it is. With dots the day stands first;
 * with slashes it may be the month, and is asked about unless one of them is above 12, or `order` says it.
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
