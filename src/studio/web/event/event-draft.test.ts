import { expect, test } from 'vitest';
import { eventProblem } from './event-draft.ts';

const draft = { name: 'Thriller', decided: true, clock: '2031-10-25T20:00', zone: 'Europe/Berlin' };

test.each([
  ['a name and a moment', {}, Date.parse('2031-10-25T18:00:00Z'), null],
  ['a name alone, while the date is not decided', { decided: false }, null, null],
  ['no name', { name: ' ' }, Date.parse('2031-10-25T18:00:00Z'), 'The event needs a name.'],
  ['no moment', {}, null, 'Please enter a date and a time.'],
  ['a moment before the first year', {}, Date.parse('0000-12-31T18:00:00Z'), 'Please check the year'],
] as const)('%s', (_, changes, instant, words) => {
  const problem = eventProblem({ ...draft, ...changes }, instant);
  if (words === null) expect(problem).toBe(null);
  else expect(problem?.message).toContain(words);
});
