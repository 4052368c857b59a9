import fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseScore } from './house-score.ts';
import { proposedDays, proposedItems, revisionItems } from './propose.ts';
import { readSheet } from './read-sheet.ts';
import { phraseCounts, type Score } from './score.ts';
import { anyScore } from './testing/any-score.ts';
import { eventSheet } from './testing/event-sheet.ts';

const scoreOf = (...counts: number[]): Score => ({
  id: 'own',
  title: 'Dance',
  tempo: 120,
  phrases: counts.map((each, index) => ({
    id: `${index + 1}`,
    section: 'S',
    title: `P${index + 1}`,
    counts: each,
    cues: [],
  })),
});

test('for the house routine two phrases a day are proposed, as in its course', () => {
  expect(proposedDays(houseScore())).toEqual(
    Array.from({ length: 12 }, (_, day) => [`${2 * day + 1}`, `${2 * day + 2}`]),
  );
});

test('days are as even in counts as the order allows', () => {
  expect(proposedDays(scoreOf(8, 8, 32, 8, 8, 16, 16), 3)).toEqual([
    ['1', '2'],
    ['3', '4'],
    ['5', '6', '7'],
  ]);
  expect(proposedDays(scoreOf(32, 8, 8, 8, 8), 2)).toEqual([['1'], ['2', '3', '4', '5']]);
  expect(proposedDays(scoreOf(8, 8, 8, 8, 32), 2)).toEqual([['1', '2', '3', '4'], ['5']]);
  expect(proposedDays(scoreOf(16, 16, 16), 1)).toEqual([['1', '2', '3']]);
});

test('if there are fewer phrases than days, the last days are empty; an empty score has only empty days', () => {
  expect(proposedDays(scoreOf(32, 32), 4)).toEqual([['1'], ['2'], [], []]);
  expect(proposedDays(scoreOf(), 2)).toEqual([[], []]);
});

test('no day teaches a repeat, because it is learnt with the phrase that it repeats', () => {
  const { score } = readSheet(eventSheet);
  const days = proposedDays(score);
  expect(days.flat()).toEqual(score.phrases.filter(({ like }) => !like).map(({ id }) => id));
  expect(days.filter((day) => day.length === 0)).toHaveLength(12 - days.flat().length);
});

test('every phrase is taught once, in order, and no day is empty if there are enough phrases', () => {
  fc.assert(
    fc.property(anyScore, fc.integer({ min: 1, max: 12 }), (score, many) => {
      const days = proposedDays(score, many);
      const taught = score.phrases.filter(({ like }) => like === undefined);
      expect(days.flat()).toEqual(taught.map(({ id }) => id));
      expect(days).toHaveLength(many);
      expect(days.filter((day) => day.length > 0)).toHaveLength(Math.min(many, taught.length));
      const counts = days.map((day) =>
        taught.filter(({ id }) => day.includes(id)).reduce((sum, each) => sum + each.counts, 0),
      );
      const even = taught.reduce((sum, each) => sum + each.counts, 0) / many;
      expect(Math.max(...counts)).toBeLessThanOrEqual(
        even + 2 * Math.max(...taught.map((each) => each.counts)),
      );
    }),
  );
});

const names = (score: Score, phrases: number[]) =>
  proposedItems(score, phrases).map(({ title, counts: { start, end } }) => `${title} ${start}-${end}`);

test('one phrase is practised in its eights, of which equal ones are listed once, and then whole', () => {
  expect(names(houseScore(), [1])).toEqual([
    'In the crypt 0-8',
    'Break out 8-16',
    'Rise 24-32',
    'Out of the ground 0-32',
  ]);
});

test('two phrases are practised two eights at a time, whole, and across their join', () => {
  expect(names(houseScore(), [3, 4])).toEqual([
    'Zombie march forward, Zombie march back 64-80',
    'March and shrug, Drag it back 80-96',
    'The march 64-96',
    'The march → Bounce and swim 88-104',
    'Zombie march forward, Zombie march back, Booty bounce 96-112',
    'Swim 112-128',
    'Bounce and swim 96-128',
  ]);
});

test('phrases that don’t follow each other have no join, and short phrases have no eights', () => {
  expect(names(scoreOf(8, 32, 12), [1, 3])).toEqual(['P1 0-8', 'P3 40-52']);
  expect(names(scoreOf(8, 8), [1, 2])).toEqual(['P1 0-8', 'P1 → P2 0-16', 'P2 8-16']);
  expect(names(scoreOf(8), [])).toEqual([]);
});

test('four phrases of four eights are practised whole with their joins, and ten phrases several at a time', () => {
  expect(names(scoreOf(32, 32, 32, 32), [1, 2, 3, 4])).toEqual([
    'P1 0-32',
    'P1 → P2 24-40',
    'P2 32-64',
    'P2 → P3 56-72',
    'P3 64-96',
    'P3 → P4 88-104',
    'P4 96-128',
  ]);
  const ten = Array.from({ length: 10 }, (_, index) => index + 1);
  expect(names(scoreOf(...Array(10).fill(8)), ten)).toEqual([
    'P1 – P2 0-16',
    'P3 – P4 16-32',
    'P5 – P6 32-48',
    'P7 – P8 48-64',
    'P9 – P10 64-80',
  ]);
  expect(names(scoreOf(...Array(5).fill(8)), [1, 2, 3, 4, 5])).toEqual([
    'P1 0-8',
    'P2 8-16',
    'P3 16-24',
    'P4 24-32',
    'P5 32-40',
  ]);
  expect(
    names(
      scoreOf(...Array(20).fill(8)),
      Array.from({ length: 10 }, (_, index) => 2 * index + 1),
    ),
  ).toHaveLength(8);
});

test('a long phrase’s last piece may be shorter', () => {
  const { score } = readSheet('# A\n8 a\n8 b\n8 c\n4 d\n');
  expect(names(score, [1])).toEqual(['a 0-8', 'b 8-16', 'c 16-24', 'd 24-28', 'A 0-28']);
  const { score: many } = readSheet('# A\n8 a\n8 b\n8 c\n8 d\n8 e\n8 f\n8 g\n8 h\n4 i\n');
  expect(names(many, [1])).toEqual([
    'a, b 0-16',
    'c, d 16-32',
    'e, f 32-48',
    'g, h 48-64',
    'i 64-68',
    'A 0-68',
  ]);
});

test('a lesson has at most eight items, each within its phrases and with a title', () => {
  fc.assert(
    fc.property(anyScore, fc.nat(), fc.nat(), (score, from, many) => {
      const first = (from % score.phrases.length) + 1;
      const last = first + (many % (score.phrases.length - first + 1));
      const numbers = Array.from({ length: last - first + 1 }, (_, index) => first + index);
      const items = proposedItems(score, numbers);
      const bounds = phraseCounts(score, first, last);
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThanOrEqual(8);
      for (const { title, counts } of items) {
        expect(title).not.toBe('');
        expect(counts.start).toBeGreaterThanOrEqual(bounds.start);
        expect(counts.end).toBeLessThanOrEqual(bounds.end);
        expect(counts.end).toBeGreaterThan(counts.start);
      }
    }),
  );
});

test('a day of revision practises its parts with their joins, and then all phrases so far in one go, with repeats', () => {
  const { score: own } = readSheet('# A\n8 a\n# B\n8 b\nrepeat A\n# C\n8 c\n# D\n8 d\n');
  const listed = (parts: number[], soFar: number[]) =>
    revisionItems(own, parts, soFar).map(({ title, counts }) => `${title} ${counts.start}-${counts.end}`);
  expect(listed([2, 1], [1, 2])).toEqual(['A 0-8', 'A → B 0-16', 'B 8-16', 'A – A 0-24']);
  expect(listed([4], [1, 2, 4])).toEqual(['C 24-32', 'A – C 0-32']);
  expect(listed([5], [5])).toEqual(['D 32-40']);
});

test('a day of revision has at most eight items', () => {
  fc.assert(
    fc.property(anyScore, (score) => {
      const all = score.phrases.map((_, index) => index + 1);
      const items = revisionItems(score, all, all);
      expect(items.length).toBeGreaterThan(0);
      expect(items.length).toBeLessThanOrEqual(8);
    }),
  );
});
