import { expect, test } from 'vitest';
import { houseCounts, houseDrill } from '#player/rules/testing/house-records.ts';
import {
  did,
  opened,
  opening,
  playerOf,
  polled,
  scene,
  videoScene,
} from '#player/rules/testing/sample-scenes.ts';

test('the play button stops a count-in, and the pause between two rounds', () => {
  const counted = opened({ settings: { countIn: 8 } });
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

test('play during a count-in lets the count-in go on to its end', () => {
  const player = opened({ settings: { countIn: 8 } });
  player.send({ type: 'play' });
  player.advance(2000);
  expect(player.send({ type: 'play' })).toEqual([]);
  player.advance(1800);
  expect(player.phase()).toBe('playing');
});

test('play in the pause between two rounds continues the ramp without an answer', () => {
  const player = opened({ settings: { ramp: 1 } });
  player.send({ type: 'loopSegment', index: 0 });
  player.advance(30_100);
  expect([player.phase(), player.rate()]).toEqual(['waiting', 0.5]);
  player.send({ type: 'play' });
  expect(player.rate()).toBe(0.75);
});

test('only practice is counted in: a rehearsal has its own countdown of ten seconds', () => {
  const rehearsal = opened({ settings: { countIn: 8 } }, { scene: { ...scene, repeats: false } });
  rehearsal.send({ type: 'play' });
  expect(rehearsal.phase()).toBe('playing');
  rehearsal.send({ type: 'loopSegment', index: 0 });
  expect(rehearsal.phase()).toBe('countingIn');
});

test('a pause silences the count-in, and the picture stays at the start', () => {
  const player = opened({ settings: { countIn: 4 } });
  player.send({ type: 'play' });
  player.advance(500);
  expect(player.send({ type: 'pause' })).toEqual([{ do: 'pause' }, { do: 'stopCountIn' }]);
  player.advance(5000);
  expect([player.phase(), player.position(), player.isMoving()]).toEqual(['paused', 30, false]);
});

test('a place that is chosen during a count-in, or in the pause between two rounds, is danced at once', () => {
  const counted = opened({ settings: { countIn: 8 } });
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

test('after a loop is removed the dance plays beyond the loop’s end; in the pause between rounds it stops', () => {
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

test('switching Loop off in the pause before a repetition stops the player there', () => {
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

test('switching Loop while the step plays lets it play on; switching it while a loop plays stops the loop', () => {
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

test('without a loop too, the player can go to the segment before or after the present place', () => {
  const player = opened();
  player.send({ type: 'neighbour', direction: 1 });
  expect(player.position()).toBe(45);
  expect(player.send({ type: 'neighbour', direction: 1 })).toEqual([]);
  player.send({ type: 'neighbour', direction: -1 });
  expect(player.position()).toBe(30);
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

test('removing a loop during its count-in stops the player', () => {
  const player = opened({ settings: { countIn: 8 } });
  player.send({ type: 'loopSegment', index: 0 });
  expect(did(player.send({ type: 'clearLoop' }), 'stopCountIn')).toHaveLength(1);
  expect(player.state()).toMatchObject({ practice: null, phase: { name: 'paused' } });
});

test('a video pauses at the loop’s end, before each repetition and after the last one, and has no count-in', () => {
  const video = (settings: object) => {
    const player = opened({ settings }, { scene: videoScene, play: true });
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
  counted.send({ type: 'changeSettings', settings: { countIn: 8 } });
  counted.send({ type: 'loopSegment', index: 0 });
  expect([counted.phase(), counted.isMoving()]).toEqual(['playing', true]);
  counted.advance(19_000);
  expect([counted.phase(), counted.isMoving()]).toEqual(['playing', true]);
  expect(did(counted.history(), 'countIn')).toEqual([]);
});

test('A without B waits for B, and B without A makes a loop from the start of the step', () => {
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

test('after a change of a loop the player seeks the loop’s start only from a place outside of the loop', () => {
  const player = opened();
  const set = (end: 'a' | 'b', at: number) => player.send({ type: 'setEnd', end, at });
  const names = (effects: readonly { do: string }[]) => effects.map((effect) => effect.do);
  set('a', 40);
  // The medium is at second 30, before the loop.
  expect(names(set('b', 50))).toEqual(['setRange', 'seek']);
  expect([player.phase(), player.position()]).toEqual(['paused', 40]);
  expect(set('b', 55)).toEqual([{ do: 'setRange', range: { start: 40, end: 55 } }]);
  player.send({ type: 'play' });
  player.advance(5000);
  expect(names(set('a', 42))).toEqual(['setRange']);
  expect(names(set('b', 43))).toEqual(['setRange', 'seek', 'play']);
  expect([player.phase(), player.position()]).toEqual(['playing', 42]);
});

test('play begins at the loop that was set behind the poster', () => {
  const player = playerOf({});
  player.send(opening({ scene: videoScene }));
  player.send({ type: 'setEnd', end: 'a', at: 20 });
  expect(player.send({ type: 'setEnd', end: 'b', at: 30 })).toEqual([]);
  expect(did(player.send({ type: 'play' }), 'load')).toMatchObject([{ start: 20 }]);
});

test('another speed during a count-in starts the count-in again at that speed', () => {
  const counted = opened({ settings: { countIn: 4, playbackRate: 0.25 } });
  counted.send({ type: 'play' });
  counted.advance(1_000);
  const effects = counted.send({ type: 'setRate', rate: 1 });
  expect(did(effects, 'countIn')).toEqual([{ do: 'countIn', beats: 4, rate: 1, startsIn: 1_875 }]);
  counted.advance(1_800);
  expect(counted.phase()).toBe('countingIn');
  counted.advance(100);
  expect([counted.phase(), counted.position()]).toEqual(['playing', expect.closeTo(30, 0)]);
});

test('when a drill outside of the step is removed while it plays, the player goes on at the start of the step', () => {
  for (const drill of [
    houseDrill(houseCounts(26.25, 33.75), { times: 2 }),
    houseDrill(houseCounts(345, 360), { times: 2 }),
  ]) {
    const player = opened();
    player.send({ type: 'drill', drills: [drill] });
    player.advance(2_000);
    player.send({ type: 'clearLoop' });
    const effects = player.advance(1_000);
    expect([player.phase(), Math.round(player.position())]).toEqual(['playing', 31]);
    expect(did(effects, 'finished')).toEqual([]);
  }
});

test('an exact medium that is at the earlier A starts inside the changed loop, with either play button', () => {
  const ways: ((player: ReturnType<typeof opened>) => void)[] = [
    (player) => player.send({ type: 'play' }),
    (player) => player.press('playing'),
  ];
  for (const start of ways) {
    const player = opened();
    player.send({ type: 'loopItem', id: 'first' });
    player.advance(15_500);
    player.send({ type: 'nudgeEnd', end: 'a', direction: 1 });
    player.send({ type: 'pause' });
    player.advance(1000);
    start(player);
    expect(player.position()).toBeGreaterThanOrEqual(30.1);
  }
});

test('a loop counts as begun once something of it has played, even if its ends are moved later', () => {
  const begun = (player: ReturnType<typeof opened>) => player.state().practice?.begun;
  const linked = playerOf({ settings: { countIn: 8 } });
  linked.send(opening({ loop: { kind: 'ab', range: { start: 35, end: 40 } } }));
  linked.advance(500);
  expect(begun(linked)).toBe(false);
  linked.send({ type: 'play' });
  linked.advance(500);
  linked.send({ type: 'pause' });
  expect(begun(linked)).toBe(false);
  linked.send({ type: 'play' });
  linked.advance(6_000);
  linked.send({ type: 'pause' });
  linked.send({ type: 'nudgeEnd', end: 'a', direction: 1 });
  expect(begun(linked)).toBe(true);

  const marked = opened();
  marked.send({ type: 'setEnd', end: 'b', at: 40 });
  expect(begun(marked)).toBe(false);
  const refused = playerOf({ behaviourOf: () => ({ ...polled, blocks: 1 }) });
  refused.send(opening({ scene: videoScene }));
  refused.send({ type: 'loopItem', id: 'first' });
  refused.advance(500);
  expect([refused.phase(), begun(refused)]).toEqual(['blocked', false]);
});
