import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeDeviceStore } from '#platform/web/device-store.ts';
import { makeOwnStore } from '#platform/web/own-store.ts';
import { setShownPerson } from '#platform/web/queries/shown-person.ts';
import { dancerSource, fileSource } from '#player/rules/medium-source.ts';
import type { MediumState, Opening } from '#player/rules/player-event.ts';
import { danceScene } from '#player/rules/scene.ts';
import { houseCounts } from '#player/rules/testing/house-records.ts';
import { deviceMemory } from './device-memory.ts';
import type { Medium, MediumEvent } from './medium.ts';
import { createPlayer, type PlayerEdges } from './player-store.ts';

const scene = danceScene('step', houseCounts(30, 60), {
  sources: [fileSource('/media/a.mp4'), dancerSource()],
  video: { start: 0, end: 20 },
});

function fakeMedium() {
  const listeners = new Set<(event: MediumEvent) => void>();
  const calls: unknown[][] = [];
  let state: MediumState = 'ready';
  const place = { at: 0 };
  const emit = (event: MediumEvent) => {
    for (const listener of listeners) listener(event);
  };
  const become = (next: MediumState) => {
    state = next;
    emit({ type: 'state', state });
  };
  const medium: Medium = {
    rates: () => 'any',
    load: async (options) => {
      calls.push(['load', options]);
      place.at = options.start;
    },
    play: () => become('playing'),
    pause: () => become('paused'),
    seek: (seconds) => {
      calls.push(['seek', seconds]);
      place.at = seconds;
    },
    setRate: (rate) => calls.push(['rate', rate]),
    setRange: (range) => calls.push(['range', range]),
    setVolume: (volume) => calls.push(['volume', volume]),
    setClick: (on) => calls.push(['click', on]),
    setSide: (side) => calls.push(['side', side]),
    setCaptions: (on) => calls.push(['captions', on]),
    setVoice: (voice) => calls.push(['voice', voice]),
    countIn: (beats, startsIn) => calls.push(['count in', beats, startsIn]),
    position: () => place.at,
    duration: () => 100,
    state: () => state,
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy: () => calls.push(['destroy']),
  };
  return { medium, calls, place, emit };
}

let now = 0;
beforeEach(() => {
  vi.useFakeTimers();
  now = 0;
  vi.stubGlobal('document', { createElement: () => ({}) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 10) {
    now += 10;
    await vi.advanceTimersByTimeAsync(10);
  }
}

function setUp(
  makeMedium: PlayerEdges['makeMedium'],
  opening: Opening | null = null,
  other: Partial<PlayerEdges> = {},
) {
  // The device has no spoken count-in, because the rules' tests cover it.
  const kept = new Map([['shamble.player.extras.v1', '{"spokenPractice":"music"}']]);
  const device = {
    ...{ get: (key: string) => kept.get(key) ?? null, keys: () => [...kept.keys()] },
    set: (key: string, text: string) => kept.set(key, text).has(key),
    remove: (key: string) => void kept.delete(key),
  };
  const edges: PlayerEdges = {
    text: () => '',
    makeMedium,
    now: () => now,
    memory: deviceMemory({ device, own: makeOwnStore(device) }),
    toast: () => {},
    log: () => {},
    ...other,
  };
  return { player: createPlayer(edges, opening), kept };
}

const host = { replaceChildren: () => {} } as unknown as HTMLElement;
const open = { type: 'open', scene, startAt: null, loop: null, play: true } as const;

test('a load waits for the element to show it in, and then plays', async () => {
  const fake = fakeMedium();
  const { player } = setUp(async () => fake.medium);
  player.send(open);
  await pass(20);
  expect(fake.calls).toEqual([]);
  player.attach(host);
  await pass(20);
  expect(player.getState().phase.name).toBe('playing');
  expect(fake.calls).toContainEqual(['range', { start: 0, end: 20 }]);
});

test('a player’s first state has the opening, whose medium loads once there is an element for it', async () => {
  const fake = fakeMedium();
  let made = 0;
  const { player } = setUp(async () => {
    made += 1;
    return fake.medium;
  }, open);
  expect(player.getState()).toMatchObject({ scene, phase: { name: 'loading' } });
  expect(player.position()).toBe(0);
  await pass(30_000);
  expect([made, player.getState().phase.name]).toEqual([0, 'loading']);
  player.attach(host);
  await pass(20);
  expect([made, player.getState().phase.name]).toEqual([1, 'playing']);
});

test('loading a version that can’t be loaded now is tried again when the next setting changes', async () => {
  const fake = fakeMedium();
  const asked: string[] = [];
  const setVersion = async (version: string) => {
    asked.push(version);
    if (asked.length === 1) throw new Error('no network');
  };
  const { player } = setUp(async () => ({ ...fake.medium, setVersion }), open);
  player.attach(host);
  await pass(20);
  player.send({ type: 'changeSettings', settings: { version: 'seated' } });
  await pass(20);
  player.send({ type: 'toggleSetting', setting: 'captions' });
  await pass(20);
  player.send({ type: 'toggleSetting', setting: 'captions' });
  expect(asked).toEqual(['seated', 'seated']);
});

test('a medium that is ready after another scene was opened is removed', async () => {
  const late = fakeMedium();
  const next = fakeMedium();
  let deliverLate: (medium: Medium) => void = () => {};
  const made = [new Promise<Medium>((resolve) => (deliverLate = resolve)), Promise.resolve(next.medium)];
  const { player } = setUp(() => made.shift() ?? Promise.reject(new Error('no more')));
  player.attach(host);
  player.send(open);
  player.send({ ...open, scene: { ...scene, id: 'other', sources: [dancerSource()] } });
  deliverLate(late.medium);
  await pass(20);
  expect(late.calls).toEqual([['destroy']]);
  expect(next.calls).toContainEqual(['load', { start: 30, rate: 1, muted: false }]);
});

test('code that cannot be fetched counts as a failed medium, and the next one is tried', async () => {
  const fake = fakeMedium();
  let tries = 0;
  const { player } = setUp(async () => {
    tries += 1;
    if (tries === 1) throw new Error('offline');
    return fake.medium;
  });
  player.attach(host);
  player.send(open);
  await pass(20);
  expect(player.getState()).toMatchObject({ phase: { name: 'playing' }, source: 1 });
});

test('reports that a medium makes during calls to it are neither lost nor out of order', async () => {
  const fake = fakeMedium();
  const { player } = setUp(async () => fake.medium);
  player.attach(host);
  player.send({ ...open, loop: { kind: 'ab', range: { start: 2, end: 4 } } });
  await pass(20);
  for (let round = 1; round <= 5; round += 1) {
    fake.place.at = 4;
    fake.emit({ type: 'state', state: 'paused' });
    fake.emit({ type: 'rangeEnd' });
    await pass(700);
    expect(player.getState()).toMatchObject({ phase: { name: 'playing' }, practice: { danced: round } });
    expect(fake.place.at).toBe(2);
  }
});

test('settings, side and the place where the learner left are kept on the device', async () => {
  setShownPerson('me');
  const fake = fakeMedium();
  const { player, kept } = setUp(async () => fake.medium);
  player.attach(host);
  player.send(open);
  await pass(20);
  player.send({ type: 'setRate', rate: 0.5 });
  player.send({ type: 'changeSettings', settings: { side: 'mirror', sideChosen: true } });
  fake.place.at = 11;
  player.send({ type: 'pause' });
  await pass(20);
  expect(JSON.parse(kept.get('shamble.player.v1') ?? '{}')).toEqual({
    loopEnabled: false,
    delayEnabled: false,
    playbackRate: 0.5,
  });
  expect(fake.calls).toContainEqual(['side', 'mirror']);
  expect(JSON.parse(kept.get('shamble/me/known/places') ?? '{}')).toHaveProperty(['step video']);
});

test('a device that keeps nothing still plays', async () => {
  const fake = fakeMedium();
  const refused = makeDeviceStore(() => {
    throw new Error('forbidden');
  });
  const player = createPlayer({
    text: () => '',
    makeMedium: async () => fake.medium,
    now: () => now,
    memory: deviceMemory({ device: refused, own: makeOwnStore(refused) }),
    toast: () => {},
    log: () => {},
  });
  player.attach(host);
  player.send(open);
  await pass(20);
  player.send({ type: 'toggleLoop' });
  expect(player.getState()).toMatchObject({ phase: { name: 'playing' }, settings: { loopEnabled: true } });
});

test('an effect that throws is logged, and the other effects and the player go on', async () => {
  const fake = fakeMedium();
  const log = vi.fn();
  const toast = () => {
    throw new Error('no room for a toast');
  };
  const { player, kept } = setUp(async () => fake.medium, null, { log, toast });
  player.attach(host);
  player.send(open);
  await pass(20);
  player.send({ type: 'toggleLoop' });
  player.send({ type: 'setRate', rate: 0.5 });
  expect(player.getState()).toMatchObject({ rate: 0.5, settings: { loopEnabled: true } });
  expect(fake.calls).toContainEqual(['rate', 0.5]);
  expect(kept.get('shamble.player.v1')).toContain('0.5');
  expect(log).toHaveBeenCalledWith(expect.stringContaining('no room for a toast'));
});

test.each(['play', 'pause', 'seek', 'setRate', 'setRange', 'position', 'destroy'] as const)(
  'a medium that throws at %s has failed, and the next one takes over',
  async (call) => {
    const broken = fakeMedium();
    const next = fakeMedium();
    const made = [broken.medium, next.medium];
    const { player } = setUp(async () => made.shift() ?? Promise.reject(new Error('no more')));
    player.attach(host);
    player.send({ ...open, play: false });
    await pass(20);
    broken.medium[call] = () => {
      throw new Error('The frame is gone');
    };
    player.send({ type: 'play' });
    player.send({ type: 'setRate', rate: 0.5 });
    player.send({ type: 'seek', to: 5 });
    player.send({ type: 'pause' });
    await pass(20);
    player.send({ type: 'nextSource' });
    await pass(20);
    expect(player.getState().source).toBe(1);
    player.send({ type: 'play' });
    await pass(20);
    expect(player.getState().phase.name).toBe('playing');
  },
);

test('a listener that throws does not stop the other listeners', async () => {
  const fake = fakeMedium();
  const { player } = setUp(async () => fake.medium);
  const listener = vi.fn();
  player.subscribe(() => {
    throw new Error('a broken control');
  });
  player.subscribe(listener);
  player.send(open);
  player.send({ type: 'pause' });
  expect(listener).toHaveBeenCalledTimes(2);
});
