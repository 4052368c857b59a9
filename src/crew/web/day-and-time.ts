// Instants (epoch milliseconds) on the clocks of a zone, in the page's language.

import { hourForm } from '#event/rules/hour-form.ts';
import { writtenMoment } from '#event/rules/written-moment.ts';
import { pageLanguage } from '#platform/web/page-language.ts';

const weekday = 'short';
const clock = () => ({ hour: hourForm(pageLanguage()), minute: '2-digit' }) as const;
const dayAndMinute = () =>
  ({ weekday, month: 'short', day: 'numeric', ...clock(), timeZoneName: 'short' }) as const;

/** 'Sat, Oct 30, 3:00 PM PDT'. */
export function dayAndTime(instant: number, timeZone: string): string {
  return written(instant, { timeZone, ...dayAndMinute() });
}

/** 'Sat, Oct 30, 2027, 3:00 PM PDT': as it stands on paper, which is kept. */
export function dayOfYearAndTime(instant: number, timeZone: string): string {
  return written(instant, { timeZone, ...dayAndMinute(), year: 'numeric' });
}

/** 'Sat 9:00 PM': of an event's day, which often ends after midnight. */
export function timeOfDay(instant: number, timeZone: string): string {
  return written(instant, { timeZone, weekday, ...clock() });
}

/** '2:51:14 PM'. */
export function timeToSecond(instant: number, timeZone: string): string {
  return written(instant, { timeZone, ...clock(), second: '2-digit' });
}

/** 'October 30, 2027'. */
export function dateOf(instant: number, timeZone: string): string {
  return written(instant, { timeZone, year: 'numeric', month: 'long', day: 'numeric' });
}

function written(instant: number, how: Intl.DateTimeFormatOptions): string {
  return writtenMoment(instant, pageLanguage(), how);
}
