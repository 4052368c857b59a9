// The only place where media are made, shown in an element, controlled and removed. A medium that is ready only
// after another was requested is removed at once. A medium that throws has failed.

import './medium-host.css';
import type { Recording } from '#dance/rules/recording/recording.ts';
import type { ReadText } from '#platform/web/queries/copy.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import type { MediumReport } from '#player/rules/player-event.ts';
import { makeMedium } from './make-medium.ts';
import type { Medium } from './medium.ts';

/** A medium to load: from `start` (seconds), at `rate`. */
export type MediumLoad = { source: MediumSource; start: number; rate: number; muted: boolean };

export type MediumHostEdges = {
  /** The operator's texts, for a medium's own words. */
  text: ReadText;
  /** The recording that the dancer dances to; without one, or with null, he dances to the band. */
  recording?: () => Recording | null;
  /** Makes a medium; tests and workbenches give their own function here. */
  makeMedium?: (place: HTMLElement, source: MediumSource) => Promise<Medium>;
  /** Is called with every report of the medium in use, and when the medium is ready or has failed. */
  onReport: (report: MediumReport) => void;
  /** Writes to a log; by default the browser's console. */
  log?: (message: string) => void;
};

export type MediumHost = {
  /** Sets the element in which media are shown; null removes it. */
  attach(element: HTMLElement | null): void;
  /** Replaces the medium in use by another one, as soon as there is an element to show it in. */
  load(load: MediumLoad): void;
  /** Removes the medium; the medium's later reports are ignored. */
  drop(): void;
  /** Makes one call to the medium in use, if there is one. */
  drive(call: (medium: Medium) => void): void;
  medium(): Medium | null;
};

// biome-ignore lint/suspicious/noConsole: the log of a browser is its console
export const warn = (message: string) => console.warn(message);

/** Makes a host, at first without a medium. */
export function hostMedium({ text, recording, onReport, log = warn, ...edges }: MediumHostEdges): MediumHost {
  const make =
    edges.makeMedium ?? ((place, source) => makeMedium(place, source, text, recording?.() ?? null));
  let host: HTMLElement | null = null;
  let medium: Medium | null = null;
  let waiting: MediumLoad | null = null;
  let loads = 0;

  function start() {
    if (!waiting || !host) return;
    const load = waiting;
    waiting = null;
    loads += 1;
    void show(load, host, loads);
  }

  async function show({ source, start, rate, muted }: MediumLoad, into: HTMLElement, mine: number) {
    const place = document.createElement('div');
    place.className = 'player-medium';
    into.replaceChildren(place);
    try {
      const made = await make(place, source);
      if (mine !== loads) return made.destroy();
      medium = made;
      made.listen((report) => medium === made && onReport(report));
      await made.load({ start, rate, muted });
      if (mine === loads && made.state() !== 'failed') onReport({ type: 'ready', rates: made.rates() });
    } catch (error) {
      if (mine === loads) giveUp(error);
    }
  }

  function drop() {
    const dropped = medium;
    medium = null;
    waiting = null;
    loads += 1;
    try {
      dropped?.destroy();
    } catch (error) {
      log(`A medium could not be taken away (${error})`);
    }
    host?.replaceChildren();
  }

  function giveUp(error: unknown) {
    onReport({ type: 'failed', code: String(error), configuration: false });
  }

  return {
    attach(element) {
      host = element;
      start();
    },
    load(load) {
      drop();
      waiting = load;
      start();
    },
    drop,
    drive(call) {
      try {
        if (medium) call(medium);
      } catch (error) {
        giveUp(error);
      }
    },
    medium: () => medium,
  };
}
