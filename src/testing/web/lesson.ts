// Component tests get lessons here as an operator may have made them, and the steps of a person who practises
// one.

import { expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CourseLesson } from '#course/content/course.ts';
import { defaultCourse } from '#course/content/default-course.ts';
import { playName, stopName } from '#player/rules/testing/player-buttons.ts';

/** A device on which the dance is silent, was asked for the side before, and sets off without counts. */
export const quietDevice = {
  'shamble.player.extras.v1': JSON.stringify({ sound: false, sideChosen: true, countIn: 0 }),
};

/** The lesson that ships as day `day`, with each of its steps changed. */
export function lessonOf(day: number, changed: Partial<CourseLesson['steps'][number]> = {}): CourseLesson {
  const lesson = defaultCourse.find(({ order_num }) => order_num === day);
  if (!lesson) throw new Error(`No day ${day}`);
  return { ...lesson, steps: lesson.steps.map((step) => ({ ...step, ...changed })) };
}

/** Day 1 with these videos from 10 to 40 seconds in each step, three items of ten seconds in each. */
export function filmedLesson(videos: { youtube_id?: string; media_file?: string }): CourseLesson {
  const lesson = lessonOf(1, { youtube_id: null, media_file: null, ...videos, start_time: 10, end_time: 40 });
  for (const step of lesson.steps)
    step.checklists = step.checklists.map((item, index) => {
      const start_time = 10 + (index % 3) * 10;
      return { ...item, start_time, end_time: start_time + 10 };
    });
  return lesson;
}

/**
 * Takes the page's clocks and timers into the test's hand (`passTime`): they go on by themselves too, with a
 * picture each `pictureMs`, and repeated work at most each `lookMs`, so that a long dance costs less. Call
 * this before showApp: the page's own clock begins anew with it.
 */
export function takeTime({ now = Date.now(), pictureMs = 200, lookMs = 0 } = {}): void {
  vi.useFakeTimers({
    now,
    shouldAdvanceTime: true,
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  });
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) =>
    setTimeout(() => draw(performance.now()), pictureMs),
  );
  const { setInterval } = globalThis;
  vi.stubGlobal('setInterval', (look: () => void, ms = 0) => setInterval(look, Math.max(ms, lookMs)));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => clearTimeout(id));
  onTestFinished(() => {
    vi.useRealTimers();
  });
}

/**
 * Stops the page's steady clock: no count and no dance goes on while a press is on its way, which takes
 * seconds on a busy machine. The clock goes again when the returned function is called, and when the test
 * ends.
 */
export function stopClock(): () => void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  return () => clock.mockRestore();
}

/** Lets taken time pass, `step` milliseconds at once and ten minutes at most, until something is so. */
export async function passTime(isSo: () => boolean, step = 500): Promise<void> {
  for (let passed = 0; passed < 600_000 && !isSo(); passed += step) {
    vi.advanceTimersByTime(step);
    // The page draws the effects of the passed time.
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(isSo()).toBe(true);
}

/** Waits for the dancer: no time may pass before, or it counts as one that can't be had. */
export const dancerShown = () => expect.element(page.css('.stage canvas')).toBeVisible();

/** Lets drills be danced to their end, on taken time. */
export async function danceOn(): Promise<void> {
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await dancerShown();
  await expect.element(stop).toBeVisible();
  await passTime(() => stop.query() === null, 2000);
}

export const playing = () => expect.element(page.getByRole('button', { name: stopName })).toBeVisible();
export const playButton = () => page.getByRole('button', { name: playName });
export const paused = () => expect.element(playButton()).toBeVisible();

/** Opens the sheet with all that is needed now and then. */
export const openMore = () => page.getByRole('button', { name: 'More', exact: true }).click();

/** Presses keys one after the other, each as a person does it: '5', 'a', '{Shift>}a{/Shift}'. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}
