// Dates as texts, in the reader's time zone and language.

import { writtenMoment } from '#event/rules/written-moment.ts';
import { pageLanguage } from '#platform/web/page-language.ts';

/** Returns month and day, as 'October 5'. */
export function monthAndDay(instant: string): string {
  return format(instant, { month: 'long', day: 'numeric' });
}

/** Returns the full date, as 'October 5, 2026' (the specification's 'MMMM d, yyyy'). */
export function fullDate(instant: string): string {
  return format(instant, { month: 'long', day: 'numeric', year: 'numeric' });
}

/** Formats a date, or writes a plain local date when formatting fails (specification, section 8). */
function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant);
  try {
    return writtenMoment(date.getTime(), pageLanguage(), options);
  } catch {
    return date.toLocaleDateString();
  }
}
