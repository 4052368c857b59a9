import { expect, test } from 'vitest';
import { opening, playerOf } from '#player/rules/testing/sample-scenes.ts';
import { dancerSource, fileSource, youtubeSource } from './medium-source.ts';
import { nextSide, type Side, shownSide, sideName } from './side.ts';

const dancer = dancerSource().can;
const film = fileSource('/media/a.mp4').can;
const video = youtubeSource('aaaaaaaaaaa').can;

// §3.one-three-sides-asked-once
test.each<[Side, boolean, [Side, Side, Side]]>([
  ['mirror', false, ['mirror', 'day', 'day']],
  ['mirror', true, ['mirror', 'mirror', 'day']],
  ['follow', true, ['follow', 'day', 'day']],
  ['day', true, ['day', 'day', 'day']],
])('the setting %s (chosen: %s) is shown by dancer, film and video as %o', (side, sideChosen, shown) => {
  expect([dancer, film, video].map((can) => shownSide({ side, sideChosen }, can))).toEqual(shown);
});

test('only a film that the learner has not turned is called filmed', () => {
  expect([dancer, film, video].map((can) => sideName('day', can))).toEqual(['day', 'filmed', 'filmed']);
  expect(sideName('mirror', film)).toBe('mirror');
});

test('a side is followed by the next one that the medium has', () => {
  expect((['mirror', 'follow', 'day'] as const).map((side) => nextSide(side, dancer))).toEqual([
    'follow',
    'day',
    'mirror',
  ]);
  expect(nextSide('day', film)).toBe('mirror');
  expect(nextSide('day', video)).toBe('day');
});

test('the event of the side key shows the dancer from the next side and saves that side', () => {
  const player = playerOf({});
  player.send(opening());
  player.advance(20);
  expect(player.send({ type: 'nextSide' })).toMatchObject([
    { do: 'saveSettings', changes: { side: 'follow', sideChosen: true } },
  ]);
});
