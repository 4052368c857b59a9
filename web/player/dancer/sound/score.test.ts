import { expect, test } from 'vitest';
import { cuesBetween } from '#rules/routine/count-at.ts';
import { arrangements } from './arrangement.ts';
import { clicksBetween, notesBetween } from './score.ts';

test('the music is the same wherever it is cut', () => {
  const whole = notesBetween(0, 768);
  const pieces = Array.from({ length: 768 * 4 }, (_, i) => notesBetween(i / 4, (i + 1) / 4)).flat();
  expect(pieces).toHaveLength(whole.length);
  expect(new Set(pieces)).toEqual(new Set(whole));
});

test('every phrase has music, and nothing is left after the last', () => {
  for (let phrase = 0; phrase < 24; phrase++) {
    expect(notesBetween(phrase * 32, phrase * 32 + 32).length).toBeGreaterThan(20);
  }
  expect(notesBetween(768, 2000)).toEqual([]);
});

test('every section of the routine has an arrangement of its own, and patterns of sixteen steps', async () => {
  const { routine } = await import('#content/routine/routine.ts');
  for (const { section } of routine.phrases) expect(Object.keys(arrangements)).toContain(section);
  for (const { kick, clap, hat, bass, organ, chords } of Object.values(arrangements)) {
    for (const pattern of [...kick, ...clap, ...hat, ...bass, ...organ]) expect(pattern).toHaveLength(16);
    expect(chords).toHaveLength(8);
  }
});

test('a stomp that is called is a boom on the same count', () => {
  const stomps = cuesBetween(0, 360).filter(({ cue }) => cue === 'stomp');
  expect(stomps.length).toBeGreaterThan(0);
  for (const { time } of stomps) {
    const beat = (time * 128) / 60;
    expect(notesBetween(beat - 0.01, beat + 0.01).some(({ voice }) => voice === 'boom')).toBe(true);
  }
});

test('the click falls on every count and is highest on the first of each eight', () => {
  const clicks = clicksBetween(0, 16);
  expect(clicks.map(({ beat }) => beat)).toEqual(Array.from({ length: 16 }, (_, i) => i));
  const highest = Math.max(...clicks.map(({ pitch }) => pitch));
  expect(clicks.filter(({ pitch }) => pitch === highest).map(({ beat }) => beat)).toEqual([0, 8]);
});
