// The one medium of a player: fetched, shown in the player's element, driven, and taken away. A medium that comes after
// another was asked for is thrown away; one that throws has failed.

import { groupNow } from '#player/rules/group-setting.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import type { Effect, MediumReport } from '#player/rules/player-event.ts';
import type { PlayerState } from '#player/rules/player-state.ts';
import type { PlayerExtras } from '#player/rules/settings.ts';
import { shownSide } from '#player/rules/side.ts';
import { spokenNow } from '#player/rules/spoken-setting.ts';
import type { Medium } from './medium.ts';

type Load = Extract<Effect, { do: 'load' }>;

type HolderEdges = {
  makeMedium: (host: HTMLElement, source: MediumSource) => Promise<Medium>;
  /** The player's state, whose settings are the person's wishes. */
  state: () => PlayerState;
  /** The medium in use reports. */
  hear: (report: MediumReport) => void;
  /** It could not even be taken away properly. */
  log: (message: string) => void;
};

export type MediumHolder = {
  /** The element to show media in; null takes it away. */
  attach(element: HTMLElement | null): void;
  /** Loads as soon as there is an element. */
  load(load: Load): void;
  drop(): void;
  /** One call to the medium in use, if there is one. */
  drive(call: (medium: Medium) => void): void;
  /** Shows and sounds as the person wants it. */
  apply(): void;
  medium(): Medium | null;
};

export function holdMedium(edges: HolderEdges): MediumHolder {
  let host: HTMLElement | null = null;
  let medium: Medium | null = null;
  let shown: MediumSource | null = null;
  let waiting: Load | null = null;
  let loads = 0;
  /** What the medium in use was told; a new one dances as written. */
  let version: PlayerExtras['version'] = 'full';

  function start() {
    if (!waiting || !host) return;
    const load = waiting;
    waiting = null;
    loads += 1;
    void show(load, host, loads);
  }

  async function show(load: Load, into: HTMLElement, mine: number) {
    const place = document.createElement('div');
    place.className = 'player-medium';
    into.replaceChildren(place);
    try {
      const made = await edges.makeMedium(place, load.source);
      if (mine !== loads) return made.destroy();
      medium = made;
      version = 'full';
      shown = load.source;
      made.listen((report) => medium === made && edges.hear(report));
      await made.load({ start: load.start, rate: load.rate, muted: !edges.state().extras.sound });
      if (mine !== loads || made.state() === 'failed') return;
      apply();
      edges.hear({ type: 'ready', rates: made.rates() });
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
      edges.log(`A medium could not be taken away (${error})`);
    }
    host?.replaceChildren();
  }

  function drive(call: (medium: Medium) => void) {
    try {
      if (medium) call(medium);
    } catch (error) {
      giveUp(error);
    }
  }

  function giveUp(error: unknown) {
    edges.hear({ type: 'failed', code: String(error), configuration: false });
  }

  function apply() {
    const state = edges.state();
    const { extras } = state;
    drive((it) => {
      if (shown) it.setSide?.(shownSide(extras, shown.can));
      it.setCaptions?.(extras.captions);
      it.setVoice?.({ spoken: spokenNow(state), level: extras.voiceVolume / 100 });
      // A video has no band, and no slider that would make it louder again.
      it.setVolume({ level: shown?.can.speaks ? extras.bandVolume / 100 : 1, muted: !extras.sound });
      it.setClick?.(extras.click);
      it.setGroup?.(groupNow(state));
      it.setLate?.(extras.soundLate / 1000);
      if (extras.version !== version) {
        const before = version;
        version = extras.version;
        // Where its dance can't be had now, the next change of a setting asks for it again.
        it.setVersion?.(version).catch(() => {
          if (medium === it) version = before;
        });
      }
    });
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
    drive,
    apply,
    medium: () => medium,
  };
}
