import { expect, test } from 'vitest';
import { countsAsRehearsal } from './dance-credit.ts';

test.each([
  ['there from the start to the end', { cameAt: -300, hidden: 0, leftAt: 360 }, true],
  ['in half a minute late', { cameAt: 30, hidden: 0, leftAt: 360 }, true],
  ['in later', { cameAt: 30.1, hidden: 0, leftAt: 360 }, false],
  ['away for half a minute', { cameAt: 0, hidden: 30, leftAt: 360 }, true],
  ['away for longer', { cameAt: 0, hidden: 31, leftAt: 360 }, false],
  ['gone before the end', { cameAt: 0, hidden: 0, leftAt: 359.9 }, false],
])('%s: counts as a rehearsal: %s', (_, record, counts) => {
  expect(countsAsRehearsal(record, 360)).toBe(counts);
});
