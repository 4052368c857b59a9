import { expect, test } from 'vitest';
import { lengthProblem, parseRecording, recordingProblem, sizeProblem } from './recording.ts';
import { steadyAnchors } from './tempo-map.ts';

const song = { file: 'music-0a1b.mp3', seconds: 358, anchors: steadyAnchors(0.4, 118) };

/** Anchors of `many` beats, at the tempo of the dance. */
const placesOf = (many: number) =>
  Array.from({ length: many }, (_, index) => ({ beat: index * 15, at: (index * 15 * 60) / 128 }));

test('a stored recording is read as it was saved', () => {
  expect(recordingProblem(song)).toBeNull();
  expect(parseRecording(JSON.stringify(song))).toEqual(song);
});

test.each([
  null,
  '',
  'no json',
  '"text"',
  '{}',
  JSON.stringify({ ...song, file: '../secret' }),
  JSON.stringify({ ...song, file: 7 }),
  JSON.stringify({ ...song, seconds: 'long' }),
  JSON.stringify({ ...song, anchors: 'none' }),
  JSON.stringify({ ...song, anchors: [] }),
  JSON.stringify({ ...song, anchors: [null, null] }),
])('the setting %s is no recording, and the band plays', (text) => {
  expect(parseRecording(text)).toBeNull();
});

test.each([
  ['a path', { file: 'a/b.mp3' }, 'not the name'],
  ['a hidden file', { file: '.mp3' }, 'not the name'],
  ['a name that is too long', { file: `${'a'.repeat(198)}.mp3` }, 'not the name'],
  ['an hour', { seconds: 3600 }, 'is 60 minutes long'],
  ['a moment', { seconds: 3 }, 'at least 10 seconds'],
  ['no length', { seconds: Number.NaN }, 'at least 10 seconds'],
  ['one place alone', { anchors: [{ beat: 0, at: 0 }] }, 'between 2 and 50'],
  [
    'beats that go backwards',
    {
      anchors: [
        { beat: 32, at: 1 },
        { beat: 0, at: 9 },
      ],
    },
    'come later',
  ],
  [
    'time that goes backwards',
    {
      anchors: [
        { beat: 0, at: 9 },
        { beat: 32, at: 9 },
      ],
    },
    'come later',
  ],
  [
    'a beat the dance has not',
    {
      anchors: [
        { beat: 0, at: 0 },
        { beat: 769, at: 400 },
      ],
    },
    'beats 0 to 768',
  ],
  ['a beat before the dance', { anchors: [{ beat: -1, at: 0 }, ...steadyAnchors(1, 120)] }, 'beats 0 to 768'],
  ['a beat that is no number', { anchors: [{ beat: Number.NaN, at: 0 }, ...song.anchors] }, 'beats 0 to 768'],
  ['a place that is no number', { anchors: steadyAnchors(Number.NaN, 120) }, 'before the recording begins'],
  ['one beat in two places', { anchors: [...song.anchors, { beat: 768, at: 400 }] }, 'come later'],
  ['more places than are needed', { anchors: placesOf(51) }, 'between 2 and 50'],
  ['a start before the file', { anchors: steadyAnchors(-1, 120) }, 'before the recording begins'],
  ['a start after its end', { anchors: steadyAnchors(358, 120) }, 'after the end'],
  ['a crawl', { anchors: steadyAnchors(0, 59) }, '59 beats a minute'],
  ['a race', { anchors: steadyAnchors(0, 201) }, '201 beats a minute'],
])('%s is refused in words', (_, change, words) => {
  expect(recordingProblem({ ...song, ...change })).toContain(words);
});

test.each([
  ['a name of 200 characters', { file: `${'a'.repeat(196)}.mp3` }],
  ['fifty places', { anchors: placesOf(50) }],
  ['60 beats a minute', { seconds: 900, anchors: steadyAnchors(0, 60) }],
  ['200 beats a minute', { anchors: steadyAnchors(0, 200) }],
  ['a recording that ends before the dance', { anchors: steadyAnchors(357, 118) }],
])('%s can be used', (_, change) => {
  expect(recordingProblem({ ...song, ...change })).toBeNull();
});

test('lengths and sizes at the limit pass, those beyond it get a sentence', () => {
  expect([lengthProblem(900), lengthProblem(10), sizeProblem(100_000_000)]).toEqual([null, null, null]);
  expect(lengthProblem(901)).toBe(
    'This recording is 16 minutes long. A recording can have at most 15 minutes.',
  );
  expect(sizeProblem(200_000_000)).toBe('This file has 200 MB. A recording can have at most 100 MB.');
  expect(sizeProblem(100_000_001)).toContain('has 101 MB.');
});

test('the title of a recording is read on one line, without invisible signs', () => {
  const anchors = [
    { beat: 0, at: 1 },
    { beat: 600, at: 301 },
  ];
  const text = JSON.stringify({ file: 'music.mp3', title: 'Our\nsong\u202e', seconds: 400, anchors });
  expect(parseRecording(text)?.title).toBe('Our song');
});
