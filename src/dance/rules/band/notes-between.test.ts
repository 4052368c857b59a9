import { expect, test } from 'vitest';
import { chords } from '#dance/content/band/arrangement.ts';
import { layers, phraseLevels, sectionMusic } from '#dance/content/band/section-music.ts';
import { march } from '#dance/content/band/sections/march.ts';
import { rise } from '#dance/content/band/sections/rise.ts';
import { zombieMarch } from '#dance/content/band/sections/zombie-march.ts';
import { routine } from '#dance/content/routine/routine.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { allCounts, cuesIn } from '#dance/rules/score/score.ts';
import type { Note } from './note.ts';
import { accents, clickOn, clicksBetween, musicOf, notesBetween } from './notes-between.ts';

const phrase = (index: number) => notesBetween(index * 32, index * 32 + 32);

/**
 * The notes by which a listener tells phrases apart: each as its instrument, its beat in the phrase and its pitch. The
 * hats are left out, because they play in every phrase.
 */
const strikes = (index: number) =>
  new Set(
    phrase(index)
      .filter(({ instrument }) => instrument !== 'hat')
      .map(({ beat, instrument, pitch }) => `${instrument} ${beat - index * 32} ${pitch}`),
  );

function shared(one: number, other: number): number {
  const [a, b] = [strikes(one), strikes(other)];
  return [...a].filter((strike) => b.has(strike)).length / Math.max(a.size, b.size);
}

test('the music is the same wherever it is cut', () => {
  const whole = notesBetween(0, 768);
  const pieces = Array.from({ length: 768 * 4 }, (_, i) => notesBetween(i / 4, (i + 1) / 4)).flat();
  expect(pieces).toHaveLength(whole.length);
  expect(new Set(pieces)).toEqual(new Set(whole));
});

test('every phrase has music, and nothing is left after the last', () => {
  for (let index = 0; index < 24; index++) expect(phrase(index).length).toBeGreaterThan(20);
  // There is no music between the routine and the warm-up (which begins on beat 864), and none after the cool-down.
  expect([notesBetween(768, 864), notesBetween(1248, 2000)]).toEqual([[], []]);
});

test('each return of a section has the changes of its music that are written for that return', () => {
  const marches = routine.phrases.flatMap(({ section }, index) =>
    section === 'Zombie March' ? [index] : [],
  );
  const { again = [], ...first } = zombieMarch;
  expect(marches.map(musicOf)).toEqual([first, ...again.map((change) => ({ ...first, ...change }))]);
});

test('the warm-up has the music of the march, the cool-down that of the rise, and both have music to their end', () => {
  expect(musicOf(27)).toEqual(march);
  expect(musicOf(38).chords).toEqual(rise.chords);
  for (let index = 27; index < 39; index++) expect(phrase(index).length).toBeGreaterThan(20);
});

test('every section of the routine has music of its own, in patterns of sixteen steps and chords that exist', () => {
  for (const { section } of routine.phrases) expect(Object.keys(sectionMusic)).toContain(section);
  for (let index = 0; index < 24; index++) {
    const { kick, snare, hat, bass, rim, tom, organ, guitar, chords: played } = musicOf(index);
    for (const pattern of [kick, snare, hat, bass, rim, tom, organ, guitar].flatMap((bars) => bars ?? []))
      expect(pattern).toHaveLength(16);
    expect(played).toHaveLength(8);
    for (const chord of played) expect(Object.keys(chords)).toContain(chord);
  }
});

test('no two phrases have the same music, and those of different sections share less than half of their notes', () => {
  for (let one = 0; one < 24; one++)
    for (let other = 0; other < one; other++) {
      const same = routine.phrases[one]?.section === routine.phrases[other]?.section;
      expect(shared(one, other), `phrases ${other + 1} and ${one + 1}`).toBeLessThan(same ? 0.9 : 0.5);
    }
});

test('every phrase has its number of layers and its level, and the last minute has the most layers', () => {
  expect(layers).toHaveLength(routine.phrases.length);
  expect(phraseLevels).toHaveLength(routine.phrases.length);
  expect(Math.min(...layers.slice(-4))).toBe(Math.max(...layers));
});

test('every phrase but the last ends in a fill, which differs from the fill of the phrase before', () => {
  const fillOf = (index: number) =>
    phrase(index)
      .filter(
        ({ beat, instrument }) => beat >= index * 32 + 30 && ['snare', 'tom', 'rim'].includes(instrument),
      )
      .map(({ beat, instrument }) => `${instrument} ${beat - index * 32}`);
  for (let index = 0; index < 23; index++) {
    expect(fillOf(index).length, `phrase ${index + 1}`).toBeGreaterThan(4);
    if (index > 0) expect(fillOf(index)).not.toEqual(fillOf(index - 1));
  }
});

test('no fill follows the last phrase of the routine or of the cool-down', () => {
  for (const last of [23, 38]) expect(phrase(last).map(({ instrument }) => instrument)).not.toContain('tom');
});

const placesOf = (word: string) =>
  cuesIn(houseScore(), allCounts(houseScore())).flatMap(({ cue, place }) => (cue === word ? [place] : []));

const boomAt = (beat: number) =>
  notesBetween(beat - 0.01, beat + 0.01).find(({ instrument }: Note) => instrument === 'boom');

test.each(['stomp', 'jump'])('a called %s sounds as a boom on its count, each time', (called) => {
  const places = placesOf(called);
  expect(places.length).toBeGreaterThan(3);
  for (const place of places) expect(boomAt(place)).toBeDefined();
});

test('after the landing there is no second boom', () => {
  for (const place of placesOf('jump')) expect(boomAt(place + 1)).toBeUndefined();
});

test('the click falls on every count and is highest on the first of each eight', () => {
  const clicks = clicksBetween(0, 16);
  expect(new Set(clicks.map(({ instrument }) => instrument))).toEqual(new Set(['click']));
  expect(clicks.map(({ beat }) => beat)).toEqual(Array.from({ length: 16 }, (_, i) => i));
  const highest = Math.max(...clicks.map(({ pitch }) => pitch));
  expect(clicks.filter(({ pitch }) => pitch === highest).map(({ beat }) => beat)).toEqual([0, 8]);
});

test('the first click of an eight is the highest and loudest, the fifth the second highest, in a count-in too', () => {
  const eight = clicksBetween(8, 16);
  const others = [1, 2, 3, 5, 6, 7].map((at) => eight[at]?.pitch ?? 0);
  expect(eight[4]?.pitch).toBeGreaterThan(Math.max(...others));
  expect(eight[4]?.pitch).toBeLessThan(eight[0]?.pitch ?? 0);
  expect(eight[0]?.gain).toBeGreaterThan(Math.max(...eight.slice(1).map(({ gain }) => gain)));
  for (let at = 0; at < 8; at++) expect(clickOn(at - 8)).toEqual({ ...eight[at], beat: at - 8 });
});

const phrases = Array.from({ length: 24 }, (_, index) => index * 32);

const instruments: Record<string, string[]> = {
  roar: ['thunder', 'boom'],
  howl: ['howl'],
  stomp: ['boom'],
  ha: ['clap', 'organ', 'organ', 'organ'],
  boo: ['thunder', 'boom', 'crash'],
  jump: ['boom'],
};

test.each([
  ['roar', 166],
  ['howl', 221],
  ['stomp', 176],
  ['ha', 130],
  ['boo', 748],
  ['jump', 119],
])('the %s called on beat %i is heard on that beat', (called, beat) => {
  const struck = accents(beat - (beat % 32)).filter((note) => note.beat === beat);
  expect(struck.map(({ instrument }) => instrument)).toEqual(instruments[called]);
});

test('a howl is answered half a count later, a fifth higher', () => {
  const [howl, answer] = accents(192).filter(({ instrument }) => instrument === 'howl');
  expect(answer?.beat).toBe((howl?.beat ?? 0) + 0.5);
  expect(answer?.pitch).toBe((howl?.pitch ?? 0) + 7);
});

test('each called accent is heard once, in its own phrase, and no other accent is', () => {
  const called = cuesIn(houseScore(), allCounts(houseScore())).flatMap(({ cue }) => [
    ...(instruments[cue] ?? []),
    ...(cue === 'howl' ? ['howl'] : []),
  ]);
  expect(phrases.flatMap((start) => accents(start))).toHaveLength(called.length);
  for (const start of phrases)
    for (const { beat } of accents(start)) {
      expect(beat).toBeGreaterThanOrEqual(start);
      expect(beat).toBeLessThan(start + 32);
    }
});
