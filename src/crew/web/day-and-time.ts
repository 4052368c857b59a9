// Instants (epoch milliseconds) as texts in a time zone, in the page's language.

import { hourForm } from '#event/rules/hour-form.ts';
import { writtenMoment } from '#event/rules/written-moment.ts';
import { pageLanguage } from '#platform/web/page-language.ts';

const weekday = 'short';
const clock = () => ({ hour: hourForm(pageLanguage()), minute: '2-digit' }) as const;
const dayAndMinute = () =>
  ({ weekday, month: 'short', day: 'numeric', ...clock(), timeZoneName: 'short' }) as const;

/** Returns day and time, such as 'Sat, Oct 30, 3:00 pm PDT'. */
export function dayAndTime(instant: number, timeZone: string): string {
  return written(instant, { timeZone, ...dayAndMinute() });
}

/** Returns 'Sat, Oct 30, 2027, 3:00 pm PDT'. A printed date needs the year, because paper is kept. */
export function dayOfYearAndTime(instant: number, timeZone: string): string {
  return written(instant, { timeZone, ...dayAndMinute(), year: 'numeric' });
}

/** Returns 'Sat 9:00 pm'. A time of an event's day needs the weekday, because the day often ends after midnight. */
export function timeOfDay(instant: number, timeZone: string): string {
  return written(instant, { timeZone, weekday, ...clock() });
}

/** Returns a time to the second: '2:51:14 pm'. */
export function timeToSecond(instant: number, timeZone: string): string {
  return written(instant, { timeZone, ...clock(), second: '2-digit' });
}

/** Returns a date: 'October 30, 2027'. */
export function dateOf(instant: number, timeZone: string): string {
  return written(instant, { timeZone, year: 'numeric', month: 'long', day: 'numeric' });
}

function written(instant: number, how: Intl.DateTimeFormatOptions): string {
  return writtenMoment(instant, pageLanguage(), how);
}
