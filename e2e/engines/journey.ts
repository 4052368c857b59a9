// A short journey for every engine: signing up, a lesson with sound, and a rehearsal with sound, opened by its address.
// Each step continues where the previous one ended.

import { setTimeout as sleep } from 'node:timers/promises';
import { newEmail, writePractice } from '../../src/testing/server/learner-rows.ts';
import type { TestedServer } from '../fixtures/given-server.ts';
import { wordsIn } from '../fixtures/words.ts';
import { type Driver, named } from './driver.ts';
import { listen, measurePeak } from './ear.ts';

export type Step = { name: string; take: (driver: Driver, server: TestedServer) => Promise<void> };

const { text } = wordsIn('en');
const button = (name: string) => named('button', name);
const field = (label: string) => `//input[@id = //label[normalize-space() = "${label}"]/@for]`;

/** Milliseconds over which the speed of the dance is measured, and how far it may be from 1. */
const measuredMs = 2_000;
const speedWithin = 0.1;
/**
 * The least and the most seconds that a rest of three seconds between loops may seem to last: its length is read from a
 * bar that moves twelve times a second.
 */
const restsWithin = { least: 2.7, most: 3.6 };
/** The lowest peak of samples that counts as a sound. */
const audible = 0.02;

export const journey: readonly Step[] = [
  {
    name: 'a person signs up and answers the two questions',
    async take(driver, { url, db }) {
      await driver.open(`${url}/auth`);
      await driver.press(button(text('onboarding_18_plus')));
      await driver.press(named('a', text('onboarding_continue')));
      // The page focuses its first field when it arrives; keys typed before that would be lost.
      await driver.expect(
        'The first name has the focus',
        () => driver.evaluate(() => document.activeElement?.getAttribute('name')),
        (name) => name === 'first_name',
      );
      const address = newEmail('engine');
      await driver.fill(field(text('auth_first_name')), 'Morticia');
      await driver.fill(field(text('auth_email')), address);
      await driver.fill(field(text('auth_password')), 'lurch-and-drag-7');
      await driver.press(button(text('auth_signup_button')));
      await driver.press(`//label[contains(., "${text('auth_role_dancer_text')}")]`);
      await driver.press(`//label[contains(., "${text('auth_experience_never')}")]`);
      await driver.press(button(text('auth_finish_button')));
      await driver.see(named('h1', text('dashboard_welcome', { name: 'MORTICIA' })));
      const { id } = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', address)
        .executeTakeFirstOrThrow();
      await writePractice(db, id, { completed: 4 });
    },
  },
  {
    name: 'a segment of a lesson is danced at full speed and heard, rests for three seconds, and goes on',
    async take(driver, { url }) {
      await driver.open(`${url}/learn/1?segment=1`);
      await listen(driver);
      await driver.press(button(`${text('player_play')}: ${text('player_segment', { number: 1 })}`));
      await expectDance(driver);
      await noteRests(driver);
      // The key L jumps ten seconds ahead, so at least ten must be left of the segment's fifteen.
      if ((await placeOf(driver)).at < 4) await driver.type('l');
      await driver.expect(
        'The loop rests for three seconds',
        () => restsOf(driver),
        (rests) => rests.some((rest) => rest > restsWithin.least && rest < restsWithin.most),
      );
    },
  },
  {
    name: 'a rehearsal that is opened by its address is heard ten seconds after START',
    async take(driver, { url }) {
      await driver.open(`${url}/rehearse`);
      await driver.see(button(text('rehearse_start')));
      await listen(driver);
      await driver.press(button(text('rehearse_start')));
      await expectDance(driver);
    },
  },
];

/** Waits until the dance is as fast as the clock, and its sound reaches the loudspeaker. */
async function expectDance(driver: Driver) {
  await driver.expect(
    'The dance sets off',
    () => placeOf(driver),
    ({ at }) => at > 0.5,
  );
  await driver.expect(
    'The dance is heard',
    () => measurePeak(driver),
    ({ peak }) => peak > audible,
  );
  // While other processes keep the processor busy, a sound card in software falls behind: the journey waits for it.
  await driver.expect(
    'The dance is as fast as the clock',
    () => speedOf(driver),
    (speed) => Math.abs(speed - 1) < speedWithin,
  );
}

async function speedOf(driver: Driver): Promise<number> {
  const from = await placeOf(driver);
  await sleep(measuredMs);
  const to = await placeOf(driver);
  return (to.at - from.at) / (to.now - from.now);
}

/** From now on, keeps in `window.testRests` how many seconds the timeline's bar stood still before each step. */
function noteRests(driver: Driver): Promise<void> {
  return driver.evaluate(() => {
    const bar = document.querySelector<HTMLElement>('.timeline-played');
    const rests: number[] = [];
    let before = { shown: bar?.style.transform, since: performance.now() };
    Object.assign(window, { testRests: rests });
    setInterval(() => {
      const shown = bar?.style.transform;
      if (shown === before.shown) return;
      rests.push((performance.now() - before.since) / 1000);
      before = { shown, since: performance.now() };
    }, 20);
  });
}

/** Returns the seconds of each rest of the loop. In a rest the bar stands still for more than a second. */
function restsOf(driver: Driver): Promise<number[]> {
  return driver.evaluate(() =>
    (window as unknown as { testRests: number[] }).testRests.filter((rest) => rest > 1),
  );
}

/** Returns the second of the dance that the timeline's bar shows, and the page's clock in seconds. */
function placeOf(driver: Driver): Promise<{ at: number; now: number }> {
  return driver.evaluate(() => {
    const played = document.querySelector<HTMLElement>('.timeline-played')?.style.transform ?? '';
    const length = Number(document.querySelector<HTMLInputElement>('.timeline-slider')?.max);
    return { at: Number(/[\d.]+/.exec(played)?.[0] ?? 0) * length, now: performance.now() / 1000 };
  });
}
