// Real browsers with wrong clocks, behind slow networks, dance a room in step. The server's clock double shortens the
// six minutes: when all have danced for a while it jumps ahead by three minutes, and every page notices that by itself.

import type { Page } from '@playwright/test';
import { danceSeconds, hourRoom } from '../../src/event/rules/rooms.ts';
import { networks, type SlowProxy, startSlowProxy } from '../../src/together/server/testing/slow-proxy.ts';
import { type GivenServer, startGivenServer } from '../fixtures/given-server.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, listenForNoise, test } from '../fixtures/test.ts';
import { countMs, lateness, middle, notedBy, watchDance } from '../fixtures/watched-dance.ts';

test.use({ serviceWorkers: 'allow' });
/** Seconds before the dance at which the server starts, and seconds by which its clock jumps ahead. */
const headStart = 110;
const step = 180;
/**
 * Milliseconds that two browsers may be apart, in the median and for nine in ten pictures and notes: test machines are
 * busy.
 */
const apart = 30;
const apartAtMost = 50;

let server: GivenServer;
let proxies: SlowProxy[];
/** The start of the dance, on the server's clock and in real time. */
let start: number;
let began: number;

test.beforeAll(async () => {
  start = hourRoom(Date.now(), danceSeconds);
  began = Date.now() + headStart * 1000;
  server = await startGivenServer(
    { CLOCK_SHIFT: String(start - began), CLOCK_STEP: String(step * 1000) },
    'src/testing/server/clock-process.ts',
  );
  const { wifi, mobile, venue, lan } = networks;
  proxies = await Promise.all(
    [wifi, mobile, venue, lan].map((network) => startSlowProxy(server.url, network)),
  );
});
test.afterAll(async () => {
  for (const proxy of proxies) await proxy.close();
  await server.remove();
});

const untilDance = (seconds: number) =>
  new Promise((resolve) => setTimeout(resolve, began + seconds * 1000 - Date.now()));

test('two browsers with wrong clocks dance a room in step, a late browser joins, and a browser without a network dances on', {
  tag: '@real-time',
}, async ({ playwright, browser }) => {
  test.setTimeout(480_000);
  const other = await playwright.chromium.launch(browserOptions());
  const noises: string[][] = [];

  /**
   * Returns a dancer whose device has a clock `error` ms ahead of the server’s, behind the network with this number.
   */
  async function come(
    which: typeof browser,
    network: number,
    error: number,
    signedIn = false,
  ): Promise<Page> {
    const url = proxies[network]?.url ?? '';
    const context = await which.newContext({ baseURL: url, viewport: { width: 480, height: 720 } });
    const page = await context.newPage();
    noises.push(listenForNoise(page));
    await watchDance(page, start - began + error);
    if (signedIn) {
      await enterAsLearner(page, { ...server, url }, { completed: 12 });
      // From now on the device knows that rehearsals are open.
      await page.goto('/learn');
      await expect(page.getByRole('link', { name: /^DAY 1/ }).first()).toBeVisible({ timeout: 40_000 });
    }
    await page.goto('/together');
    await expect(page.getByRole('heading', { name: 'The dance of the hour' })).toBeVisible({
      timeout: 40_000,
    });
    // A dancer who comes during the dance taps anywhere.
    if (Date.now() > began) await page.getByRole('heading', { name: 'Dance Together' }).click();
    else await page.getByRole('button', { name: 'Join with sound' }).click();
    return page;
  }

  const ada = await come(browser, 0, 187_000, true);
  const asked: number[] = [];
  ada.on('request', () => asked.push(Date.now()));
  const ben = await come(other, 1, -40_000_000);
  await expect(ada.getByText('Your device is 3 minutes 7 seconds fast')).toBeVisible();
  await expect(ben.getByText(/Your device is 11 hours 6 minutes slow/)).toBeVisible();
  const dot = await come(other, 3, 5_000);
  expect(Date.now()).toBeLessThan(began - 12_000);

  await untilDance(-10);
  await dot.context().setOffline(true);
  await untilDance(6);
  const cyd = await come(browser, 2, 3_600_000);
  const joined = Date.now();
  // A dancer who joins late on a slow machine is watched as long as the others.
  const until = Math.max(began + 34_000, joined + 2_000 + 20_000);
  await untilDance((until - began) / 1000);

  const pages = { ada, ben, cyd, dot };
  const noted = Object.fromEntries(
    await Promise.all(
      Object.entries(pages).map(async ([name, page]) => [name, await notedBy(page)] as const),
    ),
  );
  const measured = Object.fromEntries(
    Object.entries(noted).map(([name, seen]) => {
      const from = name === 'cyd' ? joined + 2_000 : began;
      return [name, { ...lateness(seen, began, from, until), beats: (until - from) / countMs }];
    }),
  );
  for (const [name, { pictures, clicks, beats }] of Object.entries(measured)) {
    expect(pictures.length, name).toBeGreaterThan(50);
    expect(clicks.length / beats, name).toBeGreaterThan(0.7);
  }
  // Each browser is measured against the true time, so the range of their medians is the most that two are apart.
  for (const kind of ['pictures', 'clicks'] as const) {
    const middles = Object.values(measured).map((seen) => middle(seen[kind]));
    expect(Math.max(...middles) - Math.min(...middles), `${kind}: ${middles}`).toBeLessThan(apartAtMost);
    const [first, second] = [measured.ada?.[kind] ?? [], measured.ben?.[kind] ?? []];
    expect(Math.abs(middle(first) - middle(second)), kind).toBeLessThan(apart);
    for (const seen of [first, second]) {
      const inMiddle = middle(seen);
      const far = seen.filter((late) => Math.abs(late - inMiddle) > apartAtMost);
      expect(far.length / seen.length, `${kind} far off: ${far}`).toBeLessThan(0.1);
    }
  }
  // No page sends a request when the dance starts.
  expect(asked.filter((at) => Math.abs(at - began) < 4_000)).toEqual([]);

  // Neither a tap nor a key pauses the dance.
  await ada.locator('.room-picture').click();
  await ada.keyboard.press('Space');
  await expect(ada.locator('.room-picture')).toBeInViewport();

  process.kill(server.pid(), 'SIGUSR2');
  const setOn = began - step * 1000;
  await dot.context().setOffline(false);
  const place = async (page: Page) => {
    const last = (await notedBy(page)).pictures.at(-1);
    return last ? last.at - setOn - last.seconds * 1000 : Number.NaN;
  };
  for (const page of Object.values(pages))
    await expect.poll(async () => Math.abs(await place(page)), { timeout: 75_000 }).toBeLessThan(100);
  for (const page of Object.values(pages))
    await expect(page.getByRole('heading', { name: 'That was it' })).toBeVisible({ timeout: 150_000 });
  await expect(ada.getByText('it will count as a rehearsal')).toBeVisible();
  const kept = await ada.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('/waiting/dance/')),
  );
  expect(kept).toHaveLength(1);
  expect(noises.flat()).toEqual([]);
  await other.close();
});

function browserOptions() {
  const { launchOptions } = test.info().project.use;
  return launchOptions ?? {};
}
