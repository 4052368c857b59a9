import { expect, test } from 'vitest';
import { sharedServer } from '#testing/server/test-server.ts';
import { followEvent } from './handlers.ts';
import { crewDetails, openCrew, setEvent } from './testing/crew-people.ts';

const DAY = 86_400_000;
const server = await sharedServer();

const at = (iso: string) => Date.parse(iso);

const query = (text: string, values: unknown[]) => server.database.pool.query(text, values);
const endOf = async (crew_id: string): Promise<string> =>
  (await query('select delete_after from crews where id = $1', [crew_id])).rows[0].delete_after.toISOString();
const crewThatEnds = async (iso: string) => {
  const { crew_id } = await openCrew(server);
  await query('update crews set delete_after = $2 where id = $1', [crew_id, iso]);
  return crew_id;
};

test.each([
  ['is put off', '2027-11-29T22:00:00.000Z', '2028-04-01T20:00:00Z', '2028-05-01T20:00:00.000Z'],
  ['is brought forward', '2027-11-29T22:00:00.000Z', '2027-10-01T20:00:00Z', '2027-10-31T20:00:00.000Z'],
  ['is decided at last', '2028-02-05T12:00:00.000Z', '2027-10-30T22:00:00Z', '2027-11-29T22:00:00.000Z'],
  [
    'was danced and the next is set',
    '2027-01-20T22:00:00.000Z',
    '2027-10-30T22:00:00Z',
    '2027-01-20T22:00:00.000Z',
  ],
  ['is over', '2027-11-29T22:00:00.000Z', '2026-12-30T22:00:00Z', '2027-11-29T22:00:00.000Z'],
])(
  'when the event %s, a crew that was to end on %s ends a month after the event it waits for',
  async (_, ends, event, then) => {
    const crew_id = await crewThatEnds(ends);
    await followEvent(server.database.db, at('2027-01-01T12:00:00Z'), at(event));
    expect(await endOf(crew_id)).toBe(then);
  },
);

test('while the event has no date each crew keeps its end', async () => {
  const crew_id = await crewThatEnds('2028-02-05T12:00:00.000Z');
  await followEvent(server.database.db, at('2027-01-01T12:00:00Z'), null);
  expect(await endOf(crew_id)).toBe('2028-02-05T12:00:00.000Z');
});

test('a job gives crews a new end when the event moves', async () => {
  const event = Math.floor(Date.now() / DAY + 90) * DAY;
  await setEvent(server, event);
  const crew_id = await crewThatEnds(new Date(event + 100 * DAY).toISOString());
  await query("select graphile_worker.add_job('follow_event')", []);
  await expect.poll(() => endOf(crew_id)).toBe(new Date(event + 30 * DAY).toISOString());
});

test('a crew saved after its event keeps the end that its members were given, and one without an event gets another year', async () => {
  const { leader, crew_id } = await openCrew(server);
  await setEvent(server, at('2020-10-30T22:00:00Z'));
  const promised = new Date(Date.now() + 20 * DAY).toISOString();
  await query('update crews set delete_after = $2 where id = $1', [crew_id, promised]);
  const save = async (version: number) => {
    const body = { ...crewDetails, drills: [], version };
    return (await leader.visitor.call('saveCrew', { params: { crew_id }, body })).body.delete_after;
  };
  expect(await save(1)).toBe(promised);
  await query("update crews set created_at = now() - interval '390 days' where id = $1", [crew_id]);
  expect(Date.parse(await save(2))).toBeGreaterThan(Date.now() + 399 * DAY);
});
