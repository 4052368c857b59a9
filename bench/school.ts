// A school of 200 behind one address, at the limits as shipped: each person opens the site, signs in, takes a lesson
// and completes it. No call may be refused.

import pg from 'pg';
import { makeProductServer } from '../e2e/fixtures/product-server.ts';
import type { Figure } from './figure.ts';
import { productConnection } from './product-connection.ts';

const PEOPLE = 200;
/** Milliseconds in which the class signs in. */
const ARRIVAL_MS = 60_000;
const password = 'lurch-and-drag-7';
const nameOf = (number: number) => `school-${number}@example.org`;

type Refusals = Map<string, number>;

export async function measureSchool(): Promise<Figure[]> {
  const product = await makeProductServer({ LOG_LEVEL: 'warn' });
  await product.start();
  try {
    await enrol(product.url, await productConnection(product.dataDir));
    const refusals: Refusals = new Map();
    let calls = 0;
    await Promise.all(
      Array.from({ length: PEOPLE }, async (_, number) => {
        await new Promise((resolve) => setTimeout(resolve, (ARRIVAL_MS * number) / PEOPLE));
        const made = await takeLesson(product.url, number, refusals);
        calls += made;
      }),
    );
    const refused = [...refusals.values()].reduce((sum, count) => sum + count, 0);
    return [
      {
        name: 'refused, of a school of 200 on one address through a whole lesson',
        value: refused,
        unit: 'calls',
        limit: 0,
        better: 'lower',
        note: `of ${calls} ${[...refusals].map(([what, count]) => `${what}: ${count}`).join(', ')}`.trim(),
      },
    ];
  } finally {
    await product.remove();
  }
}

/** Makes the accounts as the weeks before would have; they all have the password of the first. */
async function enrol(url: string, connection: pg.PoolConfig): Promise<void> {
  const person = { first_name: 'Pupil', email: nameOf(0), password, age_group: '13-17' };
  const answer = await send(url, 'POST', '/api/auth/sign-up', '', person);
  if (!answer.ok) throw new Error(`The first pupil could not sign up: ${answer.status}`);
  const client = new pg.Client(connection as pg.ClientConfig);
  await client.connect();
  const copy = (table: string, changes: string, of: string) =>
    client.query(
      `insert into ${table}
       select (jsonb_populate_record(one, jsonb_build_object('id', 'school-' || n, ${changes}))).*
       from ${table} one, generate_series(1, ${PEOPLE - 1}) n where ${of} = $1`,
      [nameOf(0)],
    );
  await copy('users', `'email', 'school-' || n || '@example.org'`, 'one.email');
  await copy(
    'accounts',
    `'user_id', 'school-' || n, 'account_id', 'school-' || n`,
    '(select email from users where id = one.user_id)',
  );
  await client.end();
}

/** One pupil's lesson; returns the number of calls. */
async function takeLesson(url: string, number: number, refusals: Refusals): Promise<number> {
  let calls = 0;
  const call = async (method: string, path: string, cookie = '', body?: object): Promise<Response> => {
    calls += 1;
    const answer = await send(url, method, path, cookie, body);
    const what = `${answer.status} ${method} ${path}`;
    if (!answer.ok) refusals.set(what, (refusals.get(what) ?? 0) + 1);
    return answer;
  };
  for (const path of ['/', '/auth/login', '/api/copy', '/api/session'])
    await (await call('GET', path)).text();
  const entered = await call('POST', '/api/auth/sign-in', '', { email: nameOf(number), password });
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (const path of ['/dashboard', '/api/session', '/api/progress', '/api/course', '/learn', '/learn/1'])
    await (await call('GET', path, cookie)).text();
  const lesson = (await (await call('GET', '/api/lessons/1', cookie)).json()) as {
    steps: { checklists: { id: string }[] }[];
  };
  for (const { id } of lesson.steps.flatMap(({ checklists }) => checklists))
    await (await call('PUT', `/api/checklists/${id}/check`, cookie, {})).text();
  await (await call('POST', '/api/lessons/1/completion', cookie, {})).text();
  await (await call('GET', '/api/progress', cookie)).text();
  return calls;
}

function send(url: string, method: string, path: string, cookie: string, body?: object): Promise<Response> {
  return fetch(url + path, {
    method,
    headers: { origin: url, cookie, 'time-zone': 'Europe/Berlin', 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  });
}
