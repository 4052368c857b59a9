import { afterAll, expect, test } from 'vitest';
import { classTexts } from '#class/content/class-copy.ts';
import { classStart } from '#class/rules/class-state.ts';
import { type EventStream, readEvents } from '#class/server/testing/event-stream.ts';
import { prune } from '#subjects/server/rows.ts';
import { startTestServer, type TestServer } from '#testing/server/test-server.ts';
import { makeVisitor } from '#testing/server/visitor.ts';

// The tests have two servers on one database: a screen at one, phones at the other.
const open: EventStream[] = [];
const one = await startTestServer();
const { database } = one;
const two = await startTestServer({}, undefined, { ...database, drop: async () => undefined });
afterAll(async () => {
  for (const stream of open) stream.close();
  await two.stop();
  await one.stop();
});

const makeScreen = async () => (await makeVisitor(one.url).call('openClassScreen', { body: {} })).body;
async function follow({ url }: TestServer, code: string): Promise<EventStream> {
  const stream = await readEvents(`${url}/api/class/${code}/events`);
  open.push(stream);
  return stream;
}
const sendCommand = (server: TestServer, code: string, body: object) =>
  makeVisitor(server.url).call('commandClassScreen', { params: { code }, body });
const command = (seq: number) => ({ id: 'phone', seq, do: 'rate', to: 0.75 });

test('a command at one server reaches the screen at the other, and the screen’s state reaches the phones', async () => {
  const { code, secret } = await makeScreen();
  const [screen, phone] = [await follow(one, code), await follow(two, code)];
  await phone.find(({ event }) => event === 'state');
  const answer = await sendCommand(two, code, command(1));
  expect(answer.status).toBe(200);
  const received = await screen.find(({ event }) => event === 'command');
  expect(received.data).toEqual({ ...command(1), id: answer.body.phone });
  const state = { ...classStart, rate: 0.75, playing: true };
  const shown = await makeVisitor(one.url).call('showClassState', {
    params: { code },
    body: { secret, state, at: 12.5, wait: 3.5, taken: [{ id: 'phone', seq: 1 }] },
  });
  expect(shown.status).toBe(200);
  const stateSent = await phone.find(({ data }) => (data as { at: number | null }).at === 12.5);
  expect(stateSent.data).toEqual({ state, at: 12.5, wait: 3.5, taken: [{ id: 'phone', seq: 1 }] });
  // A phone that joins late, or wakes from sleep, gets the state at once.
  const late = await follow(two, code.toLowerCase());
  expect((await late.find(({ event }) => event === 'state')).data).toEqual({ state, at: null });
});

test('a screen that was opened before an update still sends its state to phones', async () => {
  const { code, secret } = await makeScreen();
  const phone = await follow(two, code);
  const state = { playing: true, segment: 3, loop: false, rate: 1, side: 'mirror' };
  const answer = await makeVisitor(one.url).call('showClassState', {
    params: { code },
    body: { secret, state, at: 7 },
  });
  expect(answer.status).toBe(200);
  const received = await phone.find(({ data }) => (data as { at: number | null }).at === 7);
  expect(received.data).toEqual({ state: { ...classStart, ...state }, at: 7, wait: null, taken: [] });
});

test('the stream names a phone by another name than its own id, so that no listener can send commands for it', async () => {
  const { code } = await makeScreen();
  const screen = await follow(one, code);
  const { phone } = (await sendCommand(two, code, command(1))).body;
  await screen.find(({ event }) => event === 'command');
  expect(JSON.stringify(screen.events)).not.toContain('"id":"phone"');
  const stranger = (await sendCommand(two, code, { ...command(1_000_000), id: phone })).body;
  expect(stranger.phone).not.toBe(phone);
  expect((await sendCommand(one, code, command(2))).body.phone).toBe(phone);
});

test('commands for one screen reach no other screen', async () => {
  const [mine, other] = [await makeScreen(), await makeScreen()];
  const [own, foreign] = [await follow(one, mine.code), await follow(one, other.code)];
  await sendCommand(two, other.code, command(1));
  await sendCommand(two, mine.code, command(2));
  await own.find(({ event }) => event === 'command');
  const received = ({ events }: EventStream) =>
    events.filter(({ event }) => event === 'command').map(({ data }) => (data as { seq: number }).seq);
  expect([received(own), received(foreign)]).toEqual([[2], [1]]);
});

test('a HEAD request opens no stream', async () => {
  const { code } = await makeScreen();
  const statuses = [];
  for (let asked = 0; asked < 40; asked += 1) {
    const answer = await fetch(`${one.url}/api/class/${code}/events`, { method: 'HEAD' });
    statuses.push(`${answer.status} ${answer.headers.get('content-type')}`);
  }
  expect(new Set(statuses)).toEqual(new Set(['200 text/event-stream']));
  expect((await follow(one, code)).status).toBe(200);
});

test('a screen can have thirty streams, and streams that ended or were left early free their places', async () => {
  const { code } = await makeScreen();
  for (let left = 0; left < 40; left += 1) {
    const abort = new AbortController();
    const asked = fetch(`${one.url}/api/class/${code}/events`, { signal: abort.signal });
    abort.abort();
    await asked.catch(() => undefined);
  }
  const opened = async () => {
    const stream = await follow(one, code);
    return stream.status === 200 ? stream : null;
  };
  const streams: (EventStream | null)[] = [];
  // The server notices a moment later that streams have been left.
  for (let more = 0; more < 30; more += 1)
    await expect.poll(async () => (streams[more] = await opened())).not.toBeNull();
  const refused = await fetch(`${one.url}/api/class/${code}/events`);
  expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true]);
  expect((await follow(one, (await makeScreen()).code)).status).toBe(200);
  streams[0]?.close();
  await expect.poll(opened).not.toBeNull();
});

test('commands for one screen are limited in memory, and other screens can still be led', async () => {
  const [{ code }, other] = [await makeScreen(), await makeScreen()];
  // The limit counts by minute, so the clock moves to a new minute before the first command.
  one.pass(60_000);
  const statuses = await Promise.all(
    Array.from({ length: 620 }, async (_, seq) => (await sendCommand(one, code, command(seq))).status),
  );
  const [done, refused] = [200, 429].map((status) => statuses.filter((each) => each === status).length);
  // A machine with too much to do may answer some of the other commands with 503.
  expect(done).toBeLessThanOrEqual(600);
  expect(refused).toBeGreaterThanOrEqual(20);
  expect((await sendCommand(one, other.code, command(1))).status).toBe(200);
});

test('a state is accepted only with the secret of its screen', async () => {
  const [{ code }, other] = [await makeScreen(), await makeScreen()];
  for (const secret of [other.secret, 'x'.repeat(32)]) {
    const answer = await makeVisitor(one.url).call('showClassState', {
      params: { code },
      body: { secret, state: classStart, at: 0, wait: null, taken: [] },
    });
    expect([answer.status, answer.body.detail]).toEqual([404, classTexts['class.unknown']]);
  }
});

test('a screen lives on while it sends the same state again, and a changed state is stored', async () => {
  const { code, secret } = await makeScreen();
  const say = (state: object) =>
    makeVisitor(one.url).call('showClassState', {
      params: { code },
      body: { secret, state, at: 0, wait: null, taken: [] },
    });
  const row = async () => {
    const found = await one.database.pool.query(
      "select expires_at, state->>'volume' as volume from class_screens order by expires_at desc limit 1",
    );
    return found.rows[0];
  };
  const made = await row();
  await say(classStart);
  expect((await row()).expires_at).toEqual(made.expires_at);
  await say({ ...classStart, volume: 40 });
  expect((await row()).volume).toBe('40');
  one.pass(2 * 60_000);
  await say({ ...classStart, volume: 40 });
  expect((await row()).expires_at.getTime()).toBeGreaterThan(made.expires_at.getTime() + 60_000);
});

test('a screen is over after four hours without a message from it, and its code then counts as unknown', async () => {
  const { code } = await makeScreen();
  await one.database.pool.query("update class_screens set expires_at = now() - interval '1 second'");
  const refusals = [];
  for (const typed of [code, 'ABCDEFGH', 'no code!']) {
    const { status, body } = await sendCommand(two, typed, command(1));
    refusals.push([status, body.detail]);
    const stream = await follow(two, typed);
    expect(stream.status).toBe(404);
  }
  expect(refusals).toEqual(Array(3).fill([404, classTexts['class.unknown']]));
  await prune(one.database.db, Date.now());
  const { rows } = await one.database.pool.query('select count(*)::int as left from class_screens');
  expect(rows[0].left).toBe(0);
});

test('guessing is refused after twenty wrong codes in five minutes; a right code still works', async () => {
  const { code } = await makeScreen();
  await one.database.pool.query('delete from rate_limits');
  const statuses = [];
  for (let tries = 0; tries < 22; tries += 1)
    statuses.push((await sendCommand(two, 'ABCDEFGH', command(tries))).status);
  expect(statuses).toEqual([...Array(20).fill(404), 429, 429]);
  expect((await sendCommand(two, code, command(1))).status).toBe(200);
});

test.each([
  { id: 'phone', seq: 1, do: 'rate', to: 9 },
  { id: 'phone', seq: 1, do: 'segment', to: 301 },
  { id: 'phone', seq: 1, do: 'side', to: 'left' },
  { id: 'phone', seq: 1, do: 'toggle', to: true },
  { id: 'phone', seq: 1, do: 'task', to: { day: 13, stage: 'full' } },
  { id: 'phone', seq: 1, do: 'task', to: { first: 2, last: 1 } },
  { id: 'phone', seq: 1, do: 'volume', to: 101 },
  { id: 'phone', do: 'play', to: true },
  { id: 'a b', seq: 1, do: 'play', to: true },
])('%j is refused as a command', async (body) => {
  const { code } = await makeScreen();
  expect((await sendCommand(one, code, body)).status).toBe(400);
});

test('a server that stops ends its streams at once', async () => {
  const { database } = one;
  const third = await startTestServer({}, undefined, { ...database, drop: async () => undefined });
  const { code } = await makeScreen();
  const stream = await follow(third, code);
  await stream.find(({ event }) => event === 'state');
  await third.stop();
  await stream.ended;
});
