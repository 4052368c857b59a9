import { expect, test } from 'vitest';
import { deleteAfter, isCodeOld } from './crew-life.ts';

const now = Date.UTC(2027, 5, 1);
const day = 86_400_000;

test('a crew is deleted 30 days after the event that is ahead', () => {
  expect(deleteAfter(now, now + 10 * day)).toBe(now + 40 * day);
});

test('without an event ahead it stays for 400 days', () => {
  expect(deleteAfter(now, null)).toBe(now + 400 * day);
  expect(deleteAfter(now, now - day)).toBe(now + 400 * day);
});

test('a code is old after fourteen days', () => {
  expect(isCodeOld(now, now + 14 * day - 1)).toBe(false);
  expect(isCodeOld(now, now + 14 * day)).toBe(true);
});
