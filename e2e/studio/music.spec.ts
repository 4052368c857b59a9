// An operator's own music and words, and what learners then hear and see.

import type { Page } from '@playwright/test';
import { createMp3Encoder } from 'wasm-media-encoders';
import { keptForLater } from '../fixtures/kept-for-later.ts';
import { signInAsOperator } from '../fixtures/operator.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, ownServer, test } from '../fixtures/test.ts';
import { middle } from '../fixtures/watched-dance.ts';

test.use({ serviceWorkers: 'allow' });
test.use(ownServer({ OPERATOR_EMAILS: 'boss@example.org second@example.org' }));

/** Beats a minute of the recording, and the seconds of silence before its first beat. */
const tempo = 118;
const silence = 1.3;

/** A sound file of drum beats after a silence, with a variable bit rate. */
async function drumming(seconds: number): Promise<Buffer> {
  const sampleRate = 44_100;
  const samples = new Float32Array(seconds * sampleRate);
  for (let beat = 0; ; beat++) {
    const at = Math.round((silence + (beat * 60) / tempo) * sampleRate);
    if (at > samples.length - 4000) break;
    for (let i = 0; i < 4000; i++) samples[at + i] = Math.sin(i / 12) * Math.exp(-i / 900);
  }
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate, channels: 1, vbrQuality: 5 });
  return Buffer.concat([encoder.encode([samples]).slice(), encoder.finalize().slice()]);
}

const choose = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'audio/mpeg', buffer });

/** Notes the times for which each piece of a recording and each click of the metronome is scheduled. */
async function watchSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const played: Played = { grains: [], clicks: [] };
    Object.assign(window, { played });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (when = 0, offset = 0, ...rest) {
      // Only a recording is longer than 30 seconds; noise and words are short.
      if ((this.buffer?.duration ?? 0) > 30) played.grains.push({ when, offset, length: rest[0] ?? 0 });
      return start.call(this, when, offset, ...rest);
    };
    const begin = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when = 0) {
      if (this.type === 'triangle') played.clicks.push(when);
      begin.call(this, when);
    };
  });
}

type Played = { grains: { when: number; offset: number; length: number }[]; clicks: number[] };

/** Returns for each click the seconds between it and the nearest beat of the recording. */
function besideClicks({ grains, clicks }: Played, rate: number): number[] {
  return clicks.flatMap((click) => {
    const grain = grains.findLast(
      ({ when, length }) => length > 0.05 && when <= click && click < when + length,
    );
    if (!grain) return [];
    // At another speed, only the middle of each piece sounds exactly at its time.
    const middle = grain.when + grain.length / 2;
    const music = grain.offset + grain.length / 2 + (click - middle) * rate;
    const beats = ((music - silence) * tempo) / 60;
    return [((beats - Math.round(beats)) * 60) / tempo / rate];
  });
}

/** Enters where the recording's beats are, taps one beat, and saves. */
async function place(page: Page): Promise<void> {
  await page.getByLabel('Beats a minute').fill(String(tempo));
  await page.getByLabel('First count of the dance (seconds)').fill(String(silence));
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'Tap on each beat (space bar)' }).click();
  await expect(page.getByText('1 so far')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
}

/** Lets the learner dance at `rate`; returns the sounds of some counts. */
async function dance(learner: Page, rate: number): Promise<Played> {
  await learner.addInitScript(
    ([specified, ours]) => {
      localStorage.setItem('shamble.player.v1', specified);
      localStorage.setItem('shamble.player.extras.v1', ours);
    },
    [
      JSON.stringify({ playbackRate: rate }),
      JSON.stringify({ click: true, spokenPractice: 'music', sideChosen: true }),
    ] as const,
  );
  await learner.goto('/learn/1');
  await expect(player(learner).getByRole('button', { name: /^Play/ })).toBeVisible();
  await learner.keyboard.press('k');
  const played = () => learner.evaluate(() => (window as unknown as { played: Played }).played);
  await expect
    .poll(async () => besideClicks(await played(), rate).length, { timeout: 60_000 })
    .toBeGreaterThan(5);
  return played();
}

async function expectInStep(learner: Page, rate: number): Promise<void> {
  const played = await dance(learner, rate);
  for (const off of besideClicks(played, rate)) expect(Math.abs(off)).toBeLessThan(0.02 / Math.min(1, rate));
  const gaps = played.clicks.slice(1).map((at, i) => at - (played.clicks[i] ?? 0));
  // On a busy machine the very first beat may be late.
  expect(middle(gaps)).toBeCloseTo(60 / tempo / rate, 2);
}

const player = (page: Page) => page.getByRole('region', { name: 'Practice player' });

// §3.operators-recording-under-dance-bad
test('an operator puts a recording under the dance, and learners dance to it, also without a network', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  await signInAsOperator(page, server, 'boss@example.org');
  await page.goto(`${server.url}/studio/music`);
  await expect(page.getByText('The band plays')).toBeVisible();

  await test.step('a variable bit rate and silence at the start are placed right', async () => {
    await choose(page, 'drums.mp3', await drumming(60));
    const first = page.getByLabel('First count of the dance (seconds)');
    // Decoders shift an mp3 by some milliseconds.
    await expect(async () =>
      expect(Math.abs(Number(await first.inputValue()) - silence)).toBeLessThan(0.06),
    ).toPass();
    await page.getByLabel('Beats a minute').fill('20');
    await expect(page.getByRole('alert')).toHaveText(/20 beats a minute. It can be 60 to 200/);
    await place(page);
  });

  const context = await browser.newContext({ baseURL: server.url });
  const learner = await context.newPage();
  await watchSound(learner);
  await enterAsLearner(learner, server);

  await test.step('the beats of the recording are those of the dance', () => expectInStep(learner, 1));

  await test.step('the recording is kept for use without a network', async () => {
    const kept = () =>
      learner.evaluate(async () => (await (await caches.open('shamble-recordings')).keys()).length);
    await expect.poll(kept).toBe(1);
    await keptForLater(learner);
    await context.setOffline(true);
    await dance(learner, 1);
    await context.setOffline(false);
  });

  await test.step('with the sound off the recording is not fetched', async () => {
    const silent = await context.newPage();
    const fetched: string[] = [];
    silent.on('request', (request) => request.url().includes('/media/') && fetched.push(request.url()));
    await silent.addInitScript(() =>
      localStorage.setItem(
        'shamble.player.extras.v1',
        JSON.stringify({ sound: false, sideChosen: true, countIn: 0 }),
      ),
    );
    await silent.goto('/learn/1');
    await expect(player(silent).getByRole('button', { name: /^Play/ })).toBeVisible();
    await silent.keyboard.press('k');
    // A few counts later the page would have requested the recording.
    await expect(silent.locator('.stage-count')).toHaveText(/[3-8]/);
    expect(fetched).toEqual([]);
  });

  await test.step('the band comes back when the operator says so', async () => {
    await page.getByRole('button', { name: 'Give the dance its band back' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('The band plays')).toBeVisible();
  });
  await context.close();
});

test('at every speed the beats of the recording are those of the dance', { tag: '@soak' }, async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(300_000);
  await signInAsOperator(page, server, 'boss@example.org');
  await page.goto(`${server.url}/studio/music`);
  await choose(page, 'drums.mp3', await drumming(60));
  await place(page);
  const learner = await (await browser.newContext({ baseURL: server.url })).newPage();
  await watchSound(learner);
  await enterAsLearner(learner, server);
  for (const rate of [1, 0.5, 0.25, 2]) await test.step(`at ${rate}`, () => expectInStep(learner, rate));
  await learner.context().close();
});

// §3.operators-own-words-called-spoken
test('an operator has other words called: the studio says which are not spoken, and the stage shows them', {
  tag: '@soak',
}, async ({ page, browser, server }) => {
  await signInAsOperator(page, server, 'second@example.org');
  await page.goto(`${server.url}/studio/texts`);
  await page.getByLabel('Search').fill('cue_down');
  await expect(page.getByText(/^1 of \d+ texts$/)).toBeVisible();
  const found = page.locator('.studio-list').getByRole('button');
  await found.click();
  const text = page.getByLabel('Text', { exact: true });
  await text.fill('down we go');
  await expect(page.getByText('the voice does not know “we”, “go”')).toBeVisible();
  await text.fill('down down');
  await expect(page.getByText('The voice says it on its count')).toBeVisible();
  await text.fill('go under');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await expect(found.getByText('not spoken')).toBeVisible();

  const learner = await (await browser.newContext({ baseURL: server.url })).newPage();
  await enterAsLearner(learner, server);
  await learner.goto('/learn/1');
  await expect(learner.locator('.stage-cue')).toHaveText('go under');
  await learner.context().close();
});
