// Lessons for component tests as an operator may have made them, and the actions of a person who practises.

import { expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { CourseLesson } from '#course/content/course.ts';
import { defaultCourse } from '#course/content/default-course.ts';
import { playName, stopName } from '#player/rules/testing/player-buttons.ts';

/**
 * The settings of a device: the dance is silent, the question about the side was answered, and there is no count-in.
 */
export const quietDevice = {
  'shamble.player.extras.v1': JSON.stringify({ sound: false, sideChosen: true, countIn: 0 }),
};

/** Returns the lesson that ships as day `day`, with each of its steps changed. */
export function lessonOf(day: number, changed: Partial<CourseLesson['steps'][number]> = {}): CourseLesson {
  const lesson = defaultCourse.find(({ order_num }) => order_num === day);
  if (!lesson) throw new Error(`No day ${day}`);
  return { ...lesson, steps: lesson.steps.map((step) => ({ ...step, ...changed })) };
}

/** Returns day 1 with these videos, from second 10 to 40 in each step, with three items of ten seconds each. */
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
 * Replaces the page's clocks and timers by those of the test, which `passTime` moves on; they also run by themselves.
 * So that a long dance costs less, the page draws a picture only every `pictureMs` milliseconds, and its intervals last
 * at least `lookMs`. Call this before showApp, which starts the page's own clock.
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
 * Stops the page's steady clock: counts and dances wait while the browser's driver presses a button, which takes
 * seconds on a busy machine. The clock goes on when the returned function is called, or the test ends.
 */
export function stopClock(): () => void {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  onTestFinished(() => clock.mockRestore());
  return () => clock.mockRestore();
}

/** Moves the time of `takeTime` on, `step` milliseconds at once, until `isSo` returns true, by ten minutes at most. */
export async function passTime(isSo: () => boolean, step = 500): Promise<void> {
  for (let passed = 0; passed < 600_000 && !isSo(); passed += step) {
    vi.advanceTimersByTime(step);
    // Lets the page draw the effects of the passed time.
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(isSo()).toBe(true);
}

/** Waits until the dancer is shown. Do not call `passTime` before: the page would stop waiting for the dancer. */
export const dancerShown = () => expect.element(page.css('.stage canvas')).toBeVisible();

/** Moves the time of `takeTime` on until the drills have been danced to their end. */
export async function danceOn(): Promise<void> {
  const stop = page.getByRole('button', { name: 'Stop', exact: true });
  await dancerShown();
  await expect.element(stop).toBeVisible();
  await passTime(() => stop.query() === null, 2000);
}

export const playing = () => expect.element(page.getByRole('button', { name: stopName })).toBeVisible();
export const playButton = () => page.getByRole('button', { name: playName });
export const paused = () => expect.element(playButton()).toBeVisible();

/** Opens the sheet with the tools that are needed now and then. */
export const openMore = () => page.getByRole('button', { name: 'More', exact: true }).click();

/** Presses keys one after the other: '5', 'a', '{Shift>}a{/Shift}'. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(key);
}
