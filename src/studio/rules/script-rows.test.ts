import { expect, test } from 'vitest';
import { readSheet } from '#dance/rules/score/read-sheet.ts';
import { eventSheet } from '#dance/rules/score/testing/event-sheet.ts';
import { scriptPhrases } from './script-rows.ts';

test('each move has its counts, words and hint; a repeat names what it repeats', () => {
  const { score } = readSheet(
    '118 bpm\n# March\n8 march forward\n# Swim\n8 swim / 1 swim 3& swim\n> Long arms.\n4 jump\nrepeat March',
  );
  const [march, swim] = score.phrases;
  const phrases = scriptPhrases(score, [[march?.id ?? ''], [], [swim?.id ?? '']]);
  expect(phrases.map(({ title, day, repeats }) => [title, day, repeats])).toEqual([
    ['March', 'Day 1', null],
    ['Swim', 'Day 3', null],
    ['March', null, 'March'],
  ]);
  expect(phrases[1]?.rows).toEqual([
    { counts: '1–8', move: 'swim', words: '1 swim, 3& swim', hint: 'Long arms.' },
    { counts: '9–12', move: 'jump', words: '9 jump', hint: '' },
  ]);
  expect(phrases[2]?.rows).toEqual([]);
});

test('the rows of an event’s script have each of its words once', () => {
  const { score } = readSheet(eventSheet);
  const words = scriptPhrases(score, []).flatMap(({ rows }) => rows.flatMap((row) => row.words.split(', ')));
  const said = score.phrases
    .filter(({ like }) => like === undefined)
    .flatMap(({ cues }) => cues.filter(({ say }) => say !== ''));
  expect(words.filter((word) => word !== '').length).toBe(said.length);
});
