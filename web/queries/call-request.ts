// How a call looks on the wire.

import { timeZone } from './time-zone.ts';

/** Headers of every call. The browser's time zone, because a practice day is a day where the learner is. */
export function callHeaders(hasBody = false): Record<string, string> {
  return {
    accept: 'application/json',
    'time-zone': timeZone(),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
  };
}

/** The address of an operation: `template` with its :names filled in, and the query. */
export function pathOf(template: string, params: object = {}, query: object = {}): string {
  const values = params as Record<string, string>;
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return search === '' ? path : `${path}?${search}`;
}
