// The room of a dance from the outside: addresses, a moved date, two tabs, what one takes along, and what the device tells
// the server later.

import type { Page, Route } from '@playwright/test';
import { roomName } from '../rules/moment/room-name.ts';
import { hourRoom } from '../rules/moment/rooms.ts';
import { startSlowProxy } from '../server/testing/slow-proxy.ts';
import { faultsAtWidths } from './fixtures/axe.ts';
import { pageDay } from './fixtures/page-day.ts';
import { enterAsLearner } from './fixtures/people.ts';
import { expect, ownServer, test } from './fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });
test.use(ownServer());

/** A whole minute that is `minutes` away. */
const minuteIn = (minutes: number) => Math.ceil(Date.now() / 60_000 + minutes) * 60_000;
const enter = (page: Page, start: number) => page.goto(`/together?at=${roomName(start)}`);

test('a bad address is refused in words, with a way on', async ({ page }) => {
  for (const [at, says] of [
    ['tonight', 'That is no time that this page can read'],
    ['2027-10-30', 'That is no time that this page can read'],
    [`${roomName(minuteIn(60)).slice(0, -1)}:30Z`, 'A dance starts on a whole minute'],
    ['2020-01-01T00:00Z', 'That is too far away'],
    ['2099-01-01T00:00Z', 'That is too far away'],
  ] as const) {
    await page.goto(`/together?at=${at}`);
    await expect(page.getByRole('alert')).toContainText(says);
    await page.getByRole('link', { name: 'Go to the next room' }).click();
    await expect(page.getByRole('heading', { name: /dance of the hour|THRILL/ })).toBeVisible();
  }
});

test('another zone’s spelling names the same room', async ({ page }) => {
  const start = hourRoom(Date.now()) + 86_400_000;
  const there = new Date(start + 19_800_000).toISOString().slice(0, 16);
  await page.goto(`/together?at=${there}+05:30`);
  await expect(page.locator('.room time')).toHaveAttribute('datetime', new Date(start).toISOString());
  // A hall sets its wall up long before the doors open: the countdown alone, in full.
  await page.getByRole('button', { name: 'Fill the screen' }).click();
  await expect(page.locator('.room')).toHaveAttribute('data-whole', 'true');
  await expect(page.locator('.room-left')).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
  await expect(page.locator('.room')).toHaveAttribute('data-whole', 'false');
});

test('a class chooses a time, and what it typed stays where it was wrong', async ({ page }) => {
  await page.goto('/together');
  const field = page.getByLabel('Day and time, on your clock');
  await page.getByRole('button', { name: 'Open this room' }).click();
  await expect(page.getByRole('alert')).toContainText('That is no time');
  await field.fill('2020-03-04T10:30');
  await page.getByRole('button', { name: 'Open this room' }).click();
  await expect(page.getByRole('alert')).toContainText('That is too far away');
  await expect(field).toHaveValue('2020-03-04T10:30');
  const tomorrow = await pageDay(page, 1);
  await field.fill(`${tomorrow}T10:30`);
  await page.getByRole('button', { name: 'Open this room' }).click();
  const heading = page.getByRole('heading', { name: 'A dance at a chosen time' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.room-when')).toContainText('10:30');
});

test('those who wait hear that the big dance was moved, and stay where they are', async ({
  page,
  server,
}) => {
  const start = minuteIn(8);
  await setDate(server, new Date(start).toISOString());
  await page.clock.install();
  await page.goto('/together');
  await expect(page.locator('.room[data-phase="waiting"] time')).toHaveAttribute(
    'datetime',
    new Date(start).toISOString(),
  );
  await setDate(server, new Date(start + 3_600_000).toISOString());
  // Who waits asks the server anew after 20 seconds at most.
  await page.clock.runFor(20_000);
  await expect(page.getByRole('alert')).toContainText('have moved the big dance');
  await expect(page.locator('.room')).toHaveAttribute('data-phase', 'waiting');
  await page.getByRole('link', { name: 'Go to its room' }).click();
  await expect(page.locator('.room time')).toHaveAttribute(
    'datetime',
    new Date(start + 3_600_000).toISOString(),
  );
});

const setDate = (server: Parameters<typeof enterAsLearner>[1], value: string) =>
  server.db.updateTable('settings').set({ value }).where('key', '=', 'next_challenge_date').execute();

test('the room can be shared and put into a calendar with three alarms', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const start = minuteIn(10);
  await enter(page, start);
  await page.getByRole('button', { name: 'Share this room' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `/together?at=${roomName(start)}`,
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  const file = await (await import('node:fs/promises')).readFile(await download.path(), 'utf8');
  expect(file.match(/TRIGGER:-P(1D|T1H|T10M)/g)).toHaveLength(3);
});

test('a second tab says that only one is counted, until the first is closed', async ({ page, context }) => {
  const start = minuteIn(10);
  await enter(page, start);
  await expect(page.getByRole('button', { name: 'Join with sound' })).toBeVisible();
  const second = await context.newPage();
  await enter(second, start);
  await expect(second.getByText('open in another tab too')).toBeVisible();
  await page.close();
  await expect(second.getByText('open in another tab too')).toBeHidden();
});

test('a browser without resource timing still knows the time', async ({ page }) => {
  await page.addInitScript(() => {
    performance.getEntriesByName = () => [];
  });
  await enter(page, minuteIn(10));
  await expect(page.getByText(/Your clock is right to ±\d+ ms/)).toBeVisible();
});

// §4.devices-years-off-proxies-hold
test('behind a proxy that holds answers back the page says how little it knows, and its countdown is right', async ({
  page,
  server,
}) => {
  const atOnce = { delay: 0, jitter: 0 };
  const held = 600;
  const proxy = await startSlowProxy(server.url, { there: atOnce, back: { ...atOnce, held } });
  const start = minuteIn(10);
  await page.goto(`${proxy.url}/together?at=${roomName(start)}`);
  const told = page.getByText(/Your clock is right to ±\d+ ms/);
  await expect(told).toBeVisible();
  expect(Number(/±(\d+)/.exec((await told.textContent()) ?? '')?.[1])).toBeGreaterThanOrEqual(held / 2);
  const { shown, now } = await page.locator('.room-left').evaluate((digits) => {
    const [minutes = 0, seconds = 0] = (digits.textContent ?? '').split(':').map(Number);
    return { shown: minutes * 60 + seconds, now: Date.now() };
  });
  expect(Math.abs((start - now) / 1000 - shown)).toBeLessThan(2 + held / 1000);
  await page.getByRole('button', { name: 'Join with sound' }).click();
  await expect(page.getByText('You are in.')).toBeVisible();
  await page.goto('about:blank');
  await proxy.close();
});

test('where the server can’t be asked the page goes by the device, and says so', async ({ page }) => {
  await page.route('**/api/now*', (route) => route.abort());
  await enter(page, minuteIn(10));
  await expect(page.getByText('this goes by your device’s own clock')).toBeVisible();
});

test('a dance that was kept on the device is told when it is due, once', async ({ page, server }) => {
  const learner = await enterAsLearner(page, server, { completed: 12 });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate((user_id) => {
    const kept = (start: number, due: number) =>
      localStorage.setItem(`shamble.dance.v1.${start}.${user_id}`, JSON.stringify({ user_id, start, due }));
    kept(1_000, 0);
    kept(2_000, Date.now() + 3_600_000);
  }, learner.id);
  await page.reload();
  const danced = () =>
    server.db
      .selectFrom('progress')
      .select('step_id')
      .where('user_id', '=', learner.id)
      .where('checklist_id', 'is', null)
      .execute();
  await expect.poll(async () => (await danced()).length).toBe(1);
  const keys = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.dance.')));
  await expect.poll(keys).toEqual([`shamble.dance.v1.2000.${learner.id}`]);
});

test('who signs out leaves no dance behind on the device', async ({ page, server }) => {
  const learner = await enterAsLearner(page, server, { completed: 12 });
  await page.goto('/dashboard');
  await page.evaluate((user_id) => {
    const due = Date.now() + 3_600_000;
    localStorage.setItem(`shamble.dance.v1.3000.${user_id}`, JSON.stringify({ user_id, start: 3_000, due }));
  }, learner.id);
  await page.goto('/profile');
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('.dance.'))))
    .toEqual([]);
});

test('a room that can’t have its dancer says so in the picture, and shows it with another try', async ({
  page,
}) => {
  const fail = (route: Route) => route.abort();
  await page.route('**/assets/dancer-medium-*.js*', fail);
  await enter(page, minuteIn(10));
  const lost = page.locator('.room-picture').getByRole('alert');
  await expect(lost).toContainText('Nothing can be played right now');
  expect(await faultsAtWidths(page)).toEqual([]);
  await page.unroute('**/assets/dancer-medium-*.js*', fail);
  await lost.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('.room-picture[data-kind="dancer"]')).toBeVisible();
  await expect(lost).toBeHidden();
});

test('by keyboard alone one joins, silences it and fills the screen', async ({ page }) => {
  await enter(page, minuteIn(10));
  const focused = (name: string) => page.getByRole('button', { name, exact: true });
  const tabTo = async (name: string) => {
    await expect(focused(name)).toBeVisible();
    for (let tabs = 0; tabs < 30; tabs++) {
      await page.keyboard.press('Tab');
      if (await focused(name).evaluate((button) => button === document.activeElement)) return;
    }
    throw new Error(`The keyboard never came to ${name}`);
  };
  await tabTo('Join with sound');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are in.')).toBeVisible();
  await tabTo('Sound');
  await page.keyboard.press('Space');
  await expect(focused('Sound')).toHaveAttribute('aria-pressed', 'false');
  await tabTo('Fill the screen');
  await page.keyboard.press('Enter');
  await expect(page.locator('.room')).toHaveAttribute('data-whole', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('.room')).toHaveAttribute('data-whole', 'false');
});
