import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dancerSource, fileSource } from '#player/rules/medium-source.ts';
import type { MediumReport } from '#player/rules/player-event.ts';
import type { Medium, MediumEvent } from './medium.ts';
import { hostMedium } from './medium-host.ts';

const element = { replaceChildren: () => {} } as unknown as HTMLElement;

beforeEach(() => {
  vi.stubGlobal('document', { createElement: () => ({}) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Waits until everything that needs no timer is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** A host whose media are made by `make`. `log` records the calls to the media and their reports. */
function setUp(make: (kind: string, medium: Medium) => Promise<Medium>) {
  const log: string[] = [];
  let emit: (event: MediumEvent) => void = () => {};
  const host = hostMedium({
    text: () => '',
    makeMedium: (_, { kind }) => {
      const medium: Partial<Medium> = {
        load: async ({ start, rate, muted }) => void log.push(`${kind} loads ${start} ${rate} ${muted}`),
        state: () => 'ready',
        rates: () => 'any',
        listen: (listener) => {
          emit = listener;
          return () => {};
        },
        play: () => log.push(`${kind} plays`),
        destroy: () => void log.push(`${kind} is destroyed`),
      };
      return make(kind, medium as Medium);
    },
    onReport: (report: MediumReport) =>
      log.push(report.type === 'failed' ? `failed: ${report.code}` : report.type),
    log: (message) => log.push(message),
  });
  return { host, log, emit: (event: MediumEvent) => emit(event) };
}

const ofDancer = { source: dancerSource(), start: 30, rate: 0.5, muted: true };

test('a medium is loaded once there is an element; its reports and calls end when it is dropped', async () => {
  const { host, log, emit } = setUp(async (_, medium) => medium);
  host.load(ofDancer);
  await settled();
  expect(log).toEqual([]);
  host.attach(element);
  await settled();
  emit({ type: 'time' });
  host.drive((medium) => medium.play());
  host.drop();
  emit({ type: 'time' });
  host.drive((medium) => medium.play());
  expect(log).toEqual(['dancer loads 30 0.5 true', 'ready', 'time', 'dancer plays', 'dancer is destroyed']);
});

test('a medium that can’t be fetched, or that throws, has failed; another load tries again', async () => {
  let losses = 1;
  const { host, log } = setUp(async (_, medium) => {
    if (losses-- > 0) throw new TypeError('no network');
    return medium;
  });
  host.attach(element);
  host.load(ofDancer);
  await settled();
  host.load(ofDancer);
  await settled();
  host.drive(() => {
    throw new Error('broken');
  });
  expect(log).toEqual([
    'failed: TypeError: no network',
    'dancer loads 30 0.5 true',
    'ready',
    'failed: Error: broken',
  ]);
});

test('a medium that is ready after another was requested is removed, and reports nothing', async () => {
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  const { host, log } = setUp(async (kind, medium) => {
    if (kind === 'file') await late;
    return medium;
  });
  host.attach(element);
  host.load({ source: fileSource('/media/a.mp4'), start: 0, rate: 1, muted: false });
  host.load(ofDancer);
  await settled();
  come();
  await settled();
  expect(log).toEqual(['dancer loads 30 0.5 true', 'ready', 'file is destroyed']);
});
