// Signed-up dancers for a benchmark, each with a session cookie, so that load comes from many people and not from one.

import type { LoadRequest } from './load.ts';

export type Dancer = { cookie: string };

/** Signs up `count` people through the API and completes `lessons` lessons for each. */
export async function makeDancers(url: string, count: number, lessons = 0): Promise<Dancer[]> {
  const dancers: Dancer[] = [];
  for (let n = 0; n < count; n += 1) {
    const signedUp = await post(url, '/api/auth/sign-up', '', {
      first_name: 'Bench',
      email: `bench-${process.pid}-${Date.now()}-${n}@example.org`,
      password: 'lurch-and-drag-7',
      age_group: '18+',
    });
    const cookie = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    for (let day = 1; day <= lessons; day += 1) await post(url, `/api/lessons/${day}/completion`, cookie, {});
    dancers.push({ cookie });
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

async function post(url: string, path: string, cookie: string, body: object): Promise<Response> {
  const answer = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { origin: url, cookie, 'content-type': 'application/json', 'time-zone': 'Europe/Berlin' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
