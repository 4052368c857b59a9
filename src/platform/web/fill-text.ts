import { fillTemplate } from '#platform/rules/fill-template.ts';
import { pageLanguage } from './page-language.ts';

/** Puts values into a text, numbers as the page's language writes them. */
export function fillText(template: string, values: Readonly<Record<string, string | number>>): string {
  return fillTemplate(template, values, (value) => (typeof value === 'number' ? numberText(value) : value));
}

/** A number as the page's language writes it: 0.75 is 0,75 in German. At least so many digits stand behind the point. */
export function numberText(value: number, minimumFractionDigits = 0, style?: 'percent'): string {
  return value.toLocaleString(pageLanguage(), { minimumFractionDigits, useGrouping: false, style });
}
