// Signed-up dancers for a benchmark, each with a session cookie, so that load comes from many people and not from one.

import { cookieHeader, signUp } from '../src/testing/server/visitor.ts';
import type { LoadRequest } from './load.ts';

export type Dancer = { cookie: string };

/** Signs up `count` people through the API and completes `lessons` lessons for each. */
export async function makeDancers(url: string, count: number, lessons = 0): Promise<Dancer[]> {
  const dancers: Dancer[] = [];
  for (let n = 0; n < count; n += 1) {
    const { visitor } = await signUp(url);
    for (let day = 1; day <= lessons; day += 1) {
      const headers = { 'time-zone': 'Europe/Berlin' };
      const answer = await visitor.call('completeLesson', {
        params: { lesson_id: `${day}` },
        body: {},
        headers,
      });
      if (answer.status !== 200) throw new Error(`Lesson ${day} answered ${answer.status}`);
    }
    dancers.push({ cookie: cookieHeader(visitor) });
  }
  return dancers;
}

/** The same calls for every dancer, one dancer after the other. */
export function inRotation(
  url: string,
  dancers: Dancer[],
  calls: Omit<LoadRequest, 'headers'>[],
): LoadRequest[] {
  return dancers.flatMap(({ cookie }) =>
    calls.map((call) => ({
      ...call,
      headers: {
        cookie,
        origin: url,
        'time-zone': 'Europe/Berlin',
        ...(call.body ? { 'content-type': 'application/json' } : {}),
      },
    })),
  );
}
