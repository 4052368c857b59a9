// The dance of a room inside an element: the first medium that works, kept on the room's time. What fails, or is not ready in
// time, is followed by the next one.

import { danceSeconds } from '#event/rules/rooms.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import type { Unplayable } from '#player/rules/player-state.ts';
import type { PlayerExtras } from '#player/rules/settings.ts';
import { shownSide } from '#player/rules/side.ts';
import { timing } from '#player/rules/timing.ts';
import { unplayableBy } from '#player/rules/unplayable.ts';
import type { Medium } from '#player/web/medium.ts';
import { keepInStep, type Stepper } from './keep-in-step.ts';

export type RoomDance = {
  apply(extras: PlayerExtras): void;
  /** The person has touched the page: sound may be allowed now. */
  touched(): void;
  /** Once all are lost: begins with the first anew. */
  tryAgain(): void;
  destroy(): void;
};

export type RoomDanceOptions = {
  host: HTMLElement;
  /** In the order to try them; each with where the dance begins on its timeline (seconds). */
  sources: readonly { source: MediumSource; from: number }[];
  extras: PlayerExtras;
  /** Where the dance is to be now: seconds, negative before its start. */
  place: () => number;
  makeMedium: (host: HTMLElement, source: MediumSource) => Promise<Medium>;
  /** The medium in use; null while there is none. */
  shows: (source: MediumSource | null) => void;
  /** The last of the sources has failed too. */
  onLost: (why: Unplayable) => void;
};

const lookMs = 100;

export function danceInRoom({
  host,
  sources,
  place,
  makeMedium,
  shows,
  onLost,
  ...given
}: RoomDanceOptions): RoomDance {
  let { extras } = given;
  /** Counts what was opened and dropped; what comes of anything but the last is thrown away. */
  let turn = 0;
  let medium: Medium | null = null;
  /** What is shown, and what keeps it in step, once it is loaded. */
  let source: MediumSource | null = null;
  let stepper: Stepper | null = null;
  let late: ReturnType<typeof setTimeout> | undefined;
  /** The browser lets a video play only without its sound until the page is touched. */
  let refused = false;

  async function open(index: number, why: Unplayable = 'none'): Promise<void> {
    const next = sources[index];
    if (!next) return onLost(why);
    turn += 1;
    const mine = turn;
    const fail = (code: string) => mine === turn && openAfter(index, unplayableBy(next.source, code));
    const box = document.createElement('div');
    box.className = 'player-medium';
    host.replaceChildren(box);
    // The house dancer needs no network, so it is waited for.
    if (next.source.kind !== 'dancer') late = setTimeout(fail, timing.loadMs, 'not ready in time');
    try {
      if (next.source.fault) throw new Error(next.source.fault);
      const made = await makeMedium(box, next.source);
      if (mine !== turn) return made.destroy();
      medium = made;
      made.listen((event) => {
        if (event.type === 'failed') fail(event.code);
        if (event.type === 'autoplayBlocked') refuse();
      });
      await made.load({ start: next.from, rate: 1, muted: !extras.sound });
      if (mine !== turn) return;
      clearTimeout(late);
      source = next.source;
      stepper = keepInStep(made, source.kind, next.from, danceSeconds);
      show();
      shows(source);
    } catch (error) {
      fail(error instanceof Error ? error.message : '');
    }
  }

  function openAfter(index: number, why: Unplayable) {
    drop();
    shows(null);
    void open(index + 1, why);
  }

  function drop() {
    const dropped = medium;
    turn += 1;
    medium = null;
    source = null;
    stepper = null;
    clearTimeout(late);
    dropped?.destroy();
  }

  function refuse() {
    refused = true;
    show();
  }

  function show() {
    if (!medium || !source) return;
    medium.setSide?.(shownSide(extras, source.can));
    medium.setVolume({ level: 1, muted: !extras.sound || refused });
    medium.setClick?.(extras.click);
    medium.setLate?.(extras.soundLate / 1000);
  }

  /** A video can't send its sound ahead of its picture, so all of it goes ahead. */
  const ahead = () => (source?.kind === 'dancer' || !extras.sound ? 0 : extras.soundLate / 1000);
  const look = () => stepper?.look(place() + ahead(), performance.now() / 1000);
  const timer = setInterval(look, lookMs);
  void open(0);

  return {
    apply(next) {
      extras = next;
      show();
    },
    touched() {
      if (!refused) return;
      refused = false;
      show();
    },
    tryAgain: () => void open(0),
    destroy() {
      clearInterval(timer);
      drop();
      host.replaceChildren();
    },
  };
}
