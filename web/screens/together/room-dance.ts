// The dance of a room inside an element: the first medium that works, kept on the room's time. What fails is followed by
// the next one, the dancer at last, which needs no network.

import { danceSeconds } from '#rules/moment/rooms.ts';
import type { MediumSource } from '#rules/player/medium-source.ts';
import type { PlayerExtras } from '#rules/player/settings.ts';
import { shownSide } from '#rules/player/side.ts';
import { makeMedium } from '#web/player/make-medium.ts';
import type { Medium } from '#web/player/medium.ts';
import type { ReadCopy } from '#web/queries/copy.ts';
import { keepInStep, type Stepper } from './keep-in-step.ts';

export type RoomDance = {
  apply(extras: PlayerExtras): void;
  /** The person has touched the page: sound may be allowed now. */
  touched(): void;
  destroy(): void;
};

export type RoomDanceOptions = {
  host: HTMLElement;
  /** In the order to try them; each with where the dance begins on its timeline (seconds). */
  sources: readonly { source: MediumSource; from: number }[];
  extras: PlayerExtras;
  /** Where the dance is to be now: seconds, negative before its start. */
  place: () => number;
  text: ReadCopy;
  /** The medium in use; null while there is none. */
  shows: (source: MediumSource | null) => void;
};

const lookMs = 100;

export function danceInRoom({ host, sources, place, text, shows, ...given }: RoomDanceOptions): RoomDance {
  let { extras } = given;
  let medium: Medium | null = null;
  let stepper: Stepper | null = null;
  let source: MediumSource | null = null;
  /** The browser lets a video play only without its sound until the page is touched. */
  let refused = false;
  let gone = false;

  async function open(index: number): Promise<void> {
    const next = sources[index];
    if (!next || gone) return;
    const box = document.createElement('div');
    box.className = 'player-medium';
    host.replaceChildren(box);
    try {
      if (next.source.fault) throw new Error(next.source.fault);
      const made = await makeMedium(box, next.source, text);
      if (gone) return made.destroy();
      let failed = false;
      made.listen((event) => {
        if (event.type === 'failed') {
          failed = true;
          if (medium === made) fail(index);
        }
        if (event.type === 'autoplayBlocked') refuse();
      });
      await made.load({ start: next.from, rate: 1, muted: !extras.sound });
      if (gone) return made.destroy();
      if (failed) return fail(index, made);
      medium = made;
      source = next.source;
      stepper = keepInStep(made, source.kind, next.from, danceSeconds);
      show();
      shows(source);
    } catch {
      fail(index);
    }
  }

  function fail(index: number, made = medium) {
    medium = null;
    stepper = null;
    made?.destroy();
    shows(null);
    void open(index + 1);
  }

  function refuse() {
    refused = true;
    show();
  }

  function show() {
    if (source) medium?.setSide?.(shownSide(extras, source.can));
    medium?.setVolume({ level: 1, muted: !extras.sound || refused });
    medium?.setClick?.(extras.click);
    medium?.setLate?.(extras.soundLate / 1000);
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
    destroy() {
      gone = true;
      clearInterval(timer);
      medium?.destroy();
      medium = null;
      host.replaceChildren();
    },
  };
}
