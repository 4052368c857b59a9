import { expect, test } from 'vitest';
import { lessonRowId, readLearnArrival } from './learn-arrival.ts';

test('the place to scroll to is read as it was sent', () => {
  expect(readLearnArrival({ scrollTo: 'lesson-13' })).toEqual({ scrollTo: 'lesson-13' });
});

test.each([null, undefined, 'lesson-5', {}, { scrollTo: 5 }])('%o is no arrival', (state) => {
  expect(readLearnArrival(state)).toBeNull();
});

test('the rehearsal card has the id of lesson 13', () => {
  expect(lessonRowId(13)).toBe('lesson-13');
});
