import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ClassState, classStart } from '#rules/class/class-state.ts';
import { makeRemote } from './class-link.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A phone whose screen was heard last in `state`, and its large button. */
function makePhone(state: ClassState) {
  const remote = makeRemote(null);
  const next = () => remote.send({ do: 'segment', to: remote.asked(state).segment + 1 });
  return { remote, next };
}

test('each tap on Next counts, also before the screen has answered the first', async () => {
  const { remote, next } = makePhone(classStart);
  await next();
  await next();
  expect(remote.asked(classStart).segment).toBe(3);
  // The screen comes by the first on its way to the second.
  remote.saw({ ...classStart, segment: 2 });
  await next();
  expect(remote.asked(classStart).segment).toBe(4);
});

test('once the screen has answered it counts from where the screen is', async () => {
  const { remote, next } = makePhone(classStart);
  await next();
  await next();
  // It took both at once, and then danced on by itself.
  remote.saw({ ...classStart, segment: 3 });
  expect(remote.asked({ ...classStart, segment: 4 }).segment).toBe(4);
});

test('a screen that never answers is counted from where it was heard last', async () => {
  const { remote, next } = makePhone(classStart);
  await next();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(remote.asked(classStart).segment).toBe(1);
});

test('what was asked of other things stays out of it', async () => {
  const { remote } = makePhone(classStart);
  await remote.send({ do: 'play', to: true });
  await remote.send({ do: 'segment', to: 9 });
  expect(remote.asked(classStart)).toEqual({ ...classStart, playing: true, segment: 9 });
});

test('a command waits until the screen shows what it asks for, or it was told ten times', async () => {
  const { remote, next } = makePhone(classStart);
  await next();
  expect(remote.waits()).toBe(true);
  remote.saw({ ...classStart, segment: 2 });
  expect(remote.waits()).toBe(false);
  await next();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(remote.waits()).toBe(false);
});
