import { expect, test } from 'vitest';
import { hashTarget } from './arrival.tsx';

test.each([
  ['#trophy-part2', 'trophy-part2'],
  ['#gr%C3%A4ber', 'gräber'],
  ['#', ''],
  ['', ''],
])('%j names the element %j', (hash, id) => {
  expect(hashTarget(hash)).toBe(id);
});

test.each(['#%', '#50%', '#magic=%', '#%E0%A4%A', '#%ff'])(
  '%s, which cannot be decoded, is no error',
  (hash) => {
    expect(hashTarget(hash)).toBe(hash.slice(1));
  },
);
