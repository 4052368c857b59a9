// The dance of a room inside an element: the first medium that works, kept on the room's time. A medium that fails, or
// is not ready in time, is replaced by the next medium.

import type { MediumSource } from '#player/rules/medium-source.ts';
import type { Unplayable } from '#player/rules/player-state.ts';
import type { PlayerSettings } from '#player/rules/settings.ts';
import { shownSide } from '#player/rules/side.ts';
import type { Steered } from '#player/rules/steer.ts';
import { timing } from '#player/rules/timing.ts';
import { unplayableBy } from '#player/rules/unplayable.ts';
import { hostMedium, type MediumHostEdges } from '#player/web/medium-host.ts';
import { followRoom, type Stepper } from './follow-room.ts';

export type RoomDance = {
  apply(settings: PlayerSettings): void;
  /** Must be called when the person has touched the page, because the browser may then allow sound. */
  touched(): void;
  /** Tries the sources again from the first, after all have failed. */
  tryAgain(): void;
  destroy(): void;
};

export type RoomDanceOptions = Omit<MediumHostEdges, 'onReport'> & {
  host: HTMLElement;
  /** The sources in the order to try them, each with the second at which the dance begins in it. */
  sources: readonly { source: MediumSource; from: number }[];
  /** Seconds that the dance lasts. */
  lasts: number;
  settings: PlayerSettings;
  /** Returns the second of the dance that should play now, negative before its start. */
  place: () => number;
  /** Called with the medium in use; null while there is none. */
  shows: (source: MediumSource | null) => void;
  /** Called when the last of the sources has failed too. */
  onLost: (why: Unplayable) => void;
};

const lookMs = 100;

export function danceInRoom({
  host,
  sources,
  lasts,
  place,
  shows,
  onLost,
  ...given
}: RoomDanceOptions): RoomDance {
  let { settings } = given;
  /** The index of the source that is tried or shown. */
  let index = 0;
  /** The source that is shown, and the stepper that keeps it in step; both null until the source is loaded. */
  let source: MediumSource | null = null;
  let stepper: Stepper | null = null;
  let late: ReturnType<typeof setTimeout> | undefined;
  /** Whether the browser plays a video only without sound until the page is touched. */
  let refused = false;

  const medium = hostMedium({
    ...given,
    onReport(report) {
      if (report.type === 'ready') begin();
      if (report.type === 'failed') openNext(report.code);
      if (report.type === 'autoplayBlocked') refuse();
    },
  });
  medium.attach(host);

  function open(at: number, why: Unplayable = 'none'): void {
    index = at;
    const next = sources[index];
    if (!next) {
      onLost(why);
      return;
    }
    const { fault } = next.source;
    if (fault) {
      openNext(fault);
      return;
    }
    // The house dancer has no time limit, because he needs no network.
    if (next.source.host !== null || next.source.kind === 'file')
      late = setTimeout(openNext, timing.loadMs, 'not ready in time');
    medium.load({ source: next.source, start: next.from, rate: 1, muted: !settings.sound });
  }

  function begin() {
    const [made, opened] = [medium.medium(), sources[index]];
    if (!made || !opened) return;
    clearTimeout(late);
    source = opened.source;
    // A medium that runs on the counts of a score can be steered as exactly as a file.
    const counted = source.kind === 'dancer' && source.own !== null;
    const kind: Steered['kind'] = counted || source.kind === 'card' ? 'file' : source.kind;
    stepper = followRoom(made, kind, opened.from, lasts);
    show();
    shows(source);
  }

  function openNext(code: string) {
    const why = unplayableBy(sources[index]?.source ?? null, code);
    drop();
    shows(null);
    open(index + 1, why);
  }

  function drop() {
    source = null;
    stepper = null;
    clearTimeout(late);
    medium.drop();
  }

  function refuse() {
    refused = true;
    show();
  }

  function show() {
    const can = source?.can;
    if (!can) return;
    medium.drive((it) => {
      it.setSide?.(shownSide(settings, can));
      it.setVolume({ level: 1, muted: !settings.sound || refused });
      it.setClick?.(settings.click);
      it.setLate?.(settings.soundLate / 1000);
    });
  }

  /**
   * Returns by how many seconds the medium runs ahead of the room, for a device whose sound is late. A medium with a
   * band does not run ahead, because it plays only its sound earlier. No medium runs ahead while the sound is off.
   */
  const ahead = () => (source?.can.band || !settings.sound ? 0 : settings.soundLate / 1000);
  const look = () => stepper?.look(place() + ahead(), performance.now() / 1000);
  const timer = setInterval(look, lookMs);
  open(0);

  return {
    apply(next) {
      settings = next;
      show();
    },
    touched() {
      if (!refused) return;
      refused = false;
      show();
    },
    tryAgain: () => open(0),
    destroy() {
      clearInterval(timer);
      drop();
    },
  };
}
