import { beforeEach, expect, test } from 'vitest';
import { exercisesEnd, exercisesStart } from '#dance/content/routine/exercises.ts';
import { countSeconds, routine } from '#dance/content/routine/routine.ts';
import { versions } from '#dance/content/routine/versions.ts';
import { clips } from '#dance/content/voice/en.ts';
import { countWords, encouragements, sectionCalls } from '#dance/content/voice/words.ts';
import { calledWords } from '#dance/rules/routine/called-words.ts';
import { exerciseScore, houseScore } from '#dance/rules/score/house-score.ts';
import { allCounts, cuesIn, momentAt } from '#dance/rules/score/score.ts';
import { clipsFor, spanOfClips } from './clips-for.ts';
import { countInBefore, type Speech, spokenBetween } from './spoken.ts';

const counts: Speech = { mode: 'counts', rate: 1, clips };
const cues: Speech = { mode: 'cues', rate: 1, clips };
const rates = [0.25, 0.5, 0.75, 1, 1.5, 2];
const wordsOf = (spoken: ReturnType<typeof spokenBetween>) => spoken.map(({ word }) => word);

/** spoken.ts remembers the words of the latest speech, so each test replaces them first. */
beforeEach(() => void spokenBetween(0, 1, { mode: 'music', rate: 1, clips }));

test('before a segment the voice counts five, six, seven, eight, a count apart', () => {
  const spoken = countInBefore(64, 4, counts);
  expect(spoken.map(({ beat }) => beat)).toEqual([60, 61, 62, 63]);
  expect(wordsOf(spoken)).toEqual(['five', 'six', 'seven', 'eight']);
});

test('a long count-in counts the whole eight', () => {
  expect(wordsOf(countInBefore(64, 8, counts))).toEqual([...countWords]);
});

test('with the counts on, the march is called on its first count, and numbers follow', () => {
  expect(wordsOf(spokenBetween(64, 72, counts)).slice(1, 4)).toEqual(['two', 'three', 'four']);
  expect(spokenBetween(64, 65, counts)[0]?.word).toBe(cuesIn(houseScore(), { start: 64, end: 65 })[0]?.cue);
});

test.each(rates)('with the counts on, every count of the dance is spoken or clicked at speed %f', (rate) => {
  const beats = spokenBetween(0, 768, { ...counts, rate }).map(({ beat }) => beat);
  for (let beat = 0; beat < 768; beat++) expect(beats).toContain(beat);
});

test.each([0.25, 0.5, 0.75, 1])('at speed %f a word is said on each count', (rate) => {
  const spoken = spokenBetween(0, 768, { ...counts, rate });
  expect(spoken.filter(({ beat, word }) => Number.isInteger(beat) && word === null)).toEqual([]);
});

test.each(rates)('at speed %f each word ends before the next word begins', (rate) => {
  for (const mode of ['counts', 'cues'] as const) {
    const spoken = spokenBetween(0, 768, { mode, rate, clips }).filter(({ word }) => word !== null);
    for (const [i, { beat, word, until }] of spoken.entries()) {
      const next = spoken[i + 1];
      const clip = next && clips[next.word as keyof typeof clips];
      if (!next || !clip) continue;
      const room = ((next.beat - beat) * countSeconds) / rate - (clip.onset - clip.start) / 1000;
      expect(until, `${word} before ${next.word}`).toBeLessThanOrEqual(room + 1e-9);
      expect(until).toBeGreaterThan(0.05);
    }
  }
});

test('at double speed a word ends before the next count is spoken or clicked', () => {
  const spoken = spokenBetween(0, 768, { ...counts, rate: 2 });
  const sevens = spoken.flatMap(({ word, until }) => (word === 'seven' ? until : []));
  expect(sevens.length).toBeGreaterThan(80);
  for (const until of sevens) expect(until).toBeCloseTo(countSeconds / 2 - 0.04);
});

test.each(rates)('at speed %f so much of each word is said that it can be understood', (rate) => {
  const spoken = spokenBetween(0, 768, { ...counts, rate });
  for (const { word, until } of spoken) {
    const clip = clips[word as keyof typeof clips];
    if (clip) expect(until, word ?? '').toBeGreaterThanOrEqual(((clip.end - clip.onset) / 1000) * 0.7 - 1e-9);
  }
});

test('the faster the dance, the fewer words are said between counts, but each eight begins with a word', () => {
  const fillers = rates.map(
    (rate) => spokenBetween(0, 768, { ...counts, rate }).filter(({ beat }) => !Number.isInteger(beat)).length,
  );
  expect(fillers[0]).toBeGreaterThan(700);
  expect(fillers.at(-1)).toBe(0);
  expect(fillers).toEqual(fillers.toSorted((a, b) => b - a));
  const ones = spokenBetween(0, 768, { ...counts, rate: 2 }).filter(({ beat }) => beat % 8 === 0);
  expect(ones.every(({ word }) => word !== null)).toBe(true);
});

test('with the cues on, every cue word of the dance that is on a count is spoken or clicked', () => {
  const spoken = spokenBetween(0, 768, cues);
  for (const { place: beat, cue } of cuesIn(houseScore(), allCounts(houseScore()))) {
    if (!Number.isInteger(beat)) continue;
    const said = spoken.find((one) => one.beat === beat);
    if (said?.word !== null && said?.word !== cue) expect(said?.word).toMatch(/ /);
  }
});

test('with the cues on, a new section is announced before it begins', () => {
  const before = routine.phrases.findIndex(({ section }) => section === 'Wuz Up') * 32;
  const call = spokenBetween(before - 8, before, cues).find(({ word }) => word === 'wuz up');
  expect(call).toBeDefined();
  expect((before - (call?.beat ?? 0)) * countSeconds >= (call?.until ?? 1)).toBe(true);
});

test('a word without a clip is clicked, and without a voice all of them are', () => {
  const { one: _, ...rest } = clips;
  expect(countInBefore(8, 8, { ...counts, clips: rest }).map(({ word }) => word)[0]).toBeNull();
  expect(spokenBetween(0, 32, { ...counts, clips: null })).toHaveLength(32);
  expect(wordsOf(spokenBetween(0, 32, { ...counts, clips: null })).every((word) => word === null)).toBe(true);
});

test('with the music alone nothing is said', () => {
  expect(spokenBetween(0, 768, { mode: 'music', rate: 1, clips })).toEqual([]);
});

test('the words are the same wherever the dance is cut', () => {
  const whole = spokenBetween(0, 768, cues);
  const pieces = Array.from({ length: 768 * 4 }, (_, i) => spokenBetween(i / 4, (i + 1) / 4, cues)).flat();
  expect(pieces).toEqual(whole);
});

test('warm-up and cool-down are called move by move, to the last beat, and nothing is said between the dances', () => {
  const [start, end] = [exercisesStart, exercisesEnd].map((seconds) => Math.round(seconds / countSeconds));
  const said = wordsOf(spokenBetween(start ?? 0, end ?? 0, { ...cues, rate: 0.75 }));
  for (const { cue } of cuesIn(exerciseScore(), allCounts(exerciseScore()))) expect(said).toContain(cue);
  expect(said).not.toContain(null);
  expect(spokenBetween(768, start ?? 0, cues)).toEqual([]);
  expect(spokenBetween(end ?? 0, 5000, cues)).toEqual([]);
});

test('the first word is said if playing starts a moment before the first count, in the warm-up too', () => {
  for (const start of [0, Math.round(exercisesStart / countSeconds)])
    expect(spokenBetween(start - 1e-6, start + 1, cues)[0]).toMatchObject({ beat: start });
});

// §2.low-impact-seated-versions-change
test('on a chair nobody is told to jump', () => {
  const called = cuesIn(houseScore(), allCounts(houseScore()));
  const beat = called.find(({ cue }) => cue === 'jump')?.place ?? 0;
  const said = (sayings?: Speech['sayings']) =>
    spokenBetween(beat, beat + 0.5, { ...cues, ...(sayings && { sayings }) }).map(({ word }) => word);
  expect([said(), said(versions.seated.words)]).toEqual([['jump'], ['up']]);
});

// §3.operators-own-words-called-spoken
test('a word that an operator put in place of another is spoken when the voice knows it, and clicked when not', () => {
  const beat = spokenBetween(0, 768, cues).find(({ word }) => word === 'drag')?.beat ?? -1;
  const said = (instead: string) =>
    spokenBetween(beat, beat + 1, {
      ...cues,
      called: (word) => (word === 'drag' ? instead : word),
    })[0];
  expect(said('pull')).toMatchObject({ beat, word: 'pull' });
  expect(said('moonwalk')).toMatchObject({ beat, word: null });
  const { until } = said('pull back') ?? { until: 0 };
  expect(until).toBeGreaterThan(said('pull')?.until ?? 1);
});

test('a count-in clicks if only the music is on, and if the voice is missing', () => {
  for (const silent of [{ ...counts, mode: 'music' } as const, { ...counts, clips: null }])
    expect(countInBefore(64, 4, silent)).toEqual(
      [60, 61, 62, 63].map((beat) => ({ beat, word: null, until: 0 })),
    );
});

test.each(rates)(
  'at speed %s each number of a count-in ends before the next number or the first word of the dance begins',
  (rate) => {
    const speech = { ...counts, rate };
    for (let beat = 0; beat < 768; beat += 8) {
      const spoken = [...countInBefore(beat, 8, speech), ...spokenBetween(beat, beat + 1, speech)];
      const times = spoken.flatMap(({ beat, word, until }) => {
        const said = word === null ? null : clipsFor(word, clips);
        if (!said) return [];
        const vowel = (beat * countSeconds) / rate;
        return [{ word, begin: vowel - spanOfClips(said).lead, end: vowel + until }];
      });
      expect(times.length).toBeGreaterThan(6);
      for (const [i, { word, end }] of times.slice(0, -1).entries())
        expect(end, `${word} before ${beat}`).toBeLessThanOrEqual((times[i + 1]?.begin ?? 0) + 1e-9);
    }
  },
);

test('with the counts on, a word replaces a number only on a one or five on which its move begins', () => {
  const numbers = new Set<string | null>(countWords);
  const begins = new Set(calledWords(routine).danced.map(({ beat }) => beat));
  const words = spokenBetween(0, 768, counts).filter(
    ({ beat, word }) => Number.isInteger(beat) && !numbers.has(word),
  );
  expect(words.length).toBeGreaterThan(60);
  for (const { beat, word } of words)
    expect([beat % 4, begins.has(beat), word]).toEqual([0, true, momentAt(houseScore(), beat).cue]);
});

test('with the cues on, each section is announced once, before it begins, and nothing else is announced', () => {
  const begins = routine.phrases.flatMap(({ section }, index) => {
    const call = section === routine.phrases[index - 1]?.section ? undefined : sectionCalls[section];
    return index > 0 && call ? [{ beat: index * 32, call }] : [];
  });
  const calls = new Set(Object.values(sectionCalls));
  const said = spokenBetween(0, 768, cues).filter(({ word }) => word !== null && calls.has(word));
  expect(said.map(({ word }) => word)).toEqual(begins.map(({ call }) => call));
  for (const [i, { beat }] of begins.entries()) {
    expect(beat - (said[i]?.beat ?? 0)).toBeGreaterThan(0);
    expect(beat - (said[i]?.beat ?? 0)).toBeLessThanOrEqual(8);
  }
});

test('at half the speed an ‘and’ is said between two numbers, and none before the first', () => {
  const spoken = spokenBetween(0, 33, { ...counts, rate: 0.5 });
  expect(spoken[0]?.beat).toBe(0);
  expect(spoken.find(({ word }) => word === 'and')?.beat).toBe(0.5);
});

test('with the cues on, encouragements are said where there is time, and they are not always the same', () => {
  const known = new Set<string | null>(encouragements);
  const good = (speech: Speech) => spokenBetween(0, 768, speech).filter(({ word }) => known.has(word));
  expect(new Set(wordsOf(good(cues))).size).toBeGreaterThan(2);
  for (const { beat } of good(cues)) expect(beat % 32).toBe(20.5);
  expect(good(counts)).toEqual([]);
});
