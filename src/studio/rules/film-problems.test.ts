import { expect, test } from 'vitest';
import { type Film, filmProblems, shownBy } from './film-problems.ts';

const items = [
  { start_time: 0, end_time: 15 },
  { start_time: 135, end_time: 150 },
  { start_time: 95, end_time: 0 },
];
const step = { media_file: 'a.mp4', start_time: 0, end_time: 0, checklists: items.slice(0, 1) };
const film: Film = { seconds: 95, picture: 'avc' };

test('a film whose picture all browsers can show has no problem', () => {
  for (const picture of ['avc', 'vp8', 'vp9', 'av1'])
    expect(filmProblems(step, { ...film, picture })).toEqual([]);
  expect(filmProblems({ ...step, checklists: items }, { seconds: null, picture: 'vp8' })).toEqual([]);
});

test.each<[string, Film, RegExp]>([
  ['a.mov', film, /does not end in \.mp4 or \.webm/],
  ['a.wav', film, /does not end in/],
  ['../a.mp4', film, /does not end in/],
  ['.a.mp4', film, /does not end in/],
  ['a.mp4', 'missing', /not in the media folder/],
  ['a.mp4', 'unreadable', /can’t be read/],
  ['a.mp4', { seconds: 20, picture: null }, /has no picture/],
  ['a.mp4', { seconds: 20, picture: 'hevc' }, /Many browsers can’t show the picture of a.mp4 \(hevc\)/],
])('a film %s that is %j is reported: %s', (media_file, found, says) => {
  expect(filmProblems({ ...step, media_file }, found)).toEqual([expect.stringMatching(says)]);
});

test('a step and items that start behind the end of the film are listed', () => {
  expect(filmProblems({ ...step, checklists: items }, film)).toEqual([
    'a.mp4 ends at 1:35, before practice segments 2, 3 of its practice list.',
  ]);
  expect(filmProblems({ ...step, start_time: 100 }, film)).toEqual([
    'a.mp4 ends at 1:35, before the step starts.',
  ]);
});

test.each([
  ['avc', /^H\.264: every browser/, /^H\.264: most browsers show it, but this one didn’t/],
  ['vp9', /^VP9: nearly every browser/, /^VP9: most browsers show it, but this one didn’t.*H\.264/],
  [
    'hevc',
    /Many browsers can’t show its picture \(hevc\): save/,
    /\(hevc\), and this one didn’t either: save/,
  ],
])(
  'the sentence about %s says which browsers show it, and agrees with this browser',
  (picture, plays, fails) => {
    expect(shownBy(picture)).toMatch(plays);
    expect(shownBy(picture, true)).toMatch(fails);
  },
);
