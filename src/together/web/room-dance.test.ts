import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dancerSource, fileSource, type MediumSource, youtubeSource } from '#player/rules/medium-source.ts';
import { defaultSettings } from '#player/rules/settings.ts';
import { timing } from '#player/rules/timing.ts';
import type { Medium, MediumEvent } from '#player/web/medium.ts';
import { danceInRoom } from './room-dance.ts';

const host = { replaceChildren: () => {} } as unknown as HTMLElement;
const video = youtubeSource('aaaaaaaaaaa');
const file = fileSource('/media/dance.mp4');
const dancer = dancerSource(4);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { createElement: () => ({}) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A medium that loads when the test says so; `log` lists what the room does to it. */
function makeMedium(name: string, log: string[]) {
  let ready = () => {};
  let refuse = () => {};
  const loaded = new Promise<void>((resolve, reject) => {
    ready = resolve;
    refuse = () => reject(new Error('refused'));
  });
  const listeners = new Set<(event: MediumEvent) => void>();
  const medium = {
    load: () => loaded,
    setVolume: () => {},
    seek: () => {},
    pause: () => {},
    play: () => log.push(`${name} plays`),
    setRate: () => {},
    rates: () => 'any',
    position: () => 0,
    state: () => 'ready',
    listen: (listener: (event: MediumEvent) => void) => listeners.add(listener),
    destroy: () => log.push(`${name} is destroyed`),
  } as unknown as Medium;
  const fail = () => {
    for (const listener of listeners) listener({ type: 'failed', code: '150', configuration: false });
  };
  return { medium, ready, refuse, fail };
}

/** A room with these sources, in the middle of its dance. */
function openRoom(sources: readonly MediumSource[]) {
  const log: string[] = [];
  const media = new Map(sources.map(({ kind }) => [kind, makeMedium(kind, log)]));
  const of = (kind: MediumSource['kind']) => {
    const made = media.get(kind);
    if (!made) throw new Error(`No ${kind} in this room`);
    return made;
  };
  const room = danceInRoom({
    host,
    sources: sources.map((source) => ({ source, from: 0 })),
    lasts: 360,
    settings: defaultSettings,
    place: () => 100,
    text: () => '',
    makeMedium: async (_, { kind }) => of(kind).medium,
    shows: (source) => log.push(`shows ${source?.kind ?? 'nothing'}`),
    onLost: (why) => log.push(`all are lost: ${why}`),
  });
  const anew = (kind: MediumSource['kind']) => media.set(kind, makeMedium(kind, log));
  return { room, log, of, anew, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

test('a video that never becomes ready is replaced by the dancer, and stays away if it becomes ready after all', async () => {
  const { room, log, of, pass } = openRoom([video, dancer]);
  await pass(timing.loadMs - 1);
  expect(log).toEqual([]);
  await pass(1);
  expect(log).toEqual(['youtube is destroyed', 'shows nothing']);
  of('dancer').ready();
  of('youtube').ready();
  of('youtube').fail();
  await pass(0);
  expect(log).toEqual(['youtube is destroyed', 'shows nothing', 'shows dancer']);
  room.destroy();
});

test('a video that was ready in time stays in use', async () => {
  const { room, log, of, pass } = openRoom([video, dancer]);
  of('youtube').ready();
  await pass(2 * timing.loadMs);
  expect(log[0]).toBe('shows youtube');
  expect(log.filter((each) => !each.endsWith('plays'))).toEqual(['shows youtube']);
  room.destroy();
});

test('the room waits for the dancer, because nothing comes after him', async () => {
  const { room, log, of, pass } = openRoom([dancer]);
  await pass(2 * timing.loadMs);
  expect(log).toEqual([]);
  of('dancer').ready();
  await pass(0);
  expect(log).toEqual(['shows dancer']);
  room.destroy();
});

test('a medium that can’t be loaded is removed once, before the next one is shown', async () => {
  const { room, log, of, pass } = openRoom([video, file, dancer]);
  of('youtube').refuse();
  await pass(0);
  of('file').fail();
  of('file').ready();
  of('dancer').ready();
  await pass(0);
  expect(log).toEqual([
    'youtube is destroyed',
    'shows nothing',
    'file is destroyed',
    'shows nothing',
    'shows dancer',
  ]);
  room.destroy();
});

test('a medium that fails while it is shown is replaced by the next one', async () => {
  const { room, log, of, pass } = openRoom([video, dancer]);
  of('youtube').ready();
  of('dancer').ready();
  await pass(0);
  of('youtube').fail();
  await pass(0);
  expect(log).toEqual(['shows youtube', 'youtube is destroyed', 'shows nothing', 'shows dancer']);
  room.destroy();
});

test('a room that is left while its video loads removes the video at once, and tries nothing else', async () => {
  const { room, log, of, pass } = openRoom([video, dancer]);
  await pass(1_000);
  room.destroy();
  expect(log).toEqual(['youtube is destroyed']);
  of('youtube').ready();
  of('dancer').ready();
  await pass(2 * timing.loadMs);
  expect(log).toEqual(['youtube is destroyed']);
});

test('when the last medium has failed the room says so, and another try begins with the first', async () => {
  const { room, log, of, anew, pass } = openRoom([video, dancer]);
  of('youtube').refuse();
  of('dancer').refuse();
  await pass(0);
  expect(log.slice(-3)).toEqual(['dancer is destroyed', 'shows nothing', 'all are lost: danceless']);
  anew('youtube');
  room.tryAgain();
  of('youtube').ready();
  await pass(0);
  expect(log.at(-1)).toBe('shows youtube');
  room.destroy();
});

test('a video of the first try that becomes ready late is not taken for that of the second try', async () => {
  const { room, log, of, anew, pass } = openRoom([video, dancer]);
  await pass(timing.loadMs);
  of('dancer').refuse();
  await pass(0);
  const first = of('youtube');
  anew('youtube');
  room.tryAgain();
  first.ready();
  await pass(0);
  expect(log.slice(-2)).toEqual(['shows nothing', 'all are lost: danceless']);
  room.destroy();
});

test('a room that was left while its last medium failed reports nothing', async () => {
  const { room, log, of, pass } = openRoom([dancer]);
  await pass(0);
  room.destroy();
  of('dancer').refuse();
  await pass(0);
  expect(log).toEqual(['dancer is destroyed']);
});

test.each([
  ['refuses to be embedded', (room: ReturnType<typeof openRoom>) => room.of('youtube').fail(), 'refused'],
  ['never becomes ready', () => {}, 'unreachable'],
] as const)('if an operator’s only video %s, the room has no dance, and says why', async (_, happen, why) => {
  const only = openRoom([video]);
  await only.pass(0);
  happen(only);
  await only.pass(timing.loadMs);
  expect(only.log).toEqual(['youtube is destroyed', 'shows nothing', `all are lost: ${why}`]);
  only.room.destroy();
});

test('a room whose rehearsal has no medium says so at once', () => {
  const { room, log } = openRoom([]);
  expect(log).toEqual(['all are lost: none']);
  room.destroy();
});
