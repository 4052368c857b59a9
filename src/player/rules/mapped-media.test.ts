import { expect, test } from 'vitest';
import type { Mapping } from '#dance/rules/score/mapping.ts';
import type { Score } from '#dance/rules/score/score.ts';
import {
  cardSource,
  fileSource,
  type MediumSource,
  unfilmedSource,
  youtubeSource,
} from '#player/rules/medium-source.ts';
import { danceScene, type Scene } from '#player/rules/scene.ts';
import { did, idA, opening, playerOf, polled } from '#player/rules/testing/sample-scenes.ts';
import { perfect } from '#player/rules/testing/simulated-player.ts';
import type { Drill } from './drills.ts';
import { segmentsIn } from './loops.ts';
import { sourceOf, stepRange } from './player-state.ts';
import { momentShown, nextShown } from './shown-counts.ts';

/** Two phrases at 120 beats a minute: a count lasts half a second. */
const score: Score = {
  id: 'town',
  title: 'Town dance',
  tempo: 120,
  phrases: [
    {
      id: 'march',
      section: 'March',
      title: 'March',
      counts: 32,
      cues: [{ at: 1, say: 'march', title: 'March' }],
    },
    { id: 'swim', section: 'Swim', title: 'Swim', counts: 32, cues: [{ at: 1, say: 'swim', title: 'Swim' }] },
  ],
};

/**
 * A teacher talks for 10 seconds, shows the march at half the tempo, talks again, and dances both phrases from
 * second 60 on.
 */
const lessonVideo: Mapping = {
  spans: [
    {
      from: 0,
      until: 32,
      anchors: [
        { count: 0, at: 10 },
        { count: 32, at: 42 },
      ],
    },
    {
      from: 0,
      until: 64,
      anchors: [
        { count: 0, at: 60 },
        { count: 64, at: 92 },
      ],
    },
  ],
};
/** A film of the same dance, which begins after three seconds. */
const film: Mapping = {
  spans: [
    {
      from: 0,
      until: 64,
      anchors: [
        { count: 0, at: 3 },
        { count: 64, at: 35 },
      ],
    },
  ],
};

const file = fileSource('/media/lesson.mp4', [{ score, mapping: lessonVideo }]);
const video = youtubeSource(idA, { shows: [{ score, mapping: film }] });

const sceneOf = (sources: readonly MediumSource[], changes: Partial<Scene> = {}) =>
  danceScene(
    'step',
    { start: 0, end: 64 },
    { score, lessonCounts: 64, sources, video: { start: 0, end: 95 }, ...changes },
  );

function ready(
  sources: readonly MediumSource[],
  changes: Partial<Scene> = {},
  fails: readonly string[] = [],
) {
  const behaviour = { ...perfect, duration: 95 };
  const player = playerOf({
    settings: { countIn: 4 },
    behaviourOf: ({ kind, key }) => ({
      ...(kind === 'youtube' ? { ...polled, duration: 95 } : behaviour),
      fails: fails.includes(key) ? '150' : null,
    }),
  });
  player.send(opening({ scene: sceneOf(sources, changes), play: true }));
  player.advance(300);
  player.send({ type: 'pause' });
  const reported = () =>
    player.history().flatMap((effect) => (effect.do === 'danced' ? effect.repetition : []));
  return { player, reported };
}

const drill = (start: number, end: number, as: Partial<Drill> = {}): Drill => ({
  score: 'town',
  counts: { start, end },
  rate: 1,
  times: 1,
  counts_as: 'played',
  ...as,
});

test('a file has a count where its teacher dances and none where the teacher talks', () => {
  const moment = (second: number) => {
    const now = momentShown(file, second);
    return now && [now.phrase, now.count, now.cue];
  };
  expect([5, 10, 41.9, 50, 60.6, 76, 91.9, 93].map(moment)).toEqual([
    null,
    [1, 1, 'march'],
    [1, 32, 'march'],
    null,
    [1, 2, 'march'],
    [2, 1, 'swim'],
    [2, 32, 'swim'],
    null,
  ]);
});

test('while a teacher talks the next danced counts are known; after the last count there are none', () => {
  const file = fileSource('/media/a.mp4', [{ score, mapping: lessonVideo }]);
  const next = (second: number) => {
    const found = nextShown(file, second);
    return found && [found.at, found.moment.move_title];
  };
  expect([next(0), next(50), next(200)]).toEqual([[10, 'March'], [60, 'March'], null]);
  expect(nextShown(fileSource('/media/a.mp4'), 0)).toBeNull();
});

test('a drill is danced where the medium shows it in the fastest tempo, and reported as parts of phrases', () => {
  const { player, reported } = ready([file]);
  player.send({ type: 'drill', drills: [drill(24, 40)] });
  expect(player.state().practice?.loop.range).toEqual({ start: 72, end: 80 });
  player.advance(15_000);
  expect(reported()).toEqual([
    {
      score: 'town',
      parts: [
        { phrase: 'march', counts: 32, from: 24, to: 32 },
        { phrase: 'swim', counts: 32, from: 0, to: 8 },
      ],
      rate: 1,
      answer: 'played',
    },
  ]);
});

test('drills that the medium does not show are left out, and without any drill no practice starts', () => {
  const { player } = ready([
    fileSource('/media/a.mp4', [{ score, mapping: { spans: lessonVideo.spans.slice(0, 1) } }]),
  ]);
  player.send({ type: 'drill', drills: [drill(24, 40)] });
  expect(player.state().practice).toBeNull();
  player.send({ type: 'drill', drills: [drill(24, 40), drill(8, 16)] });
  expect(player.state().practice?.loop).toMatchObject({ index: 1, range: { start: 18, end: 26 } });
});

test('the count-in before a loop has the tempo of the loop’s place in the medium, not of the house routine', () => {
  const { player } = ready([file]);
  const startsIn = (drills: readonly Drill[]) => did(player.send({ type: 'drill', drills }), 'countIn');
  expect(startsIn([drill(0, 32)])).toEqual([{ do: 'countIn', beats: 4, rate: 1, startsIn: 2000 }]);
  expect(startsIn([drill(0, 32, { rate: 0.5 })])).toEqual([
    { do: 'countIn', beats: 4, rate: 0.5, startsIn: 4000 },
  ]);
});

test('segments begin on eights where counts are known; elsewhere they are cut by seconds', () => {
  const { player } = ready([file]);
  const segments = segmentsIn(player.state());
  expect(segments.map(({ start, end }) => [start, end])).toEqual([
    [0, 10],
    [10, 26],
    [26, 42],
    [42, 57],
    [57, 60],
    [60, 76],
    [76, 92],
    [92, 95],
  ]);
});

test('after a video was watched whole, each stretch of its counts is reported as a repetition', () => {
  const { player, reported } = ready([file]);
  player.send({ type: 'restart' });
  player.advance(97_000);
  expect(reported().map(({ answer, parts }) => [answer, parts.map(({ phrase }) => phrase)])).toEqual([
    ['watched', ['march']],
    ['watched', ['march', 'swim']],
  ]);
  expect(player.state().answerable).toBeNull();
});

test('an item with counts is looped on its counts in every medium, an item without counts on its seconds', () => {
  const items = [
    { id: 'swim', video: { start: 76, end: 92 }, counts: { start: 32, end: 64 } },
    { id: 'talk', video: { start: 0, end: 10 }, counts: null },
  ];
  const looped = (source: MediumSource, id: string) => {
    const { player } = ready([source], { items });
    player.send({ type: 'loopItem', id });
    return player.state().practice?.loop.range;
  };
  expect([looped(file, 'swim'), looped(video, 'swim')]).toEqual([
    { start: 76, end: 92 },
    { start: 19, end: 35 },
  ]);
  expect([looped(file, 'talk'), looped(video, 'talk')]).toEqual([items[1]?.video, items[1]?.video]);
});

test('when a medium fails the next one goes on at the same count, and the last is the count card', () => {
  const card = cardSource(score);
  const { player } = ready([file, video, card]);
  player.send({ type: 'loopItem', id: 'none' });
  player.send({ type: 'seek', to: 80 });
  player.advance(100);
  player.send({ type: 'nextSource' });
  player.send({ type: 'play' });
  player.advance(500);
  expect(sourceOf(player.state())?.kind).toBe('youtube');
  expect(Math.abs(player.position() - 23)).toBeLessThan(1);
  player.send({ type: 'nextSource' });
  player.advance(100);
  expect(sourceOf(player.state())?.kind).toBe('card');
  expect(Math.abs(player.position() - 20)).toBeLessThan(1.5);
  expect(stepRange(player.state())).toEqual({ start: 0, end: 32 });
});

test('drills go on where the next medium shows their counts', () => {
  const { player } = ready([video, cardSource(score)]);
  player.send({ type: 'drill', drills: [drill(32, 64, { times: 2 })] });
  player.advance(6000);
  expect(player.state().practice?.loop.range).toEqual({ start: 19, end: 35 });
  player.send({ type: 'nextSource' });
  player.advance(500);
  expect(player.state().practice?.loop).toMatchObject({ kind: 'drill', range: { start: 16, end: 32 } });
});

test('a house dancer whom the learner prefers replaces the video at the same count, and begins the next step', () => {
  const moves = score.phrases.map((phrase) => ({
    ...phrase,
    cues: [{ at: 1, say: 'go', title: 'Go', move: 'stomp' }],
  }));
  const dancer = unfilmedSource({ ...score, phrases: moves });
  expect(dancer.kind).toBe('dancer');
  const { player } = ready([file, dancer]);
  player.send({ type: 'seek', to: 80 });
  player.advance(100);
  player.send({ type: 'changeSettings', settings: { dancerFirst: true } });
  player.advance(500);
  expect(sourceOf(player.state())?.kind).toBe('dancer');
  expect(Math.abs(player.position() - 20)).toBeLessThan(1);
  const loop = { kind: 'ab', range: { start: 76, end: 92 } } as const;
  player.send(opening({ scene: sceneOf([file, dancer]), loop }));
  player.advance(500);
  expect(sourceOf(player.state())?.kind).toBe('dancer');
  expect(player.state().practice?.loop.range).toEqual({ start: 16, end: 32 });
  player.send({ type: 'changeSettings', settings: { dancerFirst: false } });
  player.advance(500);
  expect(sourceOf(player.state())?.kind).toBe('file');
});
