import { pageLanguage } from '#platform/web/page-language.ts';

/** Returns a short text of days for a countdown, such as '12d'. */
export function daysText(days: number): string {
  return new Intl.NumberFormat(pageLanguage(), { style: 'unit', unit: 'day', unitDisplay: 'narrow' }).format(
    days,
  );
}
