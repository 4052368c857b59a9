import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ClassState, classStart, type SentCommand } from '#class/rules/class-state.ts';
import { openTabChannel } from '#platform/web/tab-channel.ts';
import { followClass, makeRemote } from './class-link.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  streams = [];
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const stops: (() => void)[] = [];
/** The addresses of the open streams. */
let streams: string[];

/** A browser window that follows a class screen, with functions that show and hide the window. */
function openWindow(
  code: string,
  { hidden = false, needed = (): boolean => false, protocol = 'http/1.1' } = {},
) {
  const page = Object.assign(new EventTarget(), { visibilityState: hidden ? 'hidden' : 'visible' });
  const frame = new EventTarget();
  const stand = () => {
    vi.stubGlobal('document', page);
    vi.stubGlobal('window', frame);
    vi.stubGlobal('performance', { getEntriesByType: () => [{ nextHopProtocol: protocol }] });
    vi.stubGlobal('EventSource', FakeStream);
  };
  stand();
  const said: string[] = [];
  const { stop, listens } = followClass(code, { needed, lost: () => said.push('lost') });
  stops.push(stop);
  const become = (visibilityState: string) => {
    stand();
    page.visibilityState = visibilityState;
    page.dispatchEvent(new Event('visibilitychange'));
  };
  const dispatch = (name: string, facts = {}) => {
    stand();
    frame.dispatchEvent(Object.assign(new Event(name), facts));
  };
  return { stop, listens, said, become, dispatch };
}

class FakeStream extends EventTarget {
  static readonly CLOSED = 2;
  readonly #address: string;
  constructor(address: string) {
    super();
    this.#address = address;
    streams.push(address);
  }
  close() {
    streams = streams.filter((each) => each !== this.#address);
  }
}

const codes = () => streams.map((address) => address.split('/').at(-2) ?? address);
/**
 * Waits until messages between windows have arrived: these messages are real, so the fake clock does not deliver them.
 */
const arrived = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)));

/** Makes a phone that last received `state` from its screen, with its Next button and the commands that it sent. */
function makePhone(state: ClassState) {
  const remote = makeRemote(null);
  const sent: SentCommand[] = [];
  const channel = openTabChannel('shamble.class');
  stops.push(() => channel?.close());
  channel?.addEventListener('message', ({ data }) => sent.push(data.command));
  const next = () => remote.send({ do: 'segment', to: remote.asked(state).segment + 1 });
  /** Lets the screen take every command up to this number. */
  const take = async (number: number) => {
    await arrived();
    remote.saw([{ id: sent[0]?.id ?? '', seq: number }]);
  };
  return { remote, next, take, sent };
}

test('each tap on Next counts, even before the screen has answered the tap before', async () => {
  const { remote, next, take } = makePhone(classStart);
  await next();
  await next();
  expect(remote.asked(classStart).segment).toBe(3);
  // The screen has taken the first command, but its last state still names the first segment.
  await take(0);
  await next();
  expect(remote.asked(classStart).segment).toBe(4);
});

test('once the screen has answered, the phone counts from the screen’s segment', async () => {
  const { remote, next, take } = makePhone(classStart);
  await next();
  await next();
  // The screen took both commands at once, and has danced on since.
  await take(1);
  expect(remote.asked({ ...classStart, segment: 4 }).segment).toBe(4);
});

test('while a screen never answers, the phone counts from the last state that it received', async () => {
  const { remote, next } = makePhone(classStart);
  await next();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(remote.asked(classStart).segment).toBe(1);
});

test('commands about other things do not change the segment', async () => {
  const { remote } = makePhone(classStart);
  await remote.send({ do: 'play', to: true });
  await remote.send({ do: 'segment', to: 9 });
  expect(remote.asked(classStart)).toMatchObject({ playing: true, segment: 9, loop: false });
});

test('a command waits until the screen has taken it or it was sent ten times', async () => {
  const { remote, next, take } = makePhone(classStart);
  await next();
  expect([remote.waits(), remote.waits(1_000)]).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(remote.waits(1_000)).toBe(true);
  await take(0);
  expect(remote.waits()).toBe(false);
  await next();
  await vi.advanceTimersByTimeAsync(12_000);
  expect(remote.waits()).toBe(false);
});

test('a phone does not send a command again after another leader has changed the same thing', async () => {
  const { remote, take, sent } = makePhone(classStart);
  await remote.send({ do: 'rate', to: 0.5 });
  // The screen took this phone's command, and after it the speed 0.75 that another leader sent.
  await take(0);
  await vi.advanceTimersByTimeAsync(5_000);
  await arrived();
  expect([remote.waits(), sent.length]).toEqual([false, 1]);
});

test('a window that is hidden closes its stream, and follows again once it is seen', () => {
  const seen = openWindow('A');
  expect(codes()).toEqual(['A']);
  seen.become('hidden');
  seen.dispatch('online');
  expect([codes(), seen.listens()]).toEqual([[], false]);
  seen.become('visible');
  expect([codes(), seen.listens(), seen.said]).toEqual([['A'], true, []]);
  // The browser keeps the page in memory, and Back shows it again.
  seen.dispatch('pagehide');
  expect(codes()).toEqual([]);
  seen.dispatch('pageshow', { persisted: true });
  expect(codes()).toEqual(['A']);
  seen.stop();
  expect(codes()).toEqual([]);
});

test('a tab that is opened in the background takes no stream before it is seen', () => {
  const behind = openWindow('A', { hidden: true });
  expect(codes()).toEqual([]);
  behind.become('visible');
  expect(codes()).toEqual(['A']);
});

test('a screen that plays can be led even while another tab covers it', () => {
  let playing = true;
  const screen = openWindow('A', { needed: () => playing });
  screen.become('hidden');
  expect(codes()).toEqual(['A']);
  playing = false;
  screen.become('hidden');
  expect(codes()).toEqual([]);
});

test('of seven windows over plain HTTP the last three hold streams, and so does one that is looked at again', async () => {
  const windows = [];
  for (const code of ['A', 'B', 'C', 'D', 'E', 'F', 'G']) {
    windows.push(openWindow(code));
    await vi.waitFor(() => expect(streams.length).toBeLessThanOrEqual(3));
  }
  await vi.waitFor(() => expect(codes()).toEqual(['E', 'F', 'G']));
  expect(windows.map(({ said }) => said.length)).toEqual([1, 1, 1, 1, 0, 0, 0]);
  windows[0]?.dispatch('focus');
  await vi.waitFor(() => expect(codes()).toEqual(['F', 'G', 'A']));
  // After one window has closed, a window that is looked at gets the free stream, and takes none from another window.
  windows[6]?.stop();
  await arrived();
  windows[1]?.dispatch('focus');
  await arrived();
  expect(codes()).toEqual(['F', 'A', 'B']);
});

test('over HTTP/2 every window holds a stream', async () => {
  for (const code of ['A', 'B', 'C', 'D', 'E']) openWindow(code, { protocol: 'h2' });
  await arrived();
  expect(codes()).toEqual(['A', 'B', 'C', 'D', 'E']);
});
