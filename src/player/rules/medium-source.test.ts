import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import { mediaAddress } from '#platform/rules/media-address.ts';
import { momentShown } from '#player/rules/shown-counts.ts';
import {
  cardSource,
  dancerSource,
  fileSource,
  isYoutubeId,
  youtubeIds,
  youtubeSource,
} from './medium-source.ts';

const id = 'dQw4w9WgXc-';

// §3.step-lists-several-ids-files
test.each([
  [null, []],
  ['', []],
  ['aaaaaaaaaaa', ['aaaaaaaaaaa']],
  ['aaaaaaaaaaa, bbbbbbbbbbb', ['aaaaaaaaaaa', 'bbbbbbbbbbb']],
  [' aaaaaaaaaaa\nbbbbbbbbbbb,,aaaaaaaaaaa ', ['aaaaaaaaaaa', 'bbbbbbbbbbb']],
])('the field %o lists the ids %o', (field, ids) => {
  expect(youtubeIds(field)).toEqual(ids);
});

test.each([
  [id, true],
  ['short', false],
  ['twelve-chars', false],
  ['bad id here', false],
])('whether %s is a valid id: %s', (given, answer) => {
  expect(isYoutubeId(given)).toBe(answer);
  expect(youtubeSource(given).fault).toBe(answer ? null : 'invalid id');
});

test.each([
  [undefined, `https://www.youtube.com/watch?v=${id}`],
  [-3, `https://www.youtube.com/watch?v=${id}`],
  [80.9, `https://www.youtube.com/watch?v=${id}&t=80s`],
])('a video that starts at second %s has the page %s', (start, page) => {
  expect(youtubeSource(id, { start }).host).toEqual({ name: 'YouTube', page });
});

test('only a medium on another company’s server waits for a press and may not be covered', () => {
  const own = [fileSource(mediaAddress('Tag 1 #ü%?.webm')), dancerSource(4)];
  expect(own.map(({ host, fault }) => [host, fault])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(own[0]).toMatchObject({ url: '/media/Tag%201%20%23%C3%BC%25%3F.webm' });
  expect(youtubeSource(id).can).toMatchObject({ exact: false, mayBeCovered: false, captions: true });
  for (const { can } of own) expect(can).toMatchObject({ exact: true, fineRates: true, mayBeCovered: true });
});

test('each source has the scores that it shows, its sides and its own key', () => {
  const all = [youtubeSource(id), fileSource('/media/a.mp4'), fileSource('/media/b.mp4'), dancerSource()];
  expect(all.map(({ shows }) => shows.map(({ score }) => score.id))).toEqual([
    [],
    [],
    [],
    ['house', 'exercises'],
  ]);
  expect(all.map(({ can }) => [can.sides, can.click])).toEqual([
    [['day'], false],
    [['mirror', 'day'], false],
    [['mirror', 'day'], false],
    [['mirror', 'follow', 'day'], true],
  ]);
  expect(new Set(all.map(({ key }) => key)).size).toBe(4);
});

test('click and voice need a medium whose counts and place are known, and only the dancer has a band', () => {
  const shows = [{ score: houseScore(), mapping: steadyMapping(64, 118, 2) }];
  const all = [
    fileSource('/media/a.mp4'),
    fileSource('/media/a.mp4', shows),
    youtubeSource(id, { shows }),
    cardSource(houseScore()),
    dancerSource(),
  ];
  expect(all.map(({ can }) => [can.click, can.speaks, can.band])).toEqual([
    [false, false, false],
    [true, true, false],
    [false, false, false],
    [true, true, false],
    [true, true, true],
  ]);
});

test('the dancer has words for routine, warm-up and cool-down, and keeps the last ones at the routine’s end', () => {
  const said = (second: number) => {
    const now = momentShown(dancerSource(), second);
    return now && [now.phrase, now.count, now.section];
  };
  expect([0, 359.9, 360, 380, 405].map(said)).toEqual([
    [1, 1, 'Rise'],
    [24, 32, 'Scare Pose'],
    [24, 32, 'Scare Pose'],
    null,
    [1, 1, 'Warm-up'],
  ]);
  // A place that is worked out from a recording's tempo may be a rounding error before a count.
  expect(said(405 - 1e-9)).toEqual(said(405));
});
