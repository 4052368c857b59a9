import { expect, test } from 'vitest';
import { eventClock } from './event-date.ts';
import { hourForm } from './hour-form.ts';
import { writtenMoment } from './written-moment.ts';

test.each([
  ['fr', 1, '1er octobre 2027'],
  ['fr', 11, '11 octobre 2027'],
  ['pt-BR', 1, '1º de outubro de 2027'],
  ['es', 1, '1 de octubre de 2027'],
  ['de', 1, '1. Oktober 2027'],
  ['en', 1, 'October 1, 2027'],
])('in %s day %i of October is written %s', (tag, day, words) => {
  const how = { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' } as const;
  expect(writtenMoment(Date.UTC(2027, 9, day), tag, how)).toBe(words);
});

test('in a date of numbers the first of a month is a number', () => {
  const how = { timeZone: 'UTC', dateStyle: 'short' } as const;
  expect(writtenMoment(Date.UTC(2027, 9, 1), 'fr', how)).toBe('01/10/2027');
});

const afternoon = Date.UTC(2027, 9, 30, 15, 5);

test.each([
  ['en', '3:05 pm'],
  ['de', '15:05'],
  ['es', '15:05'],
  ['fr', '15:05'],
  ['pt-BR', '15:05'],
])('%s: an hour is written the same way with and without its day', (tag, clock) => {
  const how = { timeZone: 'UTC', weekday: 'short', hour: hourForm(tag), minute: '2-digit' } as const;
  expect(eventClock(afternoon, 'UTC', { tag, text: (id) => id })).toBe(clock);
  expect(writtenMoment(afternoon, tag, how)).toContain(clock);
  expect(
    writtenMoment(afternoon, tag, { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'short' }),
  ).toContain(clock);
});
