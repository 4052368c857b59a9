// The player is never stuck, never plays outside of its range and never loops after it was stopped, whatever
// people do and whatever faults media have.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { danceScene, type Scene } from '#player/rules/scene.ts';
import { houseCounts, houseDrill } from '#player/rules/testing/house-records.ts';
import { earlyLanding } from './enter-phase.ts';
import { dancerSource, fileSource, type MediumSource, youtubeSource } from './medium-source.ts';
import type { PlayerEvent } from './player-event.ts';
import { boundsOf, emptyPlayer } from './player-state.ts';
import { defaultSettings } from './settings.ts';
import { type Behaviour, perfect, simulatedPlayer } from './testing/simulated-player.ts';

const items = [
  { id: 'first', video: { start: 10, end: 14 }, counts: houseCounts(30, 34) },
  { id: 'second', video: { start: 14, end: 25 }, counts: houseCounts(34, 45) },
  { id: 'beyond', video: { start: 900, end: 910 }, counts: houseCounts(45, 60) },
];

const scenes = fc.record({
  ids: fc.array(fc.constantFrom('aaaaaaaaaaa', 'bbbbbbbbbbb', 'short', ''), { maxLength: 3 }),
  file: fc.boolean(),
  advances: fc.boolean(),
  video: fc.constantFrom(
    { start: 10, end: 40 },
    { start: 0, end: 0 },
    { start: 500, end: 600 },
    { start: 5, end: 1000 },
  ),
});

const behaviour: fc.Arbitrary<Behaviour> = fc.record({
  loadMs: fc.constantFrom(0, 300, null),
  fails: fc.constantFrom(null, null, null, '2', '5', '100', '101', '150', '153'),
  seekMs: fc.constantFrom(0, 80, 900),
  early: fc.constantFrom(0, 0.5, 2),
  reportMs: fc.constantFrom(50, 100, 400, 1500),
  blocks: fc.constantFrom(0, 0, 1, 2),
  ignoresSeeks: fc.constantFrom(false, false, false, true),
  lagMs: fc.constantFrom(0, 30, 250),
  bufferMs: fc.constantFrom(0, 200, 9000),
  duration: fc.constantFrom(30, 200, 600),
  rates: fc.constantFrom<'any' | number[]>('any', [0.25, 0.5, 1, 1.5, 2]),
});

/** A drill, which may be outside of the step. */
const drill = (start: number, end: number): PlayerEvent => ({
  type: 'drill',
  drills: [houseDrill(houseCounts(start, end), { rate: 0.5 })],
});

const event = fc.oneof(
  fc.constantFrom<PlayerEvent[]>(
    drill(15, 34),
    drill(345, 360),
    { type: 'danceTake', range: { start: 34, end: 45 } },
    { type: 'clearLoop' },
  ),
  fc.constantFrom<PlayerEvent[]>(
    { type: 'play' },
    { type: 'pause' },
    { type: 'toggle' },
    { type: 'restart' },
    { type: 'toggleLoop' },
    { type: 'nextSide' },
    { type: 'neighbour', direction: 1 },
    { type: 'neighbour', direction: -1 },
    { type: 'toggleDelay' },
    { type: 'stopLoop' },
    { type: 'clearLoop' },
    { type: 'nextSource' },
    { type: 'tick' },
    { type: 'answer', answer: 'clean' },
    { type: 'answer', answer: 'again' },
    { type: 'changeLoop', how: 'halve' },
    { type: 'changeLoop', how: 'double' },
    { type: 'changeLoop', how: 'earlier' },
    { type: 'changeLoop', how: 'later' },
    { type: 'stepRate', direction: 1 },
    { type: 'stepRate', direction: -1 },
    { type: 'fineRate', steps: 1 },
    { type: 'fineRate', steps: -40 },
    { type: 'changeSettings', settings: { countIn: 4, stopAfter: 2, goOn: true, ramp: 1 } },
    { type: 'changeSettings', settings: { countIn: 0, stopAfter: 0, goOn: false, ramp: 0 } },
  ),
  fc.record({
    type: fc.constant('seek' as const),
    to: fc.constantFrom(-5, 0, 12, 33, 59.99, 1e9, Number.NaN),
  }),
  fc.record({ type: fc.constant('skip' as const), by: fc.constantFrom(-10, -5, 5, 10) }),
  fc.record({
    type: fc.constant('loopItem' as const),
    id: fc.constantFrom('first', 'second', 'beyond', 'none'),
  }),
  fc.record({ type: fc.constant('loopSegment' as const), index: fc.integer({ min: -1, max: 3 }) }),
  fc.record({ type: fc.constant('setRate' as const), rate: fc.constantFrom(0.25, 1, 2, 3, Number.NaN) }),
  fc.record({
    type: fc.constant('setEnd' as const),
    end: fc.constantFrom<('a' | 'b')[]>('a', 'b'),
    at: fc.option(fc.constantFrom(-1, 11, 31, 44, 5000), { nil: undefined }),
  }),
  fc.record({
    type: fc.constant('nudgeEnd' as const),
    end: fc.constantFrom<('a' | 'b')[]>('a', 'b'),
    direction: fc.constantFrom<(1 | -1)[]>(1, -1),
  }),
);

const action = fc.oneof(
  { weight: 4, arbitrary: event.map((what) => ({ kind: 'event' as const, what })) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(10, 500, 3100, 16_000).map((ms) => ({ kind: 'time' as const, ms })),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom<('playing' | 'paused')[]>('playing', 'paused')
      .map((what) => ({ kind: 'press' as const, what })),
  },
  { weight: 1, arbitrary: scenes.map((chosen) => ({ kind: 'scene' as const, chosen })) },
);

const story = fc.record({
  first: scenes,
  play: fc.boolean(),
  loopEnabled: fc.boolean(),
  delayEnabled: fc.boolean(),
  media: fc.array(behaviour, { minLength: 4, maxLength: 4 }),
  actions: fc.array(action, { maxLength: 25 }),
});

/** A file in a browser that reports no exact positions. */
const usual = fileSource('/media/a.mp4');
const badFile: MediumSource = { ...usual, can: { ...usual.can, exact: false } };

type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

function sceneFrom({ ids, file, advances, video }: Story['first']): Scene {
  const sources: MediumSource[] = [
    ...ids.map((id) => youtubeSource(id)),
    ...(file ? [badFile] : []),
    dancerSource(),
  ];
  return danceScene('step', houseCounts(30, 60), { sources, video, items, advances });
}

function playerOf(drawn: Story) {
  const settings = { ...defaultSettings, loopEnabled: drawn.loopEnabled, delayEnabled: drawn.delayEnabled };
  const player = simulatedPlayer(emptyPlayer(settings), (source) => {
    if (source.kind === 'dancer') return perfect;
    const index = source.kind === 'youtube' ? (source.youtube_id.startsWith('a') ? 0 : 1) : 3;
    return drawn.media[index] ?? perfect;
  });
  const open = (chosen: Story['first'], play: boolean) =>
    player.send({ type: 'open', scene: sceneFrom(chosen), startAt: null, loop: null, play });
  open(drawn.first, drawn.play);
  return { player, open };
}

function act(drawn: Story, { player, open }: ReturnType<typeof playerOf>, afterEach: () => void) {
  for (const one of drawn.actions) {
    if (one.kind === 'event') player.send(one.what);
    if (one.kind === 'time')
      for (let passed = 0; passed < one.ms; passed += 10) {
        player.advance(10);
        afterEach();
      }
    if (one.kind === 'press') player.press(one.what);
    if (one.kind === 'scene') open(one.chosen, true);
    afterEach();
  }
}

/** Number of random sequences for each property; a soak runs more of them. */
const runs = { numRuns: process.env.SOAK ? 1_000 : 120 };

test('whatever happened before, after play the medium moves inside the range', () => {
  fc.assert(
    fc.property(story, (drawn) => {
      const setting = playerOf(drawn);
      const { player } = setting;
      act(drawn, setting, () => {});
      const stuck = player.state().phase;
      if (stuck.name === 'playing' && stuck.stalled) player.send({ type: 'nextSource' });
      let moved = false;
      // Each step of the clock is checked: a medium at twice the speed may move for only half a second between
      // buffering and pause.
      for (let look = 0; look < 14_800 && !moved; look += 1) {
        const phase = player.phase();
        if (phase === 'paused' || phase === 'poster' || phase === 'blocked' || phase === 'ended')
          player.send({ type: 'play' });
        const before = player.position();
        player.advance(10);
        const { start, end } = boundsOf(player.state());
        const at = player.position();
        moved = player.isMoving() && at !== before && at >= start - earlyLanding && at <= end + 0.5;
      }
      expect(moved).toBe(true);
    }),
    runs,
  );
});

// §9.differs-020-decisions-020-player
test('an exact medium is never seen outside of the range while it plays', () => {
  fc.assert(
    fc.property(story, (drawn) => {
      const setting = playerOf({ ...drawn, first: { ...drawn.first, ids: [], file: false } });
      const { player } = setting;
      const outside: object[] = [];
      act({ ...drawn, actions: drawn.actions.filter((one) => one.kind !== 'scene') }, setting, () => {
        if (player.phase() !== 'playing' || !player.isMoving()) return;
        const { start, end } = boundsOf(player.state());
        const at = player.position();
        if (!(at >= start - 1e-6 && at <= end + 0.02 * 2)) outside.push({ start, at, end });
      });
      expect(outside).toEqual([]);
    }),
    runs,
  );
});

test('a polled medium whose seeks land leaves the range for no longer than a report and a seek take', () => {
  fc.assert(
    fc.property(story, fc.constantFrom(0.25, 0.5, 1, 2), (drawn, rate) => {
      const media = drawn.media.map((one) => ({
        ...one,
        loadMs: 0,
        fails: null,
        ignoresSeeks: false,
        reportMs: 100,
        seekMs: 80,
        lagMs: 30,
        bufferMs: 0,
        blocks: 0,
        early: 0,
      }));
      const setting = playerOf({ ...drawn, media });
      const { player } = setting;
      player.send({ type: 'setRate', rate });
      let [outside, longest] = [0, 0];
      act({ ...drawn, actions: drawn.actions.filter((one) => one.kind !== 'press') }, setting, () => {
        const { start, end } = boundsOf(player.state());
        const isOut = player.isMoving() && (player.position() < start - 0.1 || player.position() > end);
        outside = isOut && player.phase() === 'playing' ? outside + 10 : 0;
        longest = Math.max(longest, outside);
      });
      expect(longest).toBeLessThanOrEqual(1000);
    }),
    runs,
  );
});

test('once stopped or paused nothing starts again by itself', () => {
  fc.assert(
    fc.property(
      story,
      fc.constantFrom<PlayerEvent[]>({ type: 'stopLoop' }, { type: 'pause' }),
      (drawn, stop) => {
        const setting = playerOf(drawn);
        const { player } = setting;
        act(drawn, setting, () => {});
        if (stop.type === 'stopLoop' && player.state().practice === null) return;
        player.send(stop);
        const effects = player.advance(40_000);
        expect(effects.filter((effect) => effect.do === 'play' || effect.do === 'advance')).toEqual([]);
        expect(player.isMoving()).toBe(false);
      },
    ),
    runs,
  );
});

test('in any state, no event throws or leaves NaN in a number', () => {
  fc.assert(
    fc.property(story, (drawn) => {
      const setting = playerOf(drawn);
      const wrong: object[] = [];
      act(drawn, setting, () => {
        const { start, end } = boundsOf(setting.player.state());
        const { rate } = setting.player.state();
        if (!(Number.isFinite(start) && !Number.isNaN(end) && rate >= 0.25)) wrong.push({ start, end, rate });
      });
      expect(wrong).toEqual([]);
    }),
    runs,
  );
});
