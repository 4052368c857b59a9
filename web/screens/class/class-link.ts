// Between a class screen and the phones that lead it: through the server, and between two windows of one computer without
// one. Streams that end are opened again, and anew after a sleep, so that both sides find each other.

import { classRoutes } from '#api/class-routes.ts';
import {
  type ClassCommand,
  type ClassState,
  isObeyed,
  obey,
  type SentCommand,
} from '#rules/class/class-state.ts';
import { callAt, ProblemError } from '#web/queries/call.ts';
import { pathOf } from '#web/queries/call-request.ts';
import { newKey } from '#web/queries/new-key.ts';
import { openTabChannel, tellTabs } from '#web/tab-channel.ts';

/** What the phones hear: how it stands, and at which second of the routine; null where only the server was asked. */
export type Shown = { state: ClassState; at: number | null };
type News = { command: SentCommand } | { shown: Shown };

const channelName = 'shamble.class';
/** Milliseconds. */
const againMs = 2_000;
const tellAgainMs = 1_000;

type Heard = {
  command?: (command: SentCommand) => void;
  shown?: (shown: Shown) => void;
  /** The stream was opened. */
  found?: () => void;
  lost?: () => void;
  /** No screen has the code: it is not asked for again before the page wakes. */
  unknown?: () => void;
};

/** Follows the screen of a code; null: only the other windows of this computer. Returns the function that stops it. */
export function followClass(code: string | null, heard: Heard): () => void {
  const channel = openTabChannel(channelName);
  channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if ('command' in data) heard.command?.(data.command);
    else if (code === null) heard.shown?.(data.shown);
  });
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stream = code === null ? null : pathOf(classRoutes.followClassScreen[1], { code });

  function open(): void {
    clearTimeout(timer);
    source?.close();
    if (stream === null) return;
    const opened = new EventSource(stream);
    source = opened;
    source.addEventListener('command', ({ data }) => heard.command?.(JSON.parse(data)));
    source.addEventListener('state', ({ data }) => heard.shown?.(JSON.parse(data)));
    source.onopen = () => heard.found?.();
    source.onerror = () => {
      heard.lost?.();
      // The browser tries a broken stream again by itself, a refused one never.
      if (opened.readyState === EventSource.CLOSED) void lookWhy(opened, stream);
    };
  }

  /** A stream does not say why it was refused. A code of nobody is a guess, of which the server bears few. */
  async function lookWhy(refused: EventSource, at: string): Promise<void> {
    const status = await fetch(at, { method: 'HEAD' }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (source !== refused) return;
    if (status === 404) heard.unknown?.();
    else timer = setTimeout(open, againMs);
  }

  const wake = () => document.visibilityState === 'visible' && open();
  open();
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', open);
  return () => {
    clearTimeout(timer);
    source?.close();
    source = null;
    channel?.close();
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', open);
  };
}

export type ClassRemote = {
  /** Rejects where the server refuses or is out of reach. */
  send: (command: ClassCommand) => Promise<void>;
  /** To be called with what the screen shows. */
  saw: (state: ClassState) => void;
  /** What a screen that shows `state` will show once it has done what it has not answered yet. */
  asked: (state: ClassState) => ClassState;
  /** Whether the screen still has to show what a command asks for. */
  waits: () => boolean;
};

/**
 * A phone's way to the screen. A screen that just lost its stream hears nothing: until it shows what a command asks for, the
 * command is told again, every second and ten times at most. Commands are numbered, and a screen takes each once.
 */
export function makeRemote(code: string | null): ClassRemote {
  const id = newKey();
  let seq = 0;
  let waiting: { command: SentCommand; triesLeft: number }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function tell(command: SentCommand): Promise<void> {
    if (code === null) return tellTabs(channelName, { command } satisfies News);
    await callAt<'tellClassScreen'>(classRoutes.tellClassScreen, { params: { code }, body: command });
  }

  async function tellAgain(): Promise<void> {
    waiting = waiting.filter(({ triesLeft }) => triesLeft > 0);
    for (const each of waiting) {
      each.triesLeft -= 1;
      await tell(each.command).catch(() => undefined);
    }
    timer = waiting.length > 0 ? setTimeout(tellAgain, tellAgainMs) : undefined;
  }

  return {
    async send(asked) {
      const command: SentCommand = { ...asked, id, seq };
      seq += 1;
      // What was asked of the same thing before counts no more: a screen that took both shows the last alone.
      waiting = [...waiting.filter((each) => each.command.do !== asked.do), { command, triesLeft: 10 }];
      if (!timer) timer = setTimeout(tellAgain, tellAgainMs);
      try {
        await tell(command);
      } catch (error) {
        const refused = error instanceof ProblemError && error.code !== 'too_many_requests';
        if (refused) waiting = waiting.filter((each) => each.command !== command);
        throw error;
      }
    },
    saw(state) {
      waiting = waiting.filter(({ command }) => !isObeyed(state, command));
    },
    asked: (state) => waiting.reduce((asked, { command }) => obey(asked, command), state),
    waits: () => waiting.length > 0,
  };
}

/** `origin`: where phones find the server; null: where this screen found it. */
export type OwnScreen = { code: string; secret: string; origin: string | null };

export function openOwnScreen(): Promise<OwnScreen> {
  return callAt<'openClassScreen'>(classRoutes.openClassScreen, { body: {} });
}

/** The screen tells what it shows, to the windows of this computer and to the phones. */
export async function tellShown(screen: OwnScreen | null, state: ClassState, at: number): Promise<void> {
  tellTabs(channelName, { shown: { state, at } } satisfies News);
  if (!screen) return;
  const body = { secret: screen.secret, state, at: Math.min(360, Math.max(0, at)) };
  await callAt<'showClassState'>(classRoutes.showClassState, { params: { code: screen.code }, body });
}
