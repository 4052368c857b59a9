import { expect, test } from 'vitest';
import { did, opening, playerOf, scene, videoScene } from './sample-scenes.ts';
import { perfect } from './simulated-player.ts';

/** The house dancer's step, 30 to 60, that stands at its start. */
function opened(options: Parameters<typeof playerOf>[0] = {}, what: Parameters<typeof opening>[0] = {}) {
  const player = playerOf(options);
  player.send(opening(what));
  player.advance(20);
  return player;
}

/** One that needs four tenths of a second to load, and has just begun to. */
function loading(play: boolean) {
  const player = playerOf({ behaviourOf: () => ({ ...perfect, loadMs: 400 }) });
  player.send(opening({ play }));
  return player;
}

test('one button plays and pauses, and keeps the place', () => {
  const player = opened();
  player.send({ type: 'toggle' });
  player.advance(2000);
  expect(player.phase()).toBe('playing');
  expect(player.send({ type: 'toggle' })).toEqual([{ do: 'pause' }]);
  player.advance(1000);
  expect([player.phase(), Math.round(player.position())]).toEqual(['paused', 32]);
});

test('one button stops what runs by itself: beats that are counted, and the pause between two rounds', () => {
  const counted = opened({ extras: { countIn: 8 } });
  counted.send({ type: 'toggle' });
  expect(counted.phase()).toBe('countingIn');
  counted.send({ type: 'toggle' });
  expect(counted.phase()).toBe('paused');

  const waiting = opened();
  waiting.send({ type: 'loopSegment', index: 0 });
  waiting.advance(15_100);
  expect(waiting.phase()).toBe('waiting');
  waiting.send({ type: 'toggle' });
  expect(waiting.phase()).toBe('paused');
});

test('play while beats are counted lets them be counted to their end', () => {
  const player = opened({ extras: { countIn: 8 } });
  player.send({ type: 'play' });
  player.advance(2000);
  expect(player.send({ type: 'play' })).toEqual([]);
  player.advance(1800);
  expect(player.phase()).toBe('playing');
});

test('play in the pause between two rounds takes the one before as danced clean', () => {
  const player = opened({ extras: { ramp: 1 } });
  player.send({ type: 'loopSegment', index: 0 });
  player.advance(30_100);
  expect([player.phase(), player.rate()]).toEqual(['waiting', 0.5]);
  player.send({ type: 'play' });
  expect(player.rate()).toBe(0.75);
});

test('only what is practised is counted in: a rehearsal has ten seconds of its own', () => {
  const rehearsal = opened({ extras: { countIn: 8 } }, { scene: { ...scene, repeats: false } });
  rehearsal.send({ type: 'play' });
  expect(rehearsal.phase()).toBe('playing');
  rehearsal.send({ type: 'loopSegment', index: 0 });
  expect(rehearsal.phase()).toBe('countingIn');
});

test('play and pause while it loads decide what it does when it is there', () => {
  const wanted = loading(false);
  wanted.send({ type: 'play' });
  wanted.advance(500);
  expect([wanted.phase(), wanted.isMoving()]).toEqual(['playing', true]);

  const unwanted = loading(true);
  unwanted.send({ type: 'pause' });
  unwanted.advance(500);
  expect([unwanted.phase(), unwanted.isMoving()]).toEqual(['paused', false]);
});

test('a place chosen while it loads is where play begins, and restart is its start again', () => {
  const player = loading(false);
  player.send({ type: 'seek', to: 45 });
  player.send({ type: 'play' });
  player.advance(500);
  expect(player.position()).toBeCloseTo(45.1, 1);
  player.send({ type: 'restart' });
  expect(player.position()).toBe(30);

  const again = loading(false);
  again.send({ type: 'seek', to: 45 });
  again.send({ type: 'restart' });
  again.advance(500);
  expect(again.position()).toBeCloseTo(30.1, 1);
});

test.each([
  [0, 30],
  [0.3, 39],
  [1, 59.75],
])('the share %f of the step is at %f seconds', (share, place) => {
  const player = opened();
  player.send({ type: 'seekShare', share });
  expect(player.position()).toBeCloseTo(place, 6);
});

test('a frame is a thirtieth of a second, forward and back, and none while it plays', () => {
  const player = opened();
  player.send({ type: 'seek', to: 40 });
  player.send({ type: 'frame', direction: 1 });
  expect(player.position()).toBeCloseTo(40 + 1 / 30, 6);
  player.send({ type: 'frame', direction: -1 });
  player.send({ type: 'frame', direction: -1 });
  expect(player.position()).toBeCloseTo(40 - 1 / 30, 6);
  player.send({ type: 'play' });
  expect(player.send({ type: 'frame', direction: 1 })).toEqual([]);
});

test('slower and faster are the speeds that are offered, and the choice is saved', () => {
  const player = opened();
  const effects = player.send({ type: 'stepRate', direction: -1 });
  expect(player.rate()).toBe(0.75);
  expect(did(effects, 'saveSettings')).toMatchObject([{ settings: { playbackRate: 0.75 } }]);
  player.send({ type: 'stepRate', direction: 1 });
  expect(player.rate()).toBe(1);
  expect(player.send({ type: 'stepRate', direction: 1 })).toEqual([]);
});

test('a speed that is chosen behind the poster is the one that it plays at', () => {
  const player = playerOf({});
  player.send(opening({ scene: videoScene }));
  expect(did(player.send({ type: 'setRate', rate: 0.5 }), 'setRate')).toEqual([]);
  expect(did(player.send({ type: 'play' }), 'load')).toMatchObject([{ rate: 0.5 }]);
});

test('switches are turned and saved, each alone', () => {
  const player = opened();
  const { settings, extras } = player.state();
  expect(player.send({ type: 'toggleDelay' })).toEqual([
    { do: 'saveSettings', settings: { ...settings, delayEnabled: true } },
  ]);
  player.send({ type: 'toggleDelay' });
  expect(player.state().settings).toEqual(settings);
  expect(player.send({ type: 'toggleExtra', extra: 'sound' })).toEqual([
    { do: 'saveExtras', extras: { ...extras, sound: false } },
  ]);
  player.send({ type: 'toggleExtra', extra: 'captions' });
  expect(player.state().extras).toEqual({ ...extras, sound: false, captions: false });
});

test('who pauses while beats are counted hears no more of them, and stands at the start', () => {
  const player = opened({ extras: { countIn: 4 } });
  player.send({ type: 'play' });
  player.advance(500);
  expect(player.send({ type: 'pause' })).toEqual([{ do: 'pause' }, { do: 'stopCountIn' }]);
  player.advance(5000);
  expect([player.phase(), player.position(), player.isMoving()]).toEqual(['paused', 30, false]);
});

test('a place that is chosen while beats are counted, or in the pause between two rounds, is danced at once', () => {
  const counted = opened({ extras: { countIn: 8 } });
  counted.send({ type: 'play' });
  counted.advance(500);
  const effects = counted.send({ type: 'seek', to: 50 });
  expect(effects.map((effect) => effect.do)).toEqual(['stopCountIn', 'setRange', 'seek', 'play']);
  expect([counted.phase(), counted.position()]).toEqual(['playing', 50]);

  const waiting = opened();
  waiting.send({ type: 'loopSegment', index: 0 });
  waiting.advance(15_100);
  expect(waiting.phase()).toBe('waiting');
  waiting.send({ type: 'seek', to: 40 });
  waiting.advance(1000);
  expect([waiting.phase(), Math.round(waiting.position())]).toEqual(['playing', 41]);
});

test('a place that is chosen where it stands, or at its end, is shown and not played', () => {
  const player = opened();
  player.send({ type: 'play' });
  player.advance(31_000);
  expect(player.phase()).toBe('ended');
  player.send({ type: 'skip', by: -10 });
  player.advance(2000);
  expect([player.phase(), player.isMoving()]).toEqual(['paused', false]);
  expect(player.position()).toBeCloseTo(50, 0);
});

test('play at the end of the step begins at its start', () => {
  const player = opened();
  player.send({ type: 'play' });
  player.advance(31_000);
  player.send({ type: 'play' });
  player.advance(1000);
  expect(Math.round(player.position())).toBe(31);
});

test('a loop that is taken away is danced on beyond its end; in its pause it stops', () => {
  const player = opened();
  player.send({ type: 'loopSegment', index: 0 });
  player.advance(14_000);
  expect(did(player.send({ type: 'clearLoop' }), 'setRange')).toEqual([
    { do: 'setRange', range: { start: 30, end: 60 } },
  ]);
  player.advance(3000);
  expect([player.phase(), Math.round(player.position())]).toEqual(['playing', 47]);

  const between = opened();
  between.send({ type: 'loopSegment', index: 0 });
  between.advance(15_100);
  between.send({ type: 'clearLoop' });
  between.advance(5000);
  expect(between.state()).toMatchObject({ practice: null, phase: { name: 'paused' } });
});

test('Loop that is switched off in the pause before a repetition stops there', () => {
  const player = opened({ settings: { loopEnabled: true, delayEnabled: true } });
  player.send({ type: 'play' });
  player.advance(30_500);
  expect(player.phase()).toBe('waiting');
  const effects = player.send({ type: 'toggleLoop' });
  expect(did(effects, 'toast')).toEqual([{ do: 'toast', about: 'loopDisabled' }]);
  player.advance(10_000);
  expect(player.phase()).toBe('paused');
  expect(did(player.send({ type: 'toggleLoop' }), 'toast')).toEqual([{ do: 'toast', about: 'loopEnabled' }]);
});

test('Loop that is switched while the step or a loop plays lets it play on, until it is the loop that is switched off', () => {
  const player = opened({}, { play: true });
  player.advance(1000);
  for (const about of ['loopEnabled', 'loopDisabled']) {
    expect(did(player.send({ type: 'toggleLoop' }), 'toast')).toEqual([{ do: 'toast', about }]);
    expect(player.isMoving()).toBe(true);
  }
  player.send({ type: 'toggleLoop' });
  player.send({ type: 'loopSegment', index: 0 });
  player.send({ type: 'toggleLoop' });
  expect(player.state()).toMatchObject({
    practice: null,
    phase: { name: 'paused' },
    settings: { loopEnabled: false },
  });
});

test('the pieces beside a place are the one before and the one after it, also where nothing loops', () => {
  const player = opened();
  player.send({ type: 'neighbour', direction: 1 });
  expect(player.position()).toBe(45);
  expect(player.send({ type: 'neighbour', direction: 1 })).toEqual([]);
  player.send({ type: 'neighbour', direction: -1 });
  expect(player.position()).toBe(30);
});

test('a place that is chosen later replaces the one that was chosen while a video loaded', () => {
  const player = playerOf({ behaviourOf: () => ({ ...perfect, loadMs: 400 }) });
  player.send(opening({ scene: videoScene, play: true }));
  player.send({ type: 'pause' });
  player.send({ type: 'seek', to: 40 });
  player.advance(500);
  player.send({ type: 'seek', to: 20 });
  player.send({ type: 'play' });
  player.advance(300);
  expect(Math.round(player.position())).toBe(20);
});

test('a second press on pause keeps the place that was chosen while a video loaded', () => {
  const player = playerOf({ behaviourOf: () => ({ ...perfect, loadMs: 400 }) });
  player.send(opening({ scene: videoScene, play: true }));
  player.send({ type: 'pause' });
  player.send({ type: 'seek', to: 40 });
  player.advance(500);
  player.send({ type: 'pause' });
  player.send({ type: 'play' });
  player.advance(300);
  expect(Math.round(player.position())).toBe(40);
});

test('a loop moves by its own length, later and earlier', () => {
  const player = opened();
  player.send({ type: 'setEnd', end: 'a', at: 35 });
  player.send({ type: 'setEnd', end: 'b', at: 40 });
  const range = () => player.state().practice?.loop.range;
  player.send({ type: 'changeLoop', how: 'later' });
  expect(range()).toEqual({ start: 40, end: 45 });
  player.send({ type: 'changeLoop', how: 'earlier' });
  expect(range()).toEqual({ start: 35, end: 40 });
});

test('a loop that is taken away while it is counted in stops', () => {
  const player = opened({ extras: { countIn: 8 } });
  player.send({ type: 'loopSegment', index: 0 });
  expect(did(player.send({ type: 'clearLoop' }), 'stopCountIn')).toHaveLength(1);
  expect(player.state()).toMatchObject({ practice: null, phase: { name: 'paused' } });
});

test('a video is paused at its end, before each repetition, after the last one and while beats are counted', () => {
  const video = (extras: object) => {
    const player = opened({ extras }, { scene: videoScene, play: true });
    player.advance(500);
    return player;
  };
  const whole = video({});
  whole.advance(61_000);
  expect([whole.phase(), whole.isMoving()]).toEqual(['ended', false]);

  const repeated = video({ stopAfter: 2 });
  repeated.send({ type: 'loopSegment', index: 0 });
  repeated.advance(15_500);
  expect([repeated.phase(), repeated.isMoving()]).toEqual(['waiting', false]);
  repeated.advance(18_500);
  expect([repeated.phase(), repeated.isMoving()]).toEqual(['paused', false]);

  const counted = video({});
  counted.advance(5000);
  counted.send({ type: 'setExtras', extras: { countIn: 8 } });
  counted.send({ type: 'loopSegment', index: 0 });
  expect([counted.phase(), counted.isMoving()]).toEqual(['countingIn', false]);
});

test('A that is set alone waits for B, and B alone begins at the start of the step', () => {
  const player = opened();
  player.send({ type: 'setEnd', end: 'a', at: 40 });
  expect(player.state()).toMatchObject({ practice: null, markA: 40 });
  player.send({ type: 'setEnd', end: 'b', at: 50 });
  expect(player.state()).toMatchObject({
    markA: null,
    practice: { loop: { range: { start: 40, end: 50 } } },
  });
  const alone = opened();
  alone.send({ type: 'setEnd', end: 'b', at: 38 });
  expect(alone.state().practice?.loop).toEqual({ kind: 'ab', range: { start: 30, end: 38 } });
});

test('nothing is a neighbour, a side or an end before anything was opened', () => {
  const player = playerOf({});
  for (const event of [
    { type: 'neighbour', direction: 1 },
    { type: 'nextSide' },
    { type: 'setEnd', end: 'a', at: 3 },
    { type: 'nudgeEnd', end: 'a', direction: 1 },
    { type: 'changeLoop', how: 'halve' },
    { type: 'loopItem', id: 'first' },
    { type: 'seek', to: 40 },
    { type: 'nextSource' },
  ] as const)
    expect([event.type, player.send(event)]).toEqual([event.type, []]);
  expect(player.state()).toMatchObject({ markA: null, practice: null, phase: { name: 'empty' } });
});

test('a video has one side', () => {
  const player = opened({}, { scene: { ...scene, sources: videoScene.sources }, play: true });
  expect(player.send({ type: 'nextSide' })).toEqual([]);
});

test('a loop that is changed is brought to its start only when the dancer is outside of it', () => {
  const player = opened();
  const set = (end: 'a' | 'b', at: number) => player.send({ type: 'setEnd', end, at });
  const names = (effects: readonly { do: string }[]) => effects.map((effect) => effect.do);
  set('a', 40);
  // It stands at 30, before the loop.
  expect(names(set('b', 50))).toEqual(['setRange', 'seek']);
  expect([player.phase(), player.position()]).toEqual(['paused', 40]);
  expect(set('b', 55)).toEqual([{ do: 'setRange', range: { start: 40, end: 55 } }]);
  player.send({ type: 'play' });
  player.advance(5000);
  expect(names(set('a', 42))).toEqual(['setRange']);
  expect(names(set('b', 43))).toEqual(['setRange', 'seek', 'play']);
  expect([player.phase(), player.position()]).toEqual(['playing', 42]);
});

test('a loop that is set behind the poster is where play begins', () => {
  const player = playerOf({});
  player.send(opening({ scene: videoScene }));
  player.send({ type: 'setEnd', end: 'a', at: 20 });
  expect(player.send({ type: 'setEnd', end: 'b', at: 30 })).toEqual([]);
  expect(did(player.send({ type: 'play' }), 'load')).toMatchObject([{ start: 20 }]);
});

test.each([
  ['a keyframe before its start', 7.5, []],
  ['a hair behind its start', 10.1, []],
  ['far before its start', 6.5, [{ do: 'seek', to: 10 }]],
  ['behind its start', 10.5, [{ do: 'seek', to: 10 }]],
])('a video that was loaded and stands %s is sought only when it must be', (_, position, seeks) => {
  const player = playerOf({ behaviourOf: () => ({ ...perfect, loadMs: null }) });
  player.send(opening({ scene: videoScene, play: true, startAt: 10 }));
  player.send({ type: 'medium', report: { type: 'ready', rates: 'any' }, position, duration: 200 });
  expect(player.phase()).toBe('playing');
  expect(did(player.history(), 'seek')).toEqual(seeks);
});
