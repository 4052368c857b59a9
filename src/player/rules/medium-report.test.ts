import { expect, test } from 'vitest';
import {
  did,
  idA,
  opening,
  playerOf,
  polled,
  scene,
  videoScene,
} from '#player/rules/testing/sample-scenes.ts';
import { youtubeSource } from './medium-source.ts';
import type { MediumReport } from './player-event.ts';
import { perfect } from './testing/simulated-player.ts';

/** A video that has been paused for a second at the start of its step (10 to 70 of 200 seconds). */
function standing(what: Parameters<typeof opening>[0] = {}) {
  const player = playerOf({ behaviourOf: () => polled });
  player.send(opening({ scene: videoScene, play: true, ...what }));
  player.advance(500);
  player.send({ type: 'pause' });
  player.advance(1000);
  const report = (sent: MediumReport, position: number, duration = 200) =>
    player.send({ type: 'medium', report: sent, position, duration });
  return { player, report };
}

const plays: MediumReport = { type: 'state', state: 'playing' };
const time: MediumReport = { type: 'time' };

test.each([
  ['in the middle', 40],
  ['at the keyframe before the start', 7],
  ['just before the end', 69.9],
])(
  'a video that is started with its own button %s plays on there, and the player gives it the range',
  (_, at) => {
    const { player, report } = standing();
    expect(report(plays, at)).toEqual([{ do: 'setRange', range: { start: 10, end: 70 } }]);
    expect(player.phase()).toBe('playing');
  },
);

test.each([
  ['before the range', 6.9],
  ['at its end', 70],
  ['behind it', 150],
])('a video that is started %s is brought to the start of the range', (_, at) => {
  const { player, report } = standing();
  const effects = report(plays, at);
  expect(effects).toEqual([
    { do: 'setRange', range: { start: 10, end: 70 } },
    { do: 'seek', to: 10 },
    { do: 'play' },
  ]);
  expect(player.phase()).toBe('playing');
});

test('when a video starts by itself, the present range replaces the one that it had before', () => {
  const { player, report } = standing({ loop: { kind: 'ab', range: { start: 20, end: 24 } } });
  player.send({ type: 'clearLoop' });
  expect(report(plays, 40)).toEqual([{ do: 'setRange', range: { start: 10, end: 70 } }]);
  player.send({ type: 'pause' });
  player.advance(1000);
  player.send({ type: 'setEnd', end: 'a', at: 41 });
  player.send({ type: 'setEnd', end: 'b', at: 44 });
  player.advance(1000);
  expect(report(plays, 42)).toEqual([{ do: 'setRange', range: { start: 41, end: 44 } }]);
});

test('a range without an end removes the medium’s earlier range', () => {
  const endless = { ...videoScene, video: { start: 10, end: 0 } };
  const player = playerOf({ behaviourOf: () => ({ ...polled, duration: 0 }) });
  player.send(opening({ scene: endless, play: true }));
  player.advance(500);
  expect(did(player.history(), 'setRange').at(-1)).toEqual({ do: 'setRange', range: null });
  player.send({ type: 'pause' });
  player.advance(1000);
  expect(player.send({ type: 'medium', report: plays, position: 40, duration: 0 })).toEqual([
    { do: 'setRange', range: null },
  ]);
});

test.each(['state', 'time'] as const)(
  'a report of the medium’s %s right after the player’s pause command is not followed',
  (type) => {
    const { player, report } = standing();
    player.send({ type: 'play' });
    player.advance(1000);
    player.send({ type: 'pause' });
    expect(report(type === 'state' ? plays : time, 11)).toEqual([]);
    expect(player.phase()).toBe('paused');
  },
);

test('a video that reports ‘playing’ long after the player’s pause command is followed', () => {
  const { player, report } = standing();
  player.send({ type: 'play' });
  player.advance(1000);
  player.send({ type: 'pause' });
  report(plays, 11);
  player.advance(700);
  report(plays, 11.5);
  expect(player.phase()).toBe('playing');
});

test('a report of a pause right after the play command is not followed, a later report is', () => {
  const { player, report } = standing();
  player.send({ type: 'play' });
  report({ type: 'state', state: 'paused' }, 10);
  expect(player.phase()).toBe('playing');
  player.advance(700);
  report({ type: 'state', state: 'paused' }, 10.5);
  expect(player.phase()).toBe('paused');
});

test('a video that starts by itself in a count-in or in the pause before a repetition is stopped again', () => {
  const player = playerOf({ behaviourOf: () => polled });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(300);
  player.send({ type: 'danceTake', range: { start: 10, end: 20 } });
  expect(player.phase()).toBe('countingIn');
  const started = { type: 'medium', report: plays, position: 10, duration: 200 } as const;
  expect(player.send(started)).toEqual([{ do: 'pause' }]);
  player.send({ type: 'loopSegment', index: 0 });
  for (let look = 0; look < 3000 && player.phase() !== 'waiting'; look += 1) player.advance(10);
  expect(player.send({ ...started, position: 25 })).toEqual([{ do: 'pause' }]);
  player.advance(700);
  player.send({ ...started, position: 25 });
  expect(player.phase()).toBe('playing');
});

test('if the video has its own menu, the player corrects its rate only shortly after loading', () => {
  const sources = [youtubeSource(idA, { controls: true })];
  const { player, report } = standing({ scene: { ...videoScene, sources } });
  expect(report({ type: 'rate', rate: 0.5 }, 10)).toEqual([{ do: 'setRate', rate: 1 }]);
  player.advance(2000);
  expect(report({ type: 'rate', rate: 0.5 }, 10)).toEqual([]);
  expect(player.state().rate).toBe(0.5);
});

test('if the video has no menu of its own, as in lessons, the player always corrects its rate', () => {
  const { player, report } = standing({ rate: 0.5 });
  player.send({ type: 'play' });
  for (const minute of [1, 2, 3]) {
    player.advance(20_000);
    expect([minute, report({ type: 'rate', rate: 1 }, 15)]).toEqual([minute, [{ do: 'setRate', rate: 0.5 }]]);
    expect(player.state()).toMatchObject({ rate: 0.5, settings: { playbackRate: 1 } });
  }
});

test('a video that never takes the chosen rate is asked again only after a while', () => {
  const { player, report } = standing({ rate: 0.5 });
  player.send({ type: 'play' });
  player.advance(5000);
  expect(report({ type: 'rate', rate: 1 }, 15)).toHaveLength(1);
  for (let answer = 0; answer < 5; answer += 1) {
    player.advance(50);
    expect(report({ type: 'rate', rate: 1 }, 15)).toEqual([]);
  }
  player.advance(10_000);
  expect(report({ type: 'rate', rate: 1 }, 25)).toHaveLength(1);
});

test('a video without the chosen rate plays the nearest that it has, and keeps that rate', () => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, rates: [1, 2] }) });
  player.send(opening({ scene: videoScene, play: true, rate: 0.5 }));
  player.advance(5000);
  const report = { type: 'rate', rate: 1 } as const;
  expect(player.send({ type: 'medium', report, position: 14, duration: 200 })).toEqual([]);
});

test('a video far before its range is brought back, and positions that are not numbers are ignored', () => {
  const { player, report } = standing();
  player.send({ type: 'play' });
  player.advance(1000);
  expect(report(time, 2)).toEqual([{ do: 'seek', to: 10 }]);
  const before = player.state();
  report(time, Number.NaN, Number.NaN);
  expect(player.state()).toEqual(before);
});

test('reports before anything was opened, or of a removed medium, change nothing', () => {
  const player = playerOf({});
  for (const report of [plays, time, { type: 'failed', code: 'x', configuration: false }] as const) {
    const before = player.state();
    expect(player.send({ type: 'medium', report, position: 5, duration: 9 })).toEqual([]);
    expect(player.state()).toBe(before);
  }
  player.send(opening({ scene: { ...scene, sources: [] } }));
  expect(player.phase()).toBe('unplayable');
  expect(player.send({ type: 'medium', report: plays, position: 5, duration: 9 })).toEqual([]);
});

test('a report of the range’s end ends the playing, unless another place was chosen since', () => {
  const player = playerOf({});
  player.send(opening({ play: true }));
  player.advance(1000);
  const stopped = (position: number) =>
    player.send({ type: 'medium', report: { type: 'rangeEnd' }, position, duration: 360 });
  expect(stopped(45)).toEqual([]);
  expect(player.phase()).toBe('playing');
  expect(did(stopped(59.92), 'finished')).toHaveLength(1);
  expect(player.phase()).toBe('ended');
  expect(stopped(59.92)).toEqual([]);
});

test('a video’s length may be reported late, and a later report without a length keeps it', () => {
  const { player, report } = standing();
  const length = () => player.state().phase;
  report(time, 12, 40);
  expect(length()).toMatchObject({ medium: { position: 12, duration: 40 } });
  for (const none of [0, -1, Number.NaN, Number.POSITIVE_INFINITY]) report(time, 12, none);
  expect(length()).toMatchObject({ medium: { position: 12, duration: 40 } });
});

test('a video is ready once, and its other reports before that are not followed', () => {
  const { player, report } = standing();
  expect(report({ type: 'ready', rates: [1] }, 10)).toEqual([]);
  expect(player.state().phase).toMatchObject({ name: 'paused', medium: { rates: 'any' } });

  const early = playerOf({ behaviourOf: () => ({ ...polled, loadMs: 1000 }) });
  early.send(opening({ scene: videoScene, play: true }));
  for (const sent of [plays, time])
    expect(early.send({ type: 'medium', report: sent, position: 10, duration: 200 })).toEqual([]);
  expect(early.phase()).toBe('loading');
});

test('a report of failure behind the poster is ignored, because nothing was loaded', () => {
  const player = playerOf({});
  player.send(opening({ scene: videoScene }));
  const report = { type: 'failed', code: '150', configuration: false } as const;
  expect(player.send({ type: 'medium', report, position: 0, duration: 0 })).toEqual([]);
  expect(player.state()).toMatchObject({ source: 0, phase: { name: 'poster' } });
});

test('tiny changes of the position are no movement, and the first real movement ends the stall', () => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, reportMs: 1e9, bufferMs: 1e9 }) });
  player.send(opening({ scene: videoScene, play: true }));
  player.advance(500);
  const trembles = (at: number) => {
    for (let second = 0; second < 10; second += 1) {
      player.send({ type: 'medium', report: time, position: at + (second % 2) * 0.005, duration: 200 });
      player.advance(1000);
    }
  };
  trembles(10);
  expect(player.state().phase).toMatchObject({ name: 'playing', stalled: true });
  player.send({ type: 'medium', report: time, position: 10.5, duration: 200 });
  expect(player.state().phase).toMatchObject({ name: 'playing', stalled: false });
  trembles(10.5);
  expect(player.state().phase).toMatchObject({ stalled: true });
});

test('a start behind the video’s end becomes the range’s start', () => {
  const player = playerOf({ behaviourOf: () => polled });
  const endless = { ...videoScene, video: { start: 10, end: 0 } };
  player.send(opening({ scene: endless, play: true, startAt: 300 }));
  player.advance(500);
  expect(did(player.history(), 'load')).toMatchObject([{ start: 300 }]);
  expect(did(player.history(), 'seek')).toEqual([{ do: 'seek', to: 10 }]);
});

test('a paused medium of our own shows the range’s start when it does not have the chosen place', () => {
  const player = playerOf({ behaviourOf: () => ({ ...perfect, duration: 40 }) });
  player.send(opening({ startAt: 50 }));
  player.advance(100);
  expect([player.phase(), player.position()]).toEqual(['paused', 30]);
});

test('a video that reported ‘playing’ right after the pause command is followed if it still moves later', () => {
  const { player, report } = standing();
  player.send({ type: 'play' });
  player.advance(1000);
  player.send({ type: 'pause' });
  player.advance(100);
  report(plays, 11);
  player.advance(700);
  report(time, 11.7);
  expect(player.phase()).toBe('playing');
});

test('a video that was paused while it loaded seeks with the next press, because a seek would make it play', () => {
  const player = playerOf({ behaviourOf: () => ({ ...polled, loadMs: 500 }) });
  player.send(opening({ scene: videoScene, play: true }));
  player.send({ type: 'pause' });
  player.send({ type: 'seek', to: 40 });
  player.advance(1000);
  expect([player.phase(), did(player.history(), 'seek')]).toEqual(['paused', []]);
  expect(did(player.send({ type: 'play' }), 'seek')).toEqual([{ do: 'seek', to: 40 }]);
});
