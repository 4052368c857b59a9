import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { houseClass } from '#class/rules/class-dance.ts';
import { type ClassCommand, type ClassState, classStart, obey } from '#class/rules/class-state.ts';
import { exercisesEnd } from '#dance/content/routine/exercises.ts';
import { rehearse } from '#player/web/dancer/rehearsed-engine.ts';
import type { Medium } from '#player/web/medium.ts';
import { createPlayer, type PlayerEdges } from '#player/web/player-store.ts';
import { classMemory, leadPlayer, openingOf, waitOf } from './lead-player.ts';

const host = { replaceChildren: () => {} } as unknown as HTMLElement;

beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => ({}) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Resolves once all work that does not wait for a clock is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function playerOf(makeMedium: PlayerEdges['makeMedium'], now: () => number) {
  const opening = openingOf(houseClass(), classStart);
  const edges = { text: () => '', memory: classMemory, toast: () => {}, log: () => {} };
  return createPlayer({ ...edges, makeMedium, now }, opening);
}

/**
 * Shows a screen with the dancer's own engine on a clock that the test moves, and applies the changes that
 * the player reports. The dancer's code fails to load `losses` times.
 */
async function showClass(first: Partial<ClassState>, losses = 0) {
  // The clock runs on through the exercises that come after the dance, as with the real dancer.
  const { engine, pass, interrupt } = rehearse({ duration: exercisesEnd });
  const listeners = new Set<Parameters<Medium['listen']>[0]>();
  const medium: Medium = {
    ...engine,
    load: async (options) => engine.load(options),
    rates: () => 'any',
    duration: () => exercisesEnd,
    listen(listener) {
      listeners.add(listener);
      return engine.listen(listener);
    },
  };
  let state: ClassState = { ...classStart, ...first };
  const change = (part: Partial<ClassState>) => {
    state = { ...state, ...part };
    stage.apply(state);
  };
  const sendCommand = (command: ClassCommand) => change(obey(state, command));
  const log: string[] = [];
  const makeMedium = async () => {
    log.push('asked for');
    if (log.length <= 2 * losses - 1) throw new TypeError('Failed to fetch dynamically imported module');
    return medium;
  };
  let now = 0;
  const player = playerOf(makeMedium, () => now);
  player.subscribe(() => {
    if (player.getState().phase.name === 'unplayable') log.push('lost');
  });
  const stage = { ...leadPlayer(houseClass(), player, change), place: player.position };
  player.attach(host);
  stage.apply(state);
  const dance = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 0.1) {
      pass(0.1);
      now += 100;
      player.send({ type: 'tick' });
      for (const listener of listeners) listener({ type: 'time' });
      await Promise.resolve();
    }
  };
  await settled();
  return { stage, player, dance, change, sendCommand, interrupt, log, state: () => state };
}

/** Seconds after which the dance has started: a little more than the four counts of the count-in take at full speed. */
const counted = 2;

test('the class stops where the dance ends, before the exercises that follow, and Play begins the dance anew', async () => {
  const { stage, dance, change, state } = await showClass({ segment: 23, playing: true });
  await dance(29 + counted);
  expect(state()).toMatchObject({ segment: 24, playing: true });
  await dance(5);
  expect([state().playing, stage.place()]).toEqual([false, 360]);
  change({ playing: true });
  await dance(2 + counted);
  expect(state()).toMatchObject({ segment: 1, playing: true });
  expect(stage.place()).toBeCloseTo(2, 0);
});

test.each([{}, { loop: true }, { task: { first: 2, last: 3 } }])(
  'the dance with %j begins with a count-in',
  async (first) => {
    const { stage, player, dance } = await showClass({ segment: 2, playing: true, ...first });
    expect(player.getState().phase.name).toBe('countingIn');
    await dance(1);
    expect(stage.place()).toBe(15);
    expect(waitOf(player.getState(), 1000)).toBeCloseTo(4 - (1 * 128) / 60);
    await dance(2);
    expect([player.getState().phase.name, waitOf(player.getState(), 3000)]).toEqual(['playing', null]);
  },
);

test('the last segment repeats while it is looped, and ends the dance once it is not', async () => {
  const { stage, dance, change, state } = await showClass({ segment: 24, loop: true, playing: true });
  // These seconds are the count-in, the segment, the pause with its count-in, and ten seconds of the segment.
  await dance(counted + 15 + 3 + 10);
  expect(stage.place()).toBeCloseTo(355, 0);
  change({ loop: false });
  await dance(10);
  expect([state().playing, stage.place()]).toEqual([false, 360]);
});

test('a stretch stops at its end, Play begins it anew, and a looped stretch begins anew by itself', async () => {
  const { stage, dance, change, sendCommand, state } = await showClass({});
  sendCommand({ do: 'task', to: { first: 3, last: 4 } });
  await dance(counted + 20);
  expect(state()).toMatchObject({ playing: true, segment: 4 });
  await dance(11);
  expect([state().playing, state().segment, stage.place()]).toEqual([false, 3, 30]);
  change({ playing: true });
  change({ loop: true });
  await dance(counted + 30 + 3 + 2);
  expect(state().playing).toBe(true);
  expect(stage.place()).toBeCloseTo(32, 0);
  change({ loop: false });
  await dance(30);
  expect([state().playing, stage.place()]).toEqual([false, 30]);
});

test('a stage is danced to its end, with a count-in each time, at the chosen speed, and begins again if it is looped', async () => {
  const { stage, player, dance, change, sendCommand, state } = await showClass({});
  sendCommand({ do: 'task', to: { day: 1, stage: 'full' } });
  await dance(counted + 15 + 1);
  expect([state().playing, player.getState().phase.name]).toEqual([true, 'waiting']);
  change({ rate: 0.5 });
  await dance(5);
  expect(state()).toMatchObject({ playing: true, rate: 0.5, segment: 2 });
  expect(player.getState().rate).toBe(0.5);
  await dance(35);
  expect(state().playing).toBe(false);
  change({ loop: true });
  change({ playing: true });
  change({ rate: 1 });
  await dance(40);
  expect(state().playing).toBe(true);
  expect(stage.place()).toBeLessThan(15);
});

test('each press of the last eight dances that eight once more and then pauses at its beginning', async () => {
  const { stage, dance, sendCommand, state } = await showClass({ segment: 2, playing: true });
  await dance(counted + 6);
  for (let times = 0; times < 2; times += 1) {
    sendCommand({ do: 'task', to: { eight: 40 } });
    await dance(counted + 1);
    expect(stage.place()).toBeCloseTo(19.75, 0);
    await dance(4);
    expect([state().playing, state().segment]).toEqual([false, 2]);
    expect(stage.place()).toBeCloseTo(18.75);
  }
});

test.each([false, true])(
  'a pause by the device, as for a call, is reported as a stop, and Play goes on from there; looped: %s',
  async (loop) => {
    const { stage, dance, change, interrupt, state } = await showClass({ segment: 2, loop, playing: true });
    await dance(counted + 5);
    interrupt();
    await Promise.resolve();
    expect(state()).toMatchObject({ segment: 2, playing: false });
    change({ playing: true });
    await dance(5);
    expect(stage.place()).toBeCloseTo(25, 0);
    expect(state().playing).toBe(true);
  },
);

test('the pause between two repetitions of a segment is not reported as a stop', async () => {
  const { dance, state } = await showClass({ segment: 2, loop: true, playing: true });
  await dance(counted + 14.5);
  for (let tenths = 0; tenths < 40; tenths++) {
    await dance(0.1);
    expect(state().playing).toBe(true);
  }
});

test('a reloaded screen is paused where it was, and goes on from there', async () => {
  const state: ClassState = { ...classStart, task: { day: 1, stage: 'eights' }, rate: 0.5 };
  const { loop, startAt, play } = openingOf(houseClass(), state, { stood: { second: 5, drill: 1 } });
  expect([loop?.kind === 'drill' && loop.index, loop?.range, startAt, play]).toEqual([
    1,
    { start: 3.75, end: 7.5 },
    5,
    false,
  ]);
});

test('a dancer that can’t be loaded is reported, and dances what was asked for last once another try has loaded it', async () => {
  const { stage, dance, change, log } = await showClass({ segment: 2 }, 2);
  expect(log).toEqual(['asked for', 'lost']);
  stage.tryAgain();
  await settled();
  expect(log).toEqual(['asked for', 'lost', 'asked for', 'lost']);
  change({ segment: 4, playing: true });
  stage.tryAgain();
  await settled();
  await dance(counted + 5);
  expect(stage.place()).toBeCloseTo(50, 0);
  expect(log).toEqual(['asked for', 'lost', 'asked for', 'lost', 'asked for']);
});

test('a segment that is looped while it is danced goes on, and its speed changes without a jump', async () => {
  const { stage, dance, change } = await showClass({ segment: 2, playing: true });
  await dance(counted + 5);
  change({ loop: true });
  change({ rate: 0.5 });
  expect(stage.place()).toBeCloseTo(20, 0);
  await dance(4);
  expect(stage.place()).toBeCloseTo(22, 0);
});

test('a newly chosen segment begins at its start, paused or playing as before', async () => {
  const { stage, dance, change, state } = await showClass({ segment: 2, playing: true });
  await dance(5);
  change({ segment: 10 });
  await dance(counted + 2);
  expect([state().segment, state().playing]).toEqual([10, true]);
  expect(stage.place()).toBeCloseTo(137, 0);
  change({ playing: false });
  change({ segment: 1 });
  await dance(2);
  expect([stage.place(), state().segment, state().playing]).toEqual([0, 1, false]);
});

test('a screen that was left gets no report of a dancer that can’t be loaded', async () => {
  const change = vi.fn();
  const makeMedium = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const player = playerOf(makeMedium, () => 0);
  const lead = leadPlayer(houseClass(), player, change);
  player.attach(host);
  lead.apply({ ...classStart, playing: true });
  lead.stop();
  player.destroy();
  await settled();
  expect([player.getState().phase.name, change.mock.calls]).toEqual(['empty', []]);
});
