import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clips } from '#dance/content/voice/en.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { type Mapping, steadyMapping } from '#dance/rules/score/mapping.ts';
import { lengthOf, type Score } from '#dance/rules/score/score.ts';
import { countWord, type SpokenMode } from './candidates.ts';
import { spokenBetween } from './spoken.ts';
import { countInOn, type MediumSpeech, type SpokenAt, spokenOn } from './spoken-on.ts';

const counts: MediumSpeech = { mode: 'counts', rate: 1, clips };
const cues: MediumSpeech = { ...counts, mode: 'cues' };

/** An operator's dance: twelve counts, then eight, with words that the voice knows and words that it does not. */
const own: Score = {
  id: 'own',
  title: 'Own',
  tempo: 120,
  phrases: [
    {
      id: 'a',
      section: 'First',
      title: 'First',
      counts: 12,
      cues: [
        { at: 1, say: 'shuffle', title: 'Shuffle' },
        { at: 3.5, say: 'qwertz' },
        { at: 5, say: 'qwertz', title: 'Qwertz' },
        { at: 9, say: 'stomp', title: 'Stomp' },
      ],
    },
    { id: 'b', section: 'Then', title: 'Then', counts: 8, cues: [{ at: 1, say: 'slide', title: 'Slide' }] },
  ],
};
const shown = { score: own, mapping: steadyMapping(20, 120, 2) };

const said = (all: readonly SpokenAt[]) => all.map(({ second, word }) => `${second} ${word}`);

test('each count is said; the word of a move that begins on a one or five replaces it, if the voice has a clip', () => {
  expect(said(spokenOn(shown, 0, 30, counts))).toEqual([
    ...['2 shuffle', '2.5 two', '3 three', '3.5 four', '4 five', '4.5 six', '5 seven', '5.5 eight'],
    ...['6 stomp', '6.5 two', '7 three', '7.5 four'],
    ...['8 slide', '8.5 two', '9 three', '9.5 four', '10 five', '10.5 six', '11 seven', '11.5 eight'],
  ]);
});

test('with the cues on, only the called words are said, and in place of a word without a clip the count', () => {
  expect(said(spokenOn(shown, 0, 30, cues))).toEqual([
    '2 shuffle',
    '3.25 and',
    '4 five',
    '6 stomp',
    '8 slide',
  ]);
});

test('between slow counts an ‘and’ is said, in a slow medium and at a low speed', () => {
  const slow = { score: own, mapping: steadyMapping(20, 60, 2) };
  const words = (all: readonly SpokenAt[]) => all.map(({ beat, word }) => `${beat} ${word}`);
  expect(words(spokenOn(slow, 4, 6, counts))).toEqual(['2 three', '2.5 and', '3 four', '3.5 and']);
  expect(words(spokenOn(shown, 3, 4, { ...counts, rate: 0.5 }))).toEqual(words(spokenOn(slow, 4, 6, counts)));
});

test('an operator’s words, and another language’s, are said where the voice knows them', () => {
  const called = (word: string) => ({ shuffle: 'drag', stomp: 'quux' })[word] ?? word;
  expect(said(spokenOn(shown, 0, 30, { ...cues, called }))).toEqual([
    '2 drag',
    '3.25 and',
    '4 five',
    '6 one',
    '8 slide',
  ]);
});

test('without the voice, counts and words click', () => {
  const missing = spokenOn(shown, 0, 3.5, { ...counts, clips: null });
  expect(said(missing)).toEqual(['2 null', '2.5 null', '3 null']);
});

test('the music alone has no words', () => {
  expect(spokenOn(shown, 0, 30, { ...counts, mode: 'music' })).toEqual([]);
});

test('over a film of the house routine the voice says the same words as with the dancer', () => {
  const score = houseScore();
  const file = { score, mapping: steadyMapping(lengthOf(score), score.tempo, 10) };
  const dancer = spokenBetween(0, 96, { mode: 'counts', rate: 1, clips });
  const end = 10 + (96 * 60) / score.tempo;
  expect(spokenOn(file, 9.9, end - 0.01, counts).map(({ word }) => word)).toEqual(
    dancer.map(({ word }) => word),
  );
});

test('a count-in says five, six, seven, eight before the first word', () => {
  const before = countInOn([shown], { second: 2, pace: 0.5, beats: 4 }, counts);
  expect(before.map(({ beat, word }) => [beat, word])).toEqual([
    [-4, 'five'],
    [-3, 'six'],
    [-2, 'seven'],
    [-1, 'eight'],
  ]);
  const unknown = countInOn([], { second: 0, pace: 0.5, beats: 2 }, { ...counts, clips: null });
  expect(unknown.map(({ beat, word }) => [beat, word])).toEqual([
    [-2, null],
    [-1, null],
  ]);
});

/**
 * Mappings of media that show parts of the house routine one after the other. Each part has a gap before it and a tempo
 * of its own.
 */
const mappings = fc
  .array(
    fc.record({
      from: fc.integer({ min: 0, max: 700 }),
      length: fc.integer({ min: 1, max: 60 }),
      tempo: fc.integer({ min: 30, max: 240 }),
      faster: fc.double({ min: 0.8, max: 1.25, noNaN: true }),
      gap: fc.double({ min: 0.1, max: 5, noNaN: true }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((stretches): Mapping => {
    let at = 0;
    const spans = stretches.map(({ from, length, tempo, faster, gap }) => {
      const begin = at + gap;
      const middle = begin + (length * 30) / tempo;
      at = middle + (length * 30) / tempo / faster;
      const anchors = [
        { count: from, at: begin },
        { count: from + length / 2, at: middle },
        { count: from + length, at },
      ];
      return { from, until: from + length, anchors };
    });
    return { spans };
  });
const speeches = fc.record({
  mode: fc.constantFrom<SpokenMode>('counts', 'cues'),
  rate: fc.constantFrom(0.25, 0.5, 1, 1.5, 2),
  clips: fc.constantFrom(clips, null),
});

test('in any mapping, words are within spans and in order, and are the same when the medium is cut in two', () => {
  fc.assert(
    fc.property(mappings, speeches, fc.double({ min: 0, max: 60, noNaN: true }), (mapping, speech, cut) => {
      const file = { score: houseScore(), mapping };
      const all = spokenOn(file, 0, 1000, speech);
      const seconds = all.map(({ second }) => second);
      expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
      const edges = mapping.spans.map(({ anchors }) => [anchors[0]?.at ?? 0, anchors.at(-1)?.at ?? 0]);
      for (const second of seconds)
        expect(edges.some(([start = 0, end = 0]) => second >= start - 1e-6 && second < end - 1e-6)).toBe(
          true,
        );
      expect([...spokenOn(file, 0, cut, speech), ...spokenOn(file, cut, 1000, speech)]).toEqual(all);
    }),
  );
});

test('in any mapping, every whole count is said or clicks while counts are on', () => {
  fc.assert(
    fc.property(mappings, (mapping) => {
      const all = spokenOn({ score: houseScore(), mapping }, 0, 1000, counts);
      const whole = all.filter(({ beat }) => Number.isInteger(beat));
      expect(whole).toHaveLength(mapping.spans.reduce((sum, { from, until }) => sum + until - from, 0));
      expect(whole.map(({ beat }) => countWord(beat))).toEqual(
        mapping.spans.flatMap(({ from, until }) =>
          Array.from({ length: until - from }, (_, index) => countWord(from + index)),
        ),
      );
    }),
  );
});
