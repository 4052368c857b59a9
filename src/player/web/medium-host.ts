// The one place where a medium is made: fetched, shown in an element, driven, and taken away. A medium that comes after
// another was asked for is thrown away; one that throws has failed.

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
  /** The operator's texts, for what a medium says of itself. */
  text: ReadText;
  /** The recording that the dancer dances to; without one, or with null, he dances to the band. */
  recording?: () => Recording | null;
  /** Tests and workbenches put media of their own here. */
  makeMedium?: (place: HTMLElement, source: MediumSource) => Promise<Medium>;
  /** The medium in use reports: that it is ready, that it failed, and all that it says in between. */
  onReport: (report: MediumReport) => void;
  /** The browser's console where nothing is given. */
  log?: (message: string) => void;
};

export type MediumHost = {
  /** The element to show media in; null takes it away. */
  attach(element: HTMLElement | null): void;
  /** Loads in the place of the medium in use, as soon as there is an element. */
  load(load: MediumLoad): void;
  /** Takes the medium away; nothing of it is heard any more. */
  drop(): void;
  /** Makes one call to the medium in use, if there is one. */
  drive(call: (medium: Medium) => void): void;
  medium(): Medium | null;
};

// biome-ignore lint/suspicious/noConsole: the log of a browser is its console
export const warn = (message: string) => console.warn(message);

/** A host without a medium yet. */
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
