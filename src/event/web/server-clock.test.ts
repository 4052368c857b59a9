import { afterEach, expect, test } from 'vitest';
import { pageNow, setPageClock } from '#platform/web/page-clock.ts';
import { makeServerClock } from './server-clock.ts';

const epoch = Date.parse('2027-10-30T21:50:00Z');

/** A page whose clocks, network and server are controlled by the test. */
function makePage() {
  const page = {
    steady: 1_000,
    deviceError: 187_000,
    /** Milliseconds to the server and back; null without network. */
    trip: [5, 5] as [number, number] | null,
    asked: 0,
    jump: 0,
    event: null as number | null,
    anew: () => {},
    look: () => {},
  };
  const server = () => epoch + page.steady + page.jump;
  const clock = makeServerClock({
    async ask() {
      page.asked += 1;
      if (!page.trip) throw new Error('no network');
      const sent = page.steady;
      page.steady += page.trip[0];
      const answered = Math.floor(server());
      page.steady += page.trip[1];
      return { sent, received: page.steady, server: answered, event: page.event };
    },
    clocks: () => ({ device: server() + page.deviceError, steady: page.steady }),
    sleep: async () => {},
    watch(anew, look) {
      Object.assign(page, { anew, look });
      return () => Object.assign(page, { anew: () => {}, look: () => {} });
    },
  });
  const error = () => Math.abs((clock.state().time?.offset ?? 0) + page.steady - server());
  return { page, clock, error };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => setPageClock(null));

test('the clock asks eight times, and then knows the time however wrong the device is', async () => {
  const { page, clock, error } = makePage();
  page.deviceError = -30 * 365 * 86_400_000;
  const release = clock.hold();
  await settle();
  expect(page.asked).toBe(8);
  expect(error()).toBeLessThan(1);
  expect(clock.state().time?.within).toBeLessThan(7);
  release();
});

test('two holders make the clock ask once, and the clock stops watching when the last holder lets go', async () => {
  const { page, clock } = makePage();
  const [one, two] = [clock.hold(), clock.hold()];
  await settle();
  expect(page.asked).toBe(8);
  one();
  two();
  page.anew();
  await settle();
  expect(page.asked).toBe(8);
});

test.each(['shown again', 'online again'])('%s, the clock asks anew', async () => {
  const { page, clock } = makePage();
  clock.hold();
  await settle();
  page.anew();
  await settle();
  expect(page.asked).toBe(16);
});

test('after a sleep in which the steady clock stood still, the time is right again with the next answer', async () => {
  const { page, clock, error } = makePage();
  clock.hold();
  await settle();
  page.jump = 3_600_000;
  page.look();
  await settle();
  expect(error()).toBeLessThan(1);
  expect(clock.state().time?.within).toBeLessThan(7);
});

test('after a sleep without a network the time follows the device’s clock, and `within` is larger', async () => {
  const { page, clock, error } = makePage();
  clock.hold();
  await settle();
  page.jump = 3_600_000;
  page.trip = null;
  page.look();
  await settle();
  expect(error()).toBeLessThan(1);
  expect(clock.state().time?.within).toBeGreaterThanOrEqual(3_600_000);
});

test('when the device’s clock is set back, the time stays right by the steady clock', async () => {
  const { page, clock, error } = makePage();
  clock.hold();
  await settle();
  page.deviceError -= 86_400_000;
  page.trip = null;
  page.look();
  await settle();
  expect(error()).toBeLessThan(1);
});

test('without a network the known time goes on, and `within` grows', async () => {
  const { page, clock, error } = makePage();
  clock.hold();
  await settle();
  page.trip = null;
  page.steady += 420_000;
  await clock.probe();
  expect(error()).toBeLessThan(1);
  expect(clock.state().time).not.toBeNull();
});

test('when the server’s clock was set, its new time counts at once, and it is asked again', async () => {
  const { page, clock, error } = makePage();
  clock.hold();
  await settle();
  page.jump = 240_000;
  page.deviceError -= 240_000;
  page.trip = [80, 400];
  await clock.probe();
  expect(error()).toBeLessThan(162);
  page.trip = [20, 20];
  await settle();
  expect(page.asked).toBe(8 + 1 + 8);
  expect(error()).toBeLessThan(1);
});

test('the page learns that the event was moved', async () => {
  const { page, clock } = makePage();
  const seen: unknown[] = [];
  clock.subscribe(() => seen.push(clock.state().event));
  await clock.probe();
  page.event = epoch + 60_000;
  await clock.probe();
  expect(seen).toEqual([null, epoch + 60_000]);
});

test('every clock on the page shows the server’s time as soon as it is known', async () => {
  const { clock } = makePage();
  expectBetween(Date.now(), pageNow(), Date.now());
  await clock.probe();
  const offset = clock.state().time?.offset ?? 0;
  expectBetween(performance.now() + offset, pageNow(), performance.now() + offset);
});

/** Expects the time `at` between `before` and `after`, however long the machine takes between the three readings. */
function expectBetween(before: number, at: number, after: number): void {
  expect(at).toBeGreaterThanOrEqual(before);
  expect(at).toBeLessThanOrEqual(after);
}
