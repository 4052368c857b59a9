// The address and headers of a call.

import { languageHeader, personHeader } from '#subjects/api/routes.ts';
import { pageLanguage } from '../page-language.ts';
import { timeZone } from './time-zone.ts';

type CallFacts = {
  hasBody?: boolean;
  /** The id of the person in whose name something is written. */
  person?: string | undefined;
  /** The idempotency key of a call that must count once, however often it is sent. */
  idempotencyKey?: string | undefined;
};

/**
 * Returns the headers of a call. They name the browser's time zone, because practice days are those of the learner's
 * zone.
 */
export function callHeaders({ hasBody, person, idempotencyKey }: CallFacts = {}): Record<string, string> {
  return {
    accept: 'application/json',
    'time-zone': timeZone(),
    [languageHeader]: pageLanguage(),
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(person ? { [personHeader]: person } : {}),
    ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
  };
}

/** Returns the address of an operation: `template` with its :names filled in, and the query. */
export function pathOf(template: string, params: object = {}, query: object = {}): string {
  const values = params as Record<string, string>;
  const path = template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
  const search = new URLSearchParams(query as Record<string, string>).toString();
  return search === '' ? path : `${path}?${search}`;
}
