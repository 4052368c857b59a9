import { expect, test } from 'vitest';
import { deleteAfter, isCodeOld } from './crew-life.ts';

const now = Date.UTC(2027, 5, 1);
const day = 86_400_000;

test('with an event ahead, a crew is deleted 30 days after it', () => {
  expect(deleteAfter(now, now + 10 * day)).toBe(now + 40 * day);
});

test('without an event ahead, a crew stays for 400 days', () => {
  expect(deleteAfter(now, null)).toBe(now + 400 * day);
  expect(deleteAfter(now, now - day)).toBe(now + 400 * day);
});

test('a crew that is saved after its event keeps the end that its members were given, until there is a next event', () => {
  const promised = now + 30 * day;
  const crew = { ends: promised, opened: promised - 394 * day };
  expect(deleteAfter(now, now - 1, crew)).toBe(promised);
  expect(deleteAfter(now, null, crew)).toBe(promised);
  expect(deleteAfter(now, now + 300 * day, crew)).toBe(now + 330 * day);
  expect(deleteAfter(now, null, { ...crew, ends: now + 31 * day })).toBe(now + 400 * day);
  expect(deleteAfter(now, now, { ...crew, opened: 0 })).toBe(promised);
});

test('a crew without an event that is saved in its last month gets another year', () => {
  const crew = { ends: now + 10 * day, opened: now - 390 * day + 5_000 };
  for (const eventAt of [null, now - 100 * day])
    expect(deleteAfter(now, eventAt, crew)).toBe(now + 400 * day);
});

test('a code is old after fourteen days', () => {
  expect(isCodeOld(now, now + 14 * day - 1)).toBe(false);
  expect(isCodeOld(now, now + 14 * day)).toBe(true);
});
