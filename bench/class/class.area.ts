// Class screens: how soon a screen follows its phone, what many screens cost, how many taps a teacher needs until the
// dance, and how soon the dance is back after a reload.

import type { Browser } from '@playwright/test';
import { danceFromDashboard } from '../../e2e/class/fixtures/first-dance.ts';
import { signUpQuickly } from '../../e2e/fixtures/people.ts';
import type { ProductServer } from '../../e2e/fixtures/product-server.ts';
import { withBrowser } from '../../scripts/with-browser.ts';
import { type EventStream, readEvents } from '../../src/class/server/testing/event-stream.ts';
import { makeVisitor } from '../../src/testing/server/visitor.ts';
import { atMost, type Figure, median, residentBytes, withProduct } from '../bench.ts';

const COMMANDS = 100;
const SCREENS = 500;
const RELOADS = 5;

export async function measure(): Promise<Figure[]> {
  const settings = { LOG_LEVEL: 'warn', WRITES_PER_MINUTE: '1000000', READS_PER_MINUTE: '1000000' };
  const alone = await withProduct(settings, manyScreens);
  const taught = await withProduct({ LANGUAGES: 'en' }, ({ url }) =>
    withBrowser([], (browser) => teach(browser, url)),
  );
  const two = await withProduct({ ...settings, WORKERS: '2' }, ({ url }) => commands(url));
  return [...alone, ...taught, two];
}

/** Measures the taps to a teacher's first dance, and how soon the dance is back after reloads of the projector. */
async function teach(browser: Browser, origin: string): Promise<Figure[]> {
  const [screen, phone] = [await browser.newPage(), await browser.newPage()];
  await signUpQuickly(screen, origin, 'instructor');
  await screen.goto(`${origin}/dashboard`);
  const taps = await danceFromDashboard(screen, phone);
  await screen.locator('.class-words[data-counting="true"]').waitFor();
  const reloads: number[] = [];
  for (let each = 0; each < RELOADS; each += 1) {
    // The dance has begun, and the count-in is over.
    await screen.locator('.class-words[data-counting="false"]').waitFor();
    const begun = performance.now();
    await screen.reload({ waitUntil: 'commit' });
    await phone.getByRole('button', { name: 'Play', exact: true }).click();
    const words = screen.locator('.class-screen[data-playing="true"] .class-count');
    const first = await words.textContent();
    await screen.waitForFunction(
      (count) => document.querySelector('.class-count')?.textContent !== count,
      first,
    );
    reloads.push(performance.now() - begun);
  }
  return [
    atMost('from the dashboard to the dance on the projector', taps, 5, 'taps'),
    atMost(
      'projector dancing again after a reload, from the phone, worst',
      Math.max(...reloads) / 1000,
      3,
      's',
    ),
  ];
}

/**
 * Measures how soon the screen gets a phone's command. The server has two processes on one machine; each command opens
 * a new connection, to either process.
 */
async function commands(url: string): Promise<Figure> {
  const visitor = makeVisitor(url, { connection: 'close' });
  const { code } = (await visitor.call('openClassScreen', { body: {} })).body;
  const screen = await readEvents(`${url}/api/class/${code}/events`);
  const times: number[] = [];
  for (let seq = 0; seq < COMMANDS; seq += 1) {
    const begun = performance.now();
    const sent = visitor.call('commandClassScreen', {
      params: { code },
      body: { id: 'phone', seq, do: 'play', to: true },
    });
    const received = await screen.find(
      ({ event, data }) => event === 'command' && (data as { seq: number }).seq === seq,
    );
    times.push(received.at - begun);
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
      visitor.call('commandClassScreen', {
        params: { code },
        body: { id: 'phone', seq: 1, do: 'loop', to: true },
      }),
    ),
  );
  await Promise.all(streams.map((stream) => stream.find(({ event }) => event === 'command')));
  const reached = streams.filter(
    ({ events }) => events.filter(({ event }) => event === 'command').length === 1,
  );
  for (const stream of streams) stream.close();
  return [
    atMost('a class screen on the server', (after - before) / 1024 / (SCREENS - 20), 60, 'KB'),
    atMost(
      `of ${SCREENS} screens in one process, those that missed a command`,
      SCREENS - reached.length,
      0,
      'screens',
    ),
  ];
}

const follow = ({ url }: ProductServer, code: string) => `${url}/api/class/${code}/events`;
