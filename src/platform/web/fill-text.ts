import { fillTemplate } from '#platform/rules/fill-template.ts';
import { pageLanguage } from './page-language.ts';

/** Puts values into a text; numbers are written as in the page's language. */
export function fillText(template: string, values: Readonly<Record<string, string | number>>): string {
  return fillTemplate(template, values, (value) => (typeof value === 'number' ? numberText(value) : value));
}

/**
 * Returns a number as it is written in the page's language, such as 0,75 in German. At least `minimumFractionDigits`
 * digits follow the point.
 */
export function numberText(value: number, minimumFractionDigits = 0, style?: 'percent'): string {
  return value.toLocaleString(pageLanguage(), { minimumFractionDigits, useGrouping: false, style });
}
