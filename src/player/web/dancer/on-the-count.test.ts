import { expect, test } from 'vitest';
import { countSeconds } from '#dance/content/routine/routine.ts';
import { onTheCount } from './on-the-count.ts';

test('every moment of a count gives the count’s beginning', () => {
  for (let count = 0; count < 768; count++) {
    const begins = count * countSeconds;
    expect(onTheCount(begins)).toBe(begins);
    expect(onTheCount(begins + countSeconds * 0.99)).toBe(begins);
  }
});
