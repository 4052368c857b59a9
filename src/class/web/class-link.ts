// The link between a class screen and the phones that lead it goes through the server, or, without a server, between
// two windows of one computer. A stream that ends is opened again; after the device slept, a new stream replaces the
// old one. A hidden window closes its stream: over plain HTTP a browser has six connections for all windows of a site,
// and each stream holds one.

import { classRoutes } from '#class/api/class-routes.ts';
import {
  type ClassCommand,
  type ClassState,
  classStart,
  obey,
  type SentCommand,
  type Taken,
} from '#class/rules/class-state.ts';
import type { SentPlace } from '#class/rules/sent-place.ts';
import { callAt, ProblemError } from '#platform/web/queries/call.ts';
import { pathOf } from '#platform/web/queries/call-request.ts';
import { newKey } from '#platform/web/queries/new-key.ts';
import { openTabChannel, sendToTabs } from '#platform/web/tab-channel.ts';

/**
 * The message that phones receive: the screen's state, its place (src/class/rules/sent-place.ts; null where the state
 * comes from the server's memory), and the newest commands that the screen took.
 */
export type Shown = { state: ClassState; place: SentPlace | null; taken: readonly Taken[] };
type ShownMessage = { state: Partial<ClassState>; at: number | null; wait?: number | null; taken?: Taken[] };
type News = { command: SentCommand } | { shown: ShownMessage } | { opened: string } | { closed: string };

const channelName = 'shamble.class';
/** Milliseconds before a stream is opened again, and before a command is sent again. */
const againMs = 2_000;
const sendAgainMs = 1_000;
/**
 * The most windows of one browser that may hold a stream over HTTP/1: a stream holds one of the six connections to a
 * site.
 */
const mostStreams = 3;

type Listeners = {
  command?: (command: SentCommand) => void;
  shown?: (shown: Shown) => void;
  /** Called when the stream was opened. */
  found?: () => void;
  /**
   * Called when the stream was lost. `crowded` is true if this window gave its stream up for other windows of this
   * browser; it opens a stream again once somebody looks at it or presses in it.
   */
  lost?: (crowded: boolean) => void;
  /** Whether the stream is needed even while the page is hidden. */
  needed?: () => boolean;
  /** Called when no screen has the code. The code is not tried again before the page is shown again. */
  unknown?: () => void;
};

/**
 * Follows the screen with `code`, or a screen in another window of this computer if `code` is null. Among many
 * windows, those that were opened or looked at last hold a stream. `listens` says whether this window has a stream.
 */
export function followClass(
  code: string | null,
  listeners: Listeners,
): { stop: () => void; listens: () => boolean } {
  const id = newKey();
  /** The other windows whose streams were opened after the stream of this window. */
  const later = new Set<string>();
  const channel = openTabChannel(channelName);
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if ('command' in data) listeners.command?.(data.command);
    else if ('closed' in data) later.delete(data.closed);
    else if ('opened' in data) makeRoom(data.opened);
    else if (code === null) listeners.shown?.(shownBy(data.shown));
  });
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stream = code === null ? null : pathOf(classRoutes.followClassScreen[1], { code });

  function open(): void {
    giveBack();
    if (stream === null || (document.visibilityState === 'hidden' && !listeners.needed?.())) return;
    later.clear();
    channel?.postMessage({ opened: id } satisfies News);
    const opened = new EventSource(stream);
    source = opened;
    source.addEventListener('command', ({ data }) => listeners.command?.(JSON.parse(data)));
    source.addEventListener('state', ({ data }) => listeners.shown?.(shownBy(JSON.parse(data))));
    source.onopen = () => listeners.found?.();
    source.onerror = () => {
      listeners.lost?.(false);
      // The browser itself opens a broken stream again, but never a refused stream.
      if (opened.readyState === EventSource.CLOSED) void lookWhy(opened, stream);
    };
  }

  function giveBack(): void {
    clearTimeout(timer);
    if (source === null) return;
    source.close();
    source = null;
    channel?.postMessage({ closed: id } satisfies News);
  }

  function makeRoom(other: string): void {
    later.add(other);
    if (source === null || later.size < mostStreams || sharesConnection()) return;
    giveBack();
    listeners.lost?.(true);
  }

  /**
   * Asks the server why it refused a stream, because the stream itself does not say why. An unknown code is not tried
   * again: each try counts as a guess, and few guesses are allowed.
   */
  async function lookWhy(refused: EventSource, at: string): Promise<void> {
    const status = await fetch(at, { method: 'HEAD' }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (source !== refused) return;
    if (status === 404) listeners.unknown?.();
    else timer = setTimeout(open, againMs);
  }

  const listening = new AbortController();
  const listen = { signal: listening.signal };
  open();
  // `open` also closes the old stream. A hidden window therefore has no stream, and a window that is seen again has a
  // new one, because the old stream may have died while the device slept.
  document.addEventListener('visibilitychange', open, listen);
  window.addEventListener('online', open, listen);
  for (const look of ['focus', 'pointerdown'])
    window.addEventListener(look, () => source === null && open(), listen);
  // A page that was left closes its stream, because the browser may keep the page in memory for Back.
  window.addEventListener('pagehide', giveBack, listen);
  window.addEventListener('pageshow', ({ persisted }) => persisted && open(), listen);
  return {
    listens: () => source !== null,
    stop() {
      listening.abort();
      giveBack();
      channel?.close();
    },
  };
}

/**
 * Returns a complete message: the server may still have the state of a screen from before an update, with fewer
 * fields.
 */
function shownBy({ state, at, wait = null, taken = [] }: ShownMessage): Shown {
  return { state: { ...classStart, ...state }, place: at === null ? null : { at, wait }, taken };
}

/** Whether the page came over HTTP/2 or HTTP/3, where all streams share one connection. */
function sharesConnection(): boolean {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return /^h[23]/.test(page?.nextHopProtocol ?? '');
}

export type ClassRemote = {
  /** Sends a command; rejects when the server refuses or is out of reach. */
  send: (command: ClassCommand) => Promise<void>;
  /** Notes the commands that the screen took. */
  saw: (taken: readonly Taken[]) => void;
  /** Returns the state that the screen will have once it has obeyed all commands that it has not answered yet. */
  asked: (state: ClassState) => ClassState;
  /** Whether a command that was sent at least `ms` milliseconds ago is still unanswered. */
  waits: (ms?: number) => boolean;
};

/**
 * Makes the sender of a phone's commands to the screen with `code`, or to the screen in the other window if `code` is
 * null. A screen that just lost its stream receives nothing, so a command is sent again every second, at most ten
 * times, until the screen reports it as taken. Commands are numbered, and a screen takes each command once.
 */
export function makeRemote(code: string | null): ClassRemote {
  const id = newKey();
  /** The name by which the screen knows this phone: the server does not show the phone's id to others. */
  let name = id;
  let seq = 0;
  let waiting: { command: SentCommand; triesLeft: number; since: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function post(command: SentCommand): Promise<void> {
    if (code === null) return sendToTabs(channelName, { command } satisfies News);
    const answer = await callAt<'commandClassScreen'>(classRoutes.commandClassScreen, {
      params: { code },
      body: command,
    });
    name = answer.phone;
  }

  async function sendAgain(): Promise<void> {
    waiting = waiting.filter(({ triesLeft }) => triesLeft > 0);
    for (const each of waiting) {
      each.triesLeft -= 1;
      await post(each.command).catch(() => undefined);
    }
    timer = waiting.length > 0 ? setTimeout(sendAgain, sendAgainMs) : undefined;
  }

  return {
    async send(asked) {
      const command: SentCommand = { ...asked, id, seq };
      seq += 1;
      // An earlier command of the same kind is dropped: a screen that took both would show only the effect of the last
      // one.
      const sent = { command, triesLeft: 10, since: performance.now() };
      waiting = [...waiting.filter((each) => each.command.do !== asked.do), sent];
      if (!timer) timer = setTimeout(sendAgain, sendAgainMs);
      try {
        await post(command);
      } catch (error) {
        const refused = error instanceof ProblemError && error.code !== 'too_many_requests';
        if (refused) waiting = waiting.filter((each) => each.command !== command);
        throw error;
      }
    },
    saw(taken) {
      const last = taken.find((each) => each.id === name)?.seq ?? -1;
      waiting = waiting.filter(({ command }) => command.seq > last);
    },
    asked: (state) => waiting.reduce((asked, { command }) => obey(asked, command), state),
    waits: (ms = 0) => waiting.some(({ since }) => performance.now() - since >= ms),
  };
}

/**
 * A screen that this page opened. `origin` is the origin at which phones find the server; null where it is this page's
 * own origin.
 */
export type OwnScreen = { code: string; secret: string; origin: string | null };

export function openOwnScreen(): Promise<OwnScreen> {
  return callAt<'openClassScreen'>(classRoutes.openClassScreen, { body: {} });
}

/** The state and place of a screen now, and the commands that it took. */
export type ShownNow = { state: ClassState; place: SentPlace; taken: Taken[] };

/** Sends what the screen shows to the other windows of this computer. */
export function sendToWindows(now: ShownNow): void {
  sendToTabs(channelName, { shown: toSend(now) } satisfies News);
}

/** Sends what the screen shows to its phones. */
export async function sendToPhones({ code, secret }: OwnScreen, now: ShownNow): Promise<void> {
  const body = { secret, ...toSend(now) };
  await callAt<'showClassState'>(classRoutes.showClassState, { params: { code }, body });
}

function toSend({ state, place: { at, wait }, taken }: ShownNow) {
  return { state, at: Math.max(-1, at), wait, taken };
}
