// Records the voice between the real player and the loudspeaker, and compares it with the words as they were made.

import type { Page } from '@playwright/test';
import { countSeconds } from '#dance/content/routine/routine.ts';
import { clips } from '#dance/content/voice/en.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { cuesIn } from '#dance/rules/score/score.ts';
import { countInBefore, type Spoken, spokenBetween } from '#dance/rules/voice/spoken.ts';
import { matchWord, type Word } from '../../scripts/sound/match-word.ts';
import { wordsAsMade } from '../../scripts/voice/words-as-made.ts';
import { stopName } from '../../src/player/rules/testing/player-buttons.ts';
import { enterAsLearner } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });
// The recorder's script comes from an address that the page's policy does not allow.
test.use({ bypassCSP: true });

type Tap = { sampleRate: number; blocks: { frame: number; samples: Float32Array }[]; starts: number[] };

const tapModule = `registerProcessor('tap', class extends AudioWorkletProcessor {
  process([[samples]]) {
    if (samples) this.port.postMessage({ frame: currentFrame, samples: samples.slice() });
    return true;
  }
})`;

/** Records everything that goes to the loudspeaker, and for which second of the audio context each clip is started. */
async function tapSound(page: Page): Promise<void> {
  await page.addInitScript(
    (module) => {
      const tap: Tap = { sampleRate: 0, blocks: [], starts: [] };
      Object.assign(window, { tap });
      const connect = AudioNode.prototype.connect as (...given: unknown[]) => AudioNode;
      Object.assign(AudioNode.prototype, {
        connect(this: AudioNode, ...given: unknown[]) {
          const { context } = this;
          if (given[0] === context.destination && 'audioWorklet' in context) {
            tap.sampleRate = context.sampleRate;
            void context.audioWorklet.addModule(module).then(() => {
              const node = new AudioWorkletNode(context, 'tap');
              node.port.onmessage = ({ data }) => tap.blocks.push(data);
              connect.call(this, node);
            });
          }
          return connect.apply(this, given);
        },
      });
      const start = AudioBufferSourceNode.prototype.start;
      AudioBufferSourceNode.prototype.start = function (when = 0, ...rest) {
        // Noise lasts one second; the file of words is longer.
        if ((this.buffer?.duration ?? 0) > 5) tap.starts.push(when);
        return start.call(this, when, ...rest);
      };
    },
    `data:text/javascript,${encodeURIComponent(tapModule)}`,
  );
}

/** Forgets earlier sounds, and returns the new sounds once this number of `words` has been spoken. */
async function recordSound(page: Page, words: number, act: () => Promise<void>) {
  await page.evaluate(() => {
    const { tap } = window as unknown as { tap: Tap };
    tap.blocks.length = 0;
    tap.starts.length = 0;
  });
  await act();
  await expect
    .poll(
      () =>
        page.evaluate((count) => {
          const { tap } = window as unknown as { tap: Tap };
          const newest = (tap.blocks.at(-1)?.frame ?? 0) / tap.sampleRate;
          return newest - (tap.starts[count - 1] ?? Number.POSITIVE_INFINITY);
        }, words),
      { timeout: 45_000 },
    )
    .toBeGreaterThan(0.8);
  const recorded = await page.evaluate(() => {
    const { sampleRate, blocks, starts } = (window as unknown as { tap: Tap }).tap;
    const first = blocks[0]?.frame ?? 0;
    const samples = new Float32Array((blocks.at(-1)?.frame ?? 0) - first + 128);
    for (const block of blocks) samples.set(block.samples, block.frame - first);
    const bytes = new Uint8Array(samples.buffer);
    let text = '';
    for (let i = 0; i < bytes.length; i += 32_768)
      text += String.fromCharCode(...bytes.subarray(i, i + 32_768));
    return { sampleRate, starts: starts.map((at) => at - first / sampleRate), text: btoa(text) };
  });
  const samples = new Float32Array(new Uint8Array(Buffer.from(recorded.text, 'base64')).buffer);
  return { ...recorded, samples };
}

const player = (page: Page) => page.getByRole('region', { name: 'Practice player' });
/** Starts the dance by its key K, because the gold button would begin with the warm-up. */
async function play(page: Page): Promise<void> {
  await expect(player(page).getByRole('button', { name: /^Play/ })).toBeVisible();
  await page.keyboard.press('k');
}

/** The beat of the dance on which Day 3's segment begins, at second 60. */
const begin = Math.round(60 / countSeconds);

/**
 * Returns the first five spoken words, beginning with the count-in. At double speed there is no time for 'six' beside
 * 'seven', and a click takes its place.
 */
function dueAt(rate: number): Spoken[] {
  const speech = { mode: 'counts', rate, clips } as const;
  const counted = [...countInBefore(begin, 4, speech), ...spokenBetween(begin, begin + 8, speech)];
  return counted.filter(({ word }) => word !== null).slice(0, 5);
}

/** Returns the part of each word that is spoken before the next word starts. */
function cutOff(words: ReadonlyMap<string, Word>, until: number): Map<string, Word> {
  const cut = (word: Word): Word => {
    const length = word.onset + Math.ceil(until * word.sampleRate);
    return { ...word, samples: word.samples.subarray(0, length) };
  };
  return new Map([...words].map(([name, word]) => [name, cut(word)]));
}

for (const rate of [0.25, 0.5, 1, 2]) {
  test(`before a segment its count-in is spoken, and on its first count the right word, on the beat at ${rate}`, {
    tag: '@real-time',
  }, async ({ page, server }) => {
    await tapSound(page);
    await enterAsLearner(page, server);
    await page.addInitScript(
      (settings) => localStorage.setItem('shamble.player.v1', settings),
      JSON.stringify({ playbackRate: rate }),
    );
    await page.goto('/learn/3');
    const words = await wordsAsMade();
    // The recorder starts only with the first sound, and misses its beginning. So the dance is started and stopped once
    // before the recording that counts.
    await play(page);
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { tap: Tap }).tap.blocks.length))
      .toBeGreaterThan(0);
    await player(page).getByRole('button', { name: stopName }).first().click();
    const { samples, sampleRate, starts } = await recordSound(page, 5, () =>
      page.keyboard.press('Home').then(() => page.keyboard.press('k')),
    );
    const due = dueAt(rate);
    const matches = due.map(({ until }, i) =>
      matchWord({ samples, sampleRate }, cutOff(words, until), (starts[i] ?? 0) + 0.09, 0.12),
    );
    expect(matches.map(({ word }) => word)).toEqual(due.map(({ word }) => word));
    expect(due.find(({ beat }) => beat === begin)?.word).toBe(
      cuesIn(houseScore(), { start: 128, end: 129 })[0]?.cue,
    );
    for (const [i, { at, word }] of matches.entries()) {
      const beats = (due[i]?.beat ?? 0) - (due[0]?.beat ?? 0);
      expect(Math.abs(at - (matches[0]?.at ?? 0) - (beats * countSeconds) / rate), word).toBeLessThan(0.02);
    }
  });
}

/** Opens a lesson and returns its requests for the voice. */
async function openLesson(page: Page, settings: object): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('.mp3') && asked.push(request.url()));
  await page.addInitScript(
    (kept) => localStorage.setItem('shamble.player.extras.v1', kept),
    JSON.stringify(settings),
  );
  await page.goto('/learn/3');
  return asked;
}

test('with the sound off nothing of the voice is loaded, and it comes when the sound is switched on', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  const asked = await openLesson(page, { sound: false });
  await play(page);
  // By now the page would have requested a voice.
  await expect(page.locator('.stage-count')).toHaveText(/[3-8]/);
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Sound', exact: true }).click();
  await page.getByRole('switch', { name: 'Sound' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
});

for (const [what, answer] of [
  ['damaged', { status: 200, contentType: 'audio/mpeg', body: 'no sound at all' }],
  ['missing', { status: 404, body: '' }],
] as const) {
  test(`with a voice file that is ${what} the counts click`, async ({ page, server }) => {
    await page.route('**/*.mp3', (route) => route.fulfill(answer));
    await page.addInitScript(() => {
      const clicks: number[] = [];
      Object.assign(window, { clicks });
      const start = OscillatorNode.prototype.start;
      OscillatorNode.prototype.start = function (when = 0) {
        if (this.type === 'triangle') clicks.push(when);
        start.call(this, when);
      };
    });
    await enterAsLearner(page, server);
    await openLesson(page, {});
    await play(page);
    const clicks = () => page.evaluate(() => (window as unknown as { clicks: number[] }).clicks);
    await expect.poll(async () => (await clicks()).length).toBeGreaterThan(5);
    const [one = 0, two = 0, three = 0] = await clicks();
    expect(two - one).toBeCloseTo(countSeconds, 2);
    expect(three - two).toBeCloseTo(countSeconds, 2);
  });
}

test('once a lesson was opened with the sound on, the voice is kept for use without a network', async ({
  page,
  server,
}) => {
  await enterAsLearner(page, server);
  await openLesson(page, {});
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open('shamble-assets')).keys()).some(({ url }) => url.endsWith('.mp3')),
    );
  await expect.poll(kept).toBe(true);
});
