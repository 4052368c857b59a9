import { expect, test } from 'vitest';
import { lengthProblem, parseRecording, recordingProblem, sizeProblem } from './recording.ts';
import { steadyAnchors } from './tempo-map.ts';

const song = { file: 'music-0a1b.mp3', seconds: 358, anchors: steadyAnchors(0.4, 118) };

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
  JSON.stringify({ ...song, seconds: 'long' }),
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
  ['a start before the file', { anchors: steadyAnchors(-1, 120) }, 'before the recording begins'],
  ['a start after its end', { anchors: steadyAnchors(358, 120) }, 'after the end'],
  ['a crawl', { anchors: steadyAnchors(0, 59) }, '59 beats a minute'],
  ['a race', { anchors: steadyAnchors(0, 201) }, '201 beats a minute'],
])('%s is refused in words', (_, change, words) => {
  expect(recordingProblem({ ...song, ...change })).toContain(words);
});

test('lengths and sizes at the limit pass, beyond it they are named', () => {
  expect([lengthProblem(900), lengthProblem(10), sizeProblem(100_000_000)]).toEqual([null, null, null]);
  expect(lengthProblem(901)).toContain('at most 15');
  expect(sizeProblem(200_000_000)).toContain('200 MB');
});
