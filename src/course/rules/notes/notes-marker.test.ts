import { expect, test } from 'vitest';
import { warmUpMarker } from '#course/content/warm-up-marker.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { houseDrill } from '#player/rules/testing/house-records.ts';
import { houseDays } from '../lesson-dance.ts';
import { hasWords, type NotesPart, notesDrills, notesParts } from './notes-marker.ts';

const card = { warm_up: true } as const;

test.each<[string, string, NotesPart[]]>([
  ['no marker', '<p>a</p>', [{ html: '<p>a</p>' }]],
  ['nothing at all', '', []],
  ['the paragraph of an emptied editor', '<p><br></p>\n<p>&nbsp;</p>', []],
  ['a picture alone', '<p><img src="/a.png"></p>', [{ html: '<p><img src="/a.png"></p>' }]],
  ['the marker alone', '[WARM_UP]', [card]],
  ['the marker first', '[WARM_UP]\n<p>a</p>', [card, { html: '<p>a</p>' }]],
  ['the marker between', '<p>a</p>\n[WARM_UP]\n<p>b</p>', [{ html: '<p>a</p>' }, card, { html: '<p>b</p>' }]],
  ['the marker last', '<p>a</p>\r\n  [WARM_UP]  \r\n', [{ html: '<p>a</p>' }, card]],
  [
    'the marker in a paragraph',
    '<p>a</p><p> [WARM_UP] </p><p>b</p>',
    [{ html: '<p>a</p>' }, card, { html: '<p>b</p>' }],
  ],
  ['the marker in a div', '<div>[WARM_UP]</div><p>b</p>', [card, { html: '<p>b</p>' }]],
  [
    'the marker inside a sentence',
    '<p>Write [WARM_UP] there</p>',
    [{ html: '<p>Write [WARM_UP] there</p>' }],
  ],
  [
    'days to dance',
    '<p>a</p>\n[DANCE_DAYS 1-4]\n<p>b</p>',
    [{ html: '<p>a</p>' }, { days: [1, 4] }, { html: '<p>b</p>' }],
  ],
  ['days in a paragraph', '<p>[DANCE_DAYS 9-11]</p>', [{ days: [9, 11] }]],
  ['one day', '[DANCE_DAYS 4]', [{ days: [4, 4] }]],
  ['the last days', '[DANCE_DAYS 10-12]', [{ days: [10, 12] }]],
  ['eights of the step', '[DANCE_EIGHTS 3]\n<p>a</p>', [{ eights: [3, 3] }, { html: '<p>a</p>' }]],
  ['several eights', '<div>[DANCE_EIGHTS 1-2]</div>', [{ eights: [1, 2] }]],
  ['eights behind the eighth', '[DANCE_EIGHTS 7-9]', [{ html: '[DANCE_EIGHTS 7-9]' }]],
  ['an eight of nothing', '[DANCE_EIGHTS 0]', [{ html: '[DANCE_EIGHTS 0]' }]],
  ['a span that is none', '[DANCE_EIGHTS 1-2-3]', [{ html: '[DANCE_EIGHTS 1-2-3]' }]],
  ['a join', '<p>a</p>\n[DANCE_JOIN]', [{ html: '<p>a</p>' }, { join: true }]],
  ['a marker that nobody knows', '[DANCE_ALL 1]', [{ html: '[DANCE_ALL 1]' }]],
  ['days that are none', '[DANCE_DAYS 4-1]', [{ html: '[DANCE_DAYS 4-1]' }]],
  ['days behind the twelfth', '[DANCE_DAYS 1-40]', [{ html: '[DANCE_DAYS 1-40]' }]],
  ['two markers', '[WARM_UP]\n<p>a</p>\n[WARM_UP]', [card, { html: '<p>a</p>' }, card]],
])('notes with %s', (_, html, parts) => {
  expect(notesParts(html)).toEqual(parts);
});

// §2.warm-up-marker-warm-up
test('the marker of the content is read as the warm-up card', () => {
  expect(notesParts(warmUpMarker)).toEqual([card]);
});

test('notes of drills alone count as notes without words', () => {
  expect(['', '<p></p>', '[DANCE_JOIN]', '[WARM_UP]', '<p>a</p>'].map(hasWords)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

/** A step of the house course that dances these counts. */
const stepOf = (start: number, end: number) => ({
  score: houseScore(),
  counts: { start, end },
  days: houseDays(),
});
const day2 = stepOf(64, 128);

test('a marker of days makes a drill to dance them in one go and one to watch them', () => {
  expect(notesDrills({ days: [1, 4] }, day2)).toEqual([
    houseDrill({ start: 0, end: 256 }, { counts_as: 'watched' }),
  ]);
  expect(notesDrills({ days: [9, 11] }, day2)).toMatchObject([{ counts: { start: 512, end: 704 } }]);
});

test('a marker of eights makes a drill of the step’s own eights, twice and slowly', () => {
  expect(notesDrills({ eights: [3, 4] }, stepOf(96, 128))).toEqual([
    houseDrill({ start: 112, end: 128 }, { rate: 0.5, times: 2 }),
  ]);
});

test('a marker of a join makes a drill that begins before the step and leads into it', () => {
  expect(notesDrills({ join: true }, day2)).toEqual([houseDrill({ start: 56, end: 72 }, { times: 2 })]);
});

test('a join at the beginning of the dance, eights that the step is too short for, and text make no drill', () => {
  expect(notesDrills({ join: true }, stepOf(0, 64))).toEqual([]);
  expect(notesDrills({ eights: [4, 5] }, stepOf(96, 128))).toEqual([]);
  expect(notesDrills({ html: '<p>a</p>' }, day2)).toEqual([]);
});
