// Crews: what a large crew costs, and whether counts stay exact.

import type { ProductServer } from '../../e2e/fixtures/product-server.ts';
import { sumOf } from '../../src/crew/rules/tally.ts';
import { makeTallyPhones } from '../../src/crew/server/testing/tally-phones.ts';
import { signUp, type Visitor } from '../../src/testing/server/visitor.ts';
import { atMost, type Figure, median, withDatabase, withProduct } from '../bench.ts';

const MEMBERS = 1_000;
const TAPS = 2_000;

export async function measure(): Promise<Figure[]> {
  const settings = { LOG_LEVEL: 'warn', WRITES_PER_MINUTE: '1000000', READS_PER_MINUTE: '1000000' };
  return withProduct(settings, async (product) => {
    const { visitor, crew_id } = await largeCrew(product);
    return [await crewPage(visitor, crew_id), await tallies(visitor, crew_id)];
  });
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
