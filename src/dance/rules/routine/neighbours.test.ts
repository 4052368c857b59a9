import { expect, test } from 'vitest';
import { behindAt } from './neighbours.ts';

const times = Array.from({ length: 3600 }, (_, index) => index / 10);
const people = [0, 1, 2, 3];

test.each(people)('neighbour %i is always a little late or early, by a count and a half at most', (who) => {
  const offs = times.map((time) => behindAt(who, time));
  expect(Math.max(...offs)).toBeLessThan(0.7);
  expect(Math.min(...offs)).toBeGreaterThan(-0.2);
  expect(offs.every((off) => off !== 0)).toBe(true);
});

test.each(people)('neighbour %i forgets a count now and then, and is too early now and then', (who) => {
  const offs = times.map((time) => behindAt(who, time));
  expect(offs.filter((off) => off > 0.4).length).toBeGreaterThan(20);
  expect(offs.filter((off) => off < 0).length).toBeGreaterThan(10);
  expect(offs.filter((off) => off > 0 && off < 0.15).length).toBeGreaterThan(times.length / 2);
});

test.each(people)('neighbour %i neither dances backwards nor jumps', (who) => {
  const danced = times.map((time) => time - behindAt(who, time));
  for (const [index, now] of danced.entries()) {
    const step = now - (danced[index - 1] ?? now - 0.1);
    expect(step).toBeGreaterThan(0.03);
    expect(step).toBeLessThan(0.17);
  }
});

test.each(people)('neighbour %i forgets a count more often than the neighbour is too early', (who) => {
  const offs = times.map((time) => behindAt(who, time));
  expect(offs.filter((off) => off > 0.3).length).toBeGreaterThan(offs.filter((off) => off < 0).length);
});

test('no two neighbours make the same mistakes', () => {
  const all = people.map((who) => times.map((time) => behindAt(who, time).toFixed(3)).join());
  expect(new Set(all).size).toBe(people.length);
});
