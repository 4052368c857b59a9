// Makes the same calls with a thousand, a hundred thousand and a million people in the database.

import type pg from 'pg';
import type { ProductServer } from '../e2e/fixtures/product-server.ts';
import { cookieShape, sessionCookie } from '../src/people/server/session-cookie.ts';
import { atMost, burst, type Dancer, type Figure, inRotation, withDatabase, withProduct } from './bench.ts';

/**
 * Numbers of people in the database, one after the other. BENCH_PEOPLE=1000,10000 measures fewer people in less time.
 */
const sizes = (process.env.BENCH_PEOPLE ?? '1000,100000,1000000').split(',').map(Number);
const ACTIVE = 500;
const SECRET = 'a-secret-for-the-growth-benchmark-only';

const calls = [
  { name: 'progress', call: { path: '/api/progress' } },
  { name: 'session', call: { path: '/api/session' } },
  { name: 'Mark Complete', call: { method: 'POST' as const, path: '/api/lessons/4/completion', body: '{}' } },
];

export async function measure(): Promise<Figure[]> {
  const settings = {
    LOG_LEVEL: 'warn',
    AUTH_SECRET: SECRET,
    READS_PER_MINUTE: '1000000',
    WRITES_PER_MINUTE: '1000000',
  };
  return withProduct(settings, (product) => withDatabase(product, (client) => growing(product, client)));
}

async function growing(product: ProductServer, client: pg.Client): Promise<Figure[]> {
  const times: Record<string, number[]> = Object.fromEntries(calls.map(({ name }) => [name, []]));
  const notes: string[] = [];
  let people = 0;
  for (const size of sizes) {
    await addPeople(client, people, size);
    people = size;
    notes.push(`${size}: ${await tableSizes(client)}`);
    const dancers = await activePeople(client, size);
    for (const { name, call } of calls) {
      const target = { url: product.url, pid: product.pid() };
      const requests = inRotation(product.url, dancers, [call]);
      await burst(target, requests, { seconds: 1 });
      times[name]?.push((await burst(target, requests, { seconds: 4 })).cpu * 1e6);
    }
  }
  console.log(notes.map((note) => `  people ${note}`).join('\n'));
  return Object.entries(times).map(([name, cpu]) =>
    atMost(
      `${name}: CPU per call with ${sizes.at(-1)} people, times that with ${sizes[0]}`,
      (cpu.at(-1) ?? 0) / (cpu[0] ?? 1),
      1.2,
      'x',
      `${cpu.map((each) => Math.round(each)).join(', ')} us`,
    ),
  );
}

/** Adds people `from` + 1 to `to`, each with four completed lessons, a trophy, twelve marks and four practice days. */
async function addPeople(client: pg.Client, from: number, to: number): Promise<void> {
  const range = `generate_series(${from + 1}, ${to}) as n`;
  await client.query(`
    insert into users (id, first_name, email, age_group, experience_level, current_streak, last_practice_day)
      select 'p' || n, 'Person', 'p' || n || '@example.org', '18+', 'never', 4, current_date from ${range};
    insert into lesson_progress (user_id, lesson_id, completed, completed_at)
      select 'p' || n, lesson, true, now() from ${range}, unnest(array['1', '2', '3', '4']) as lesson;
    insert into trophies (user_id, part, unlocked_at) select 'p' || n, 'part1', now() from ${range};
    insert into practice_days (user_id, day)
      select 'p' || n, current_date - ago from ${range}, generate_series(0, 3) as ago;
    insert into progress (user_id, step_id, checklist_id)
      select 'p' || n, item.step_id, item.id from ${range},
        (select step_id, id from checklists order by id limit 12) as item;
    analyze`);
}

/** Signs in people spread over the whole table, without hashing a password for each. */
async function activePeople(client: pg.Client, size: number): Promise<Dancer[]> {
  const step = Math.max(1, Math.floor(size / ACTIVE));
  const ids = Array.from({ length: Math.min(ACTIVE, size) }, (_, n) => `p${n * step + 1}`);
  await client.query(
    `insert into sessions (id, token, user_id, expires_at)
       select id, 'token-' || id, id, now() + interval '20 days' from unnest($1::text[]) as id on conflict do nothing`,
    [ids],
  );
  const shape = cookieShape('http://127.0.0.1');
  return ids.map((id) => ({ cookie: sessionCookie(`token-${id}`, shape, SECRET).split(';')[0] as string }));
}

async function tableSizes(client: pg.Client): Promise<string> {
  const { rows } = await client.query(`
    select relname, pg_size_pretty(pg_relation_size(oid)) as rows, pg_size_pretty(pg_indexes_size(oid)) as indexes
    from pg_class where relname in ('users', 'progress', 'lesson_progress', 'practice_days', 'trophies') order by relname`);
  return rows.map((row) => `${row.relname} ${row.rows} + ${row.indexes} indexes`).join(', ');
}
