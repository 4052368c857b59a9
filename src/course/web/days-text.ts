import { pageLanguage } from '#platform/web/page-language.ts';

/** '12d': days before the hours of a countdown. */
export function daysText(days: number): string {
  return new Intl.NumberFormat(pageLanguage(), { style: 'unit', unit: 'day', unitDisplay: 'narrow' }).format(
    days,
  );
}
