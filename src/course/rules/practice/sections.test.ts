import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import { fileSource } from '#player/rules/medium-source.ts';
import { danceScene } from '#player/rules/scene.ts';
import { houseRecord } from '#player/rules/testing/house-records.ts';
import { neverCleanAfter, sectionRecords, sectionStarts, sectionsOf } from './sections.ts';

const house = houseScore();
const sections = sectionsOf(house);
const clean = (phrase: number, clean_rate: number) => houseRecord(phrase, { clean_rate });

test('the sections follow each other without a gap through all 24 phrases', () => {
  expect(sections[0]).toEqual({ title: 'Rise', first: 1, last: 2 });
  expect(sections.at(-1)).toEqual({ title: 'Scare Pose', first: 24, last: 24 });
  for (const [index, { first }] of sections.entries())
    expect(first).toBe((sections[index - 1]?.last ?? 0) + 1);
});

test('a section has a record for each of its phrases, an empty one for what was never danced', () => {
  const rise = sections[0] ?? { title: '', first: 0, last: 0 };
  expect(sectionRecords(house, rise, [clean(1, 1), clean(3, 1)])).toEqual([clean(1, 1), houseRecord(2)]);
});

test('before a section that was never called clean there is a sign, inside of a section and before a known one there is none', () => {
  expect(neverCleanAfter(house, 2, [])?.title).toBe('Zombie March');
  expect(neverCleanAfter(house, 2, [houseRecord(3, { played: 9, played_rate: 1 })])?.title).toBe(
    'Zombie March',
  );
  expect(neverCleanAfter(house, 2, [clean(3, 0.5)])).toBeNull();
  expect(neverCleanAfter(house, 1, [])).toBeNull();
  expect(neverCleanAfter(house, 24, [])).toBeNull();
});

test('the sections of the house dancer begin when they are danced', () => {
  expect(sectionStarts(danceScene('rehearsal')).slice(0, 3)).toMatchObject([
    { title: 'Rise', at: 0, clock: 0 },
    { title: 'Zombie March', at: 30, clock: 30 },
    { at: 37.5 + 7.5, clock: 45 },
  ]);
});

test('in a film that is shown from a second on, sections begin by the player’s clock', () => {
  const shows = [{ score: house, mapping: steadyMapping(768, 128, 75) }];
  const film = { sources: [fileSource('/media/a.mp4', shows)], video: { start: 70, end: 0 } };
  const [rise, march] = sectionStarts(danceScene('rehearsal', undefined, film));
  expect([rise?.at, rise?.clock, march?.at, march?.clock]).toEqual([75, 5, 105, 35]);
});
