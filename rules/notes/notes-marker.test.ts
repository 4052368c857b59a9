import { expect, test } from 'vitest';
import { warmUpMarker } from '#content/course/warm-up-marker.ts';
import { type NotesPart, notesParts } from './notes-marker.ts';

const card = { warm_up: true } as const;

test.each<[string, string, NotesPart[]]>([
  ['no marker', '<p>a</p>', [{ html: '<p>a</p>' }]],
  ['nothing at all', '', []],
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
  ['days that are none', '[DANCE_DAYS 4-1]', [{ html: '[DANCE_DAYS 4-1]' }]],
  ['days behind the twelfth', '[DANCE_DAYS 1-40]', [{ html: '[DANCE_DAYS 1-40]' }]],
  ['two markers', '[WARM_UP]\n<p>a</p>\n[WARM_UP]', [card, { html: '<p>a</p>' }, card]],
])('notes with %s', (_, html, parts) => {
  expect(notesParts(html)).toEqual(parts);
});

test('the marker is the one that the notes use', () => {
  expect(notesParts(warmUpMarker)).toEqual([card]);
});
