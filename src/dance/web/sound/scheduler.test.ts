import { expect, test } from 'vitest';
import type { Note } from '#dance/rules/band/note.ts';
import { clicksBetween } from '#dance/rules/band/notes-between.ts';
import { makeScheduler } from './scheduler.ts';

test('each note is handed over once and in order, even if a call asks for an earlier moment than the call before', () => {
  const played: number[] = [];
  const scheduler = makeScheduler(clicksBetween, ({ beat }: Note) => played.push(beat));
  scheduler.restart(0);
  for (const until of [0.3, 0.2, 1.7, 1.7, 5, 8]) scheduler.advance(until, 100);
  expect(played).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('nothing at or after the end of the range is handed over', () => {
  const played: number[] = [];
  const scheduler = makeScheduler(clicksBetween, ({ beat }: Note) => played.push(beat));
  scheduler.restart(0);
  scheduler.advance(10, 4);
  expect(played).toEqual([0, 1, 2, 3]);
});

test('after a restart the scheduler hands over notes from the new place on', () => {
  const played: number[] = [];
  const scheduler = makeScheduler(clicksBetween, ({ beat }: Note) => played.push(beat));
  scheduler.restart(0);
  scheduler.advance(3, 100);
  scheduler.restart(32);
  scheduler.advance(33.5, 100);
  expect(played).toEqual([0, 1, 2, 32, 33]);
});
