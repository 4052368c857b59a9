import { writtenMoment } from '#event/rules/written-moment.ts';
import { pageLanguage } from '#platform/web/page-language.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';

/** Returns a date and time in the operator's zone and language: 'Oct 5, 2026, 2:00 pm'. */
export function momentText(instant: string): string {
  const how = { dateStyle: 'medium', timeStyle: 'short', timeZone: timeZone() } as const;
  return writtenMoment(Date.parse(instant), pageLanguage(), how);
}
