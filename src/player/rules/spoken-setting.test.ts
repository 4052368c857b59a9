import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import { lengthOf } from '#dance/rules/score/score.ts';
import { exerciseDrills } from '#player/rules/drills.ts';
import { fileSource } from '#player/rules/medium-source.ts';
import { houseCounts, houseDrill } from '#player/rules/testing/house-records.ts';
import { did, opening, playerOf, scene, videoScene } from '#player/rules/testing/sample-scenes.ts';
import type { Effect } from './player-event.ts';
import { isLoaded } from './player-state.ts';
import { spokenNow } from './spoken-setting.ts';

const counts = { settings: { spokenPractice: 'counts' } } as const;
const countMs = 60_000 / 128;

function opened(what: Parameters<typeof opening>[0] = {}, options: Parameters<typeof playerOf>[0] = counts) {
  const player = playerOf(options);
  player.send(opening(what));
  player.advance(20);
  return player;
}

test.each([
  [houseCounts(30, 60), 'counts'],
  [houseCounts(0, 120), 'cues'],
  [houseCounts(0, 360), 'music'],
])('in a part of the dance with the counts %o the voice says: %s', (counts, spoken) => {
  const player = opened({ scene: { ...scene, counts } });
  expect(spokenNow(player.state())).toBe(spoken);
});

test.each([
  ['two phrases', [houseDrill(houseCounts(30, 60))], 'counts'],
  ['everything up to today', [houseDrill(houseCounts(0, 90))], 'cues'],
  ['the warm-up', exerciseDrills('Warm-up'), 'cues'],
])('a drill of %s has the spoken words of its length', (_, drills, spoken) => {
  const player = opened();
  player.send({ type: 'drill', drills });
  expect(spokenNow(player.state())).toBe(spoken);
});

test('a voice that says the counts says ‘five, six, seven, eight’ before the first start', () => {
  const player = opened();
  const effects = player.send({ type: 'play' });
  expect(did(effects, 'countIn')).toEqual([{ do: 'countIn', beats: 4, rate: 1, startsIn: 4 * countMs }]);
  expect(player.phase()).toBe('countingIn');
  player.advance(4 * countMs - 30);
  expect(player.isMoving()).toBe(false);
  player.advance(60);
  expect(player.isMoving()).toBe(true);
});

test('at a slow speed the spoken count-in takes longer', () => {
  const player = opened({ rate: 0.25 });
  expect(did(player.send({ type: 'play' }), 'countIn')).toMatchObject([{ startsIn: 16 * countMs }]);
});

test('the spoken count-in before a repetition comes at the end of the pause, which gets no longer', () => {
  const player = opened();
  player.send({ type: 'loopItem', id: 'first' });
  player.advance(4 * countMs + 30);
  const effects = player.advance(15_050);
  expect(player.phase()).toBe('waiting');
  expect(did(effects, 'countIn')).toEqual([{ do: 'countIn', beats: 4, rate: 1, startsIn: 3000 }]);
  player.advance(3000);
  expect(player.phase()).toBe('playing');
});

test('a loop without a pause repeats without a count-in: the voice has counted the eight before', () => {
  const player = opened({ loop: { kind: 'ab', range: { start: 30, end: 45 } } });
  player.send({ type: 'play' });
  player.advance(4 * countMs + 30);
  expect(did(player.advance(15_050), 'countIn')).toEqual([]);
  expect(player.phase()).toBe('playing');
});

test.each([
  ['the music alone', { settings: { spokenPractice: 'music' } }],
  ['the sound off', { settings: { spokenPractice: 'counts', sound: false } }],
] as const)('with %s the dance starts at once', (_, options) => {
  const player = opened({}, options);
  player.send({ type: 'play' });
  expect(player.phase()).toBe('playing');
});

test('a video, which cannot speak, starts at once', () => {
  const player = opened({ scene: videoScene, play: true });
  player.advance(200);
  expect(isLoaded(player.state()) && player.phase()).toBe('playing');
});

test('the voice counts a mapped file in with the file’s tempo, and without the delay of a late loudspeaker', () => {
  const score = houseScore();
  const shows = [{ score, mapping: steadyMapping(lengthOf(score), 118, 4) }];
  const file = { ...scene, sources: [fileSource('/media/a.mp4', shows)] };
  const player = opened({ scene: file }, { settings: { ...counts.settings, soundLate: 200 } });
  expect(did(player.send({ type: 'play' }), 'countIn')).toEqual([
    { do: 'countIn', beats: 4, rate: 1, startsIn: expect.closeTo((4 * 60_000) / 118) },
  ]);
});

test('a loop without counts has no count-in before its repetitions', () => {
  const score = houseScore();
  const shows = [{ score, mapping: steadyMapping(lengthOf(score), 118, 4) }];
  const items = [
    { id: 'talk', video: { start: 0, end: 3 }, counts: null },
    { id: 'dance', video: { start: 4, end: 8 }, counts: null },
  ];
  const player = opened({ scene: { ...scene, items, sources: [fileSource('/media/a.mp4', shows)] } });
  const waits = (id: string) => {
    player.send({ type: 'loopItem', id });
    const effects: Effect[] = [];
    while (player.phase() !== 'waiting') effects.splice(0, effects.length, ...player.advance(100));
    player.send({ type: 'pause' });
    return did(effects, 'countIn');
  };
  expect(waits('talk')).toEqual([]);
  expect(waits('dance')).toMatchObject([{ beats: 4, startsIn: 3000 }]);
});

test('a start in the middle of a step has no count-in', () => {
  const player = opened({ startAt: 40 });
  player.send({ type: 'play' });
  expect(player.phase()).toBe('playing');
});

// §9.loop-pause-3-s-differs
test('at a slow speed the pause is as long as the spoken count-in needs, also more than three seconds', () => {
  const player = opened({ rate: 0.25 });
  player.send({ type: 'loopItem', id: 'first' });
  const effects = player.advance(16 * countMs + 60_100);
  expect(did(effects, 'countIn').at(-1)).toMatchObject({ startsIn: 16 * countMs });
});
