// Crews and class screens: what a large crew costs, whether counts stay exact, and how soon a screen hears its phone.

import type { ProductServer } from '../e2e/fixtures/product-server.ts';
import { sumOf } from '../src/crew/rules/tally.ts';
import { type EventStream, readEvents } from '../src/testing/server/event-stream.ts';
import { makeTallyPhones } from '../src/testing/server/tally-phones.ts';
import { makeVisitor, signUp, type Visitor } from '../src/testing/server/visitor.ts';
import { residentBytes } from './cpu-time.ts';
import { atMost, type Figure } from './figure.ts';
import { median } from './quantile.ts';
import { withDatabase, withProduct } from './with-product.ts';

const MEMBERS = 1_000;
const TAPS = 2_000;
const COMMANDS = 100;
const SCREENS = 500;

export async function measureCrew(): Promise<Figure[]> {
  const settings = { LOG_LEVEL: 'warn', WRITES_PER_MINUTE: '1000000', READS_PER_MINUTE: '1000000' };
  const alone = await withProduct(settings, async (product) => {
    const { visitor, crew_id } = await largeCrew(product);
    return [
      await crewPage(visitor, crew_id),
      await tallies(visitor, crew_id),
      ...(await manyScreens(product)),
    ];
  });
  return [...alone, await withProduct({ ...settings, WORKERS: '2' }, ({ url }) => commands(url))];
}

async function largeCrew(product: ProductServer): Promise<{ visitor: Visitor; crew_id: string }> {
  const { visitor, id } = await signUp(product.url);
  return withDatabase(product, async (client) => {
    await client.query('update users set email_verified = true where id = $1', [id]);
    await client.query("update user_roles set role = 'coordinator' where user_id = $1", [id]);
    const details = { name: 'The crowd', place: '', zone: 'UTC', approves: false };
    const crew_id = (await visitor.call('openCrew', { body: details })).body.id;
    await client.query(
      `with people as (
         insert into users (id, first_name, email, age_group)
         select 'crowd-' || n, 'Crowd', 'crowd-' || n || '@example.org', '18+' from generate_series(1, ${MEMBERS}) n
         returning id
       )
       insert into crew_members (crew_id, user_id, number, state, shows_name, counts, mails, wording)
       select $1, id, row_number() over (), 'in', true, true, false, 'crew-1' from people`,
      [crew_id],
    );
    return { visitor, crew_id };
  });
}

async function crewPage(visitor: Visitor, crew_id: string): Promise<Figure> {
  const times: number[] = [];
  for (let turn = 0; turn < 25; turn += 1) {
    const begun = performance.now();
    const { status } = await visitor.call('readCrew', { params: { crew_id } });
    if (status !== 200) throw new Error(`The crew answered ${status}`);
    times.push(performance.now() - begun);
  }
  return atMost(`a crew of ${MEMBERS} members, answer for its page`, median(times), 100, 'ms');
}

async function tallies(visitor: Visitor, crew_id: string): Promise<Figure> {
  const phones = makeTallyPhones(
    8,
    async (device_id, body) =>
      (await visitor.call('putTally', { params: { crew_id, device_id }, body })).body,
    Math.random,
  );
  for (let tap = 0; tap < TAPS; tap += 1) await phones.tap(tap % 8, Math.random() < 0.1 ? -1 : 1);
  await phones.settle();
  const { body } = await visitor.call('readTallies', { params: { crew_id } });
  const off = Math.abs(sumOf(body.tallies).gates - phones.truth());
  return atMost('tally of 8 phones, 2,000 taps, losses and kills: heads off', off, 0, 'heads');
}

/** One machine, two processes: each command comes over a connection of its own, to either of them. */
async function commands(url: string): Promise<Figure> {
  const visitor = makeVisitor(url, { connection: 'close' });
  const { code } = (await visitor.call('openClassScreen', { body: {} })).body;
  const screen = await readEvents(`${url}/api/class/${code}/events`);
  const times: number[] = [];
  for (let seq = 0; seq < COMMANDS; seq += 1) {
    const begun = performance.now();
    const sent = visitor.call('tellClassScreen', {
      params: { code },
      body: { id: 'phone', seq, do: 'play', to: true },
    });
    const heard = await screen.find(
      ({ event, data }) => event === 'command' && (data as { seq: number }).seq === seq,
    );
    times.push(heard.at - begun);
    await sent;
  }
  screen.close();
  return atMost('remote command to screen, two processes, median', median(times), 50, 'ms');
}

async function manyScreens(product: ProductServer): Promise<Figure[]> {
  const visitor = makeVisitor(product.url);
  const codes: string[] = [];
  for (let made = 0; made < SCREENS; made += 1)
    codes.push((await visitor.call('openClassScreen', { body: {} })).body.code);
  const warm = await Promise.all(codes.slice(0, 20).map((code) => readEvents(follow(product, code))));
  const before = residentBytes(product.pid());
  const streams: EventStream[] = [...warm];
  for (const code of codes.slice(20)) streams.push(await readEvents(follow(product, code)));
  const after = residentBytes(product.pid());
  await Promise.all(
    codes.map((code) =>
      visitor.call('tellClassScreen', {
        params: { code },
        body: { id: 'phone', seq: 1, do: 'loop', to: true },
      }),
    ),
  );
  await Promise.all(streams.map((stream) => stream.find(({ event }) => event === 'command')));
  const heard = streams.filter(
    ({ events }) => events.filter(({ event }) => event === 'command').length === 1,
  );
  for (const stream of streams) stream.close();
  return [
    atMost('a class screen on the server', (after - before) / 1024 / (SCREENS - 20), 60, 'KB'),
    atMost(
      `of ${SCREENS} screens in one process, those that missed a command`,
      SCREENS - heard.length,
      0,
      'screens',
    ),
  ];
}

const follow = ({ url }: ProductServer, code: string) => `${url}/api/class/${code}/events`;
