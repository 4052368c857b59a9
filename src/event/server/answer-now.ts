// Answers the server's time for every countdown, without session and database, and without a log line for each
// call.

import type { IncomingMessage } from 'node:http';
import { eventHeader, nowPath } from '#event/api/moment.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { EarlyAnswer, EarlyCalls } from '#platform/server/http/listener.ts';
import type { HeaderPairs } from '#platform/server/pages/front.ts';

/**
 * The security headers that are useful with a number or with JSON. The server's other headers are for pages, and would
 * be longer than the answer itself.
 */
const needed = new Set([
  'x-content-type-options',
  'cross-origin-resource-policy',
  'strict-transport-security',
]);

/**
 * Returns the headers of an answer that is a number or JSON, as a flat list; the caller adds the value of content-type.
 * `headers` are the headers of all answers.
 */
export function earlyHeaders(headers: HeaderPairs): string[] {
  return [...headers.filter(([name]) => needed.has(name)).flat(), 'content-type'];
}

export type NowParts = {
  headers: HeaderPairs;
  settings: () => { next_challenge_date: string | null };
  /** The time in UTC milliseconds. */
  now: () => number;
};

export function answerNow({ headers, settings, now }: NowParts): EarlyCalls {
  const time = [...earlyHeaders(headers), 'text/plain', 'cache-control', 'no-store'];
  let known: { text: string | null; list: string[] } = { text: null, list: time };

  function timeHeaders(): string[] {
    const text = settings().next_challenge_date;
    if (text === known.text) return known.list;
    const at = parseEventDate(text);
    known = { text, list: at === null ? time : [...time, eventHeader, String(at)] };
    return known.list;
  }

  const answer: EarlyAnswer = (request, response, refuse) => {
    if (!isRead(request)) return refuse(response, onlyRead());
    response.writeHead(200, timeHeaders());
    response.end(request.method === 'HEAD' ? undefined : String(Math.floor(now())));
  };
  return (path) => (path === nowPath ? answer : null);
}

export const isRead = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
export const onlyRead = () => new AppError('method_not_allowed', { allow: ['GET', 'HEAD'] });
