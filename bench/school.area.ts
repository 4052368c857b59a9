// A school of 200 people behind one address, with the limits as shipped: each person opens the site, signs in, takes a
// lesson and completes it. No call may be refused.

import type { ProductServer } from '../e2e/fixtures/product-server.ts';
import { makePerson, makeVisitor, signUp } from '../src/testing/server/visitor.ts';
import { atMost, type Figure, withDatabase, withProduct } from './bench.ts';

const PEOPLE = 200;
/** Milliseconds in which the class signs in. */
const ARRIVAL_MS = 60_000;
const password = 'lurch-and-drag-7';
const nameOf = (number: number) => `school-${number}@example.org`;

type Refusals = Map<string, number>;

export function measure(): Promise<Figure[]> {
  return withProduct({ LOG_LEVEL: 'warn' }, async (product) => {
    await enrol(product);
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
      atMost(
        'refused, of a school of 200 on one address through a whole lesson',
        refused,
        0,
        'calls',
        `of ${calls} ${[...refusals].map(([what, count]) => `${what}: ${count}`).join(', ')}`.trim(),
      ),
    ];
  });
}

/** Makes the accounts that a class has made in the weeks before, all with the password of the first account. */
async function enrol(product: ProductServer): Promise<void> {
  await signUp(
    product.url,
    makePerson({ first_name: 'Pupil', email: nameOf(0), password, age_group: '13-17' }),
  );
  await withDatabase(product, async (client) => {
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
  });
}

/** Takes one pupil through a lesson. Counts refused calls in `refusals`; returns the number of all calls. */
async function takeLesson(url: string, number: number, refusals: Refusals): Promise<number> {
  const pupil = makeVisitor(url, { 'time-zone': 'Europe/Berlin', 'content-type': 'application/json' });
  let calls = 0;
  const call = async (method: string, path: string, body?: object): Promise<string> => {
    calls += 1;
    const answer = await pupil.fetch(path, { method, ...(body && { body: JSON.stringify(body) }) });
    const what = `${answer.status} ${method} ${path}`;
    if (!answer.ok) refusals.set(what, (refusals.get(what) ?? 0) + 1);
    return answer.text();
  };
  for (const path of ['/', '/auth/login', '/api/copy', '/api/session']) await call('GET', path);
  await call('POST', '/api/auth/sign-in', { email: nameOf(number), password });
  for (const path of ['/dashboard', '/api/session', '/api/progress', '/api/course', '/learn', '/learn/1'])
    await call('GET', path);
  const lesson: { steps: { checklists: { id: string }[] }[] } = JSON.parse(
    await call('GET', '/api/lessons/1'),
  );
  for (const { id } of lesson.steps.flatMap(({ checklists }) => checklists))
    await call('PUT', `/api/checklists/${id}/check`, {});
  await call('POST', '/api/lessons/1/completion', {});
  await call('GET', '/api/progress');
  return calls;
}
