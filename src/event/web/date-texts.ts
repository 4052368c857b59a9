// Dates as people read them, in their own time zone.

import { writtenMoment } from '#event/rules/written-moment.ts';
import { pageLanguage } from '#platform/web/page-language.ts';

/** 'October 5': month and day. */
export function monthAndDay(instant: string): string {
  return format(instant, { month: 'long', day: 'numeric' });
}

/** 'October 5, 2026' (the specification's 'MMMM d, yyyy'). */
export function fullDate(instant: string): string {
  return format(instant, { month: 'long', day: 'numeric', year: 'numeric' });
}

/** A plain local date where formatting fails (specification, section 8). */
function format(instant: string, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(instant);
  try {
    return writtenMoment(date.getTime(), pageLanguage(), options);
  } catch {
    return date.toLocaleDateString();
  }
}
