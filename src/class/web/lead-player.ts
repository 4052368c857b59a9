// Leads the player of the class screen: what the class wants is sent to it as events, and what changed by itself is told.
// It needs no network once the medium is there. A medium that failed is not tried again with each segment.

import { type ClassDance, segmentAt, segmentRange } from '#class/rules/class-dance.ts';
import { type ClassState, classStart } from '#class/rules/class-state.ts';
import { insteadOf } from '#player/rules/instead.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import type { Opening } from '#player/rules/player-event.ts';
import { isActive, isLoaded, sourceOf } from '#player/rules/player-state.ts';
import type { PlayerStore } from '#player/web/player-store.ts';

export type PlayerLead = {
  /** Makes it so; a segment that is not the one danced now begins anew. */
  apply(state: ClassState): void;
  /** Asks for all lost media once more. */
  tryAgain(): void;
  stop(): void;
};

/** Returns how the player opens what a class dances, on the media that are left to try. */
export function openingOf(
  dance: ClassDance,
  { segment, loop, playing, rate }: ClassState,
  sources: readonly MediumSource[] = dance.scene.sources,
): Opening {
  const range = segmentRange(dance, sources[0] ?? null, segment);
  const scene = { ...dance.scene, sources };
  // A loop of one's own is danced without a pause.
  return { scene, startAt: range.start, loop: loop ? { kind: 'ab', range } : null, play: playing, rate };
}

/** Leads `player` until it is stopped; `onChange` tells what changed by itself: segment and medium, or that the dance has stopped. */
export function leadPlayer(
  dance: ClassDance,
  player: PlayerStore,
  onChange: (change: Partial<ClassState>) => void,
): PlayerLead {
  let state: ClassState = classStart;
  let loaded = false;
  /** Whether something was asked for that the medium on its way does not know. */
  let missed = false;

  function open(sources = leftSources()) {
    missed = false;
    player.send({ type: 'open', ...openingOf(dance, state, sources) });
  }

  /** The medium in use and those behind it; all of them before one is. */
  function leftSources(): readonly MediumSource[] {
    const { scene, source } = player.getState();
    const left = scene?.sources.slice(source) ?? [];
    return left.length > 0 ? left : dance.scene.sources;
  }

  /** The dance goes on where it is. */
  function setLoop() {
    if (!state.loop) return player.send({ type: 'clearLoop' });
    const { start, end } = segmentRange(dance, sourceOf(player.getState()), state.segment);
    player.send({ type: 'setEnd', end: 'a', at: start });
    player.send({ type: 'setEnd', end: 'b', at: end });
  }

  function tell(change: Partial<ClassState>) {
    state = { ...state, ...change };
    onChange(change);
  }

  function look() {
    const now = player.getState();
    if (isLoaded(now) !== loaded) {
      loaded = !loaded;
      // The leader may have asked for something else while the medium loaded.
      if (loaded && missed) return open();
    }
    if (!loaded) return;
    const instead = insteadOf(sourceOf(now), dance.scene.sources[0]) ?? undefined;
    if (instead !== state.instead) tell({ instead });
    if (!state.playing) return;
    if (!isActive(now)) return tell({ playing: false });
    const segment = segmentAt(dance, sourceOf(now), player.position());
    if (!state.loop && segment !== null && segment !== state.segment) tell({ segment });
  }

  const stop = player.subscribe(look);
  return {
    apply(next) {
      const before = state;
      state = next;
      if (next.side !== before.side) player.send({ type: 'setExtras', extras: { side: next.side } });
      if (!loaded) {
        missed = true;
        // A video of another company waits for a press: this is one.
        if (player.getState().phase.name === 'poster' && next.playing) open();
        return;
      }
      if (next.segment !== before.segment) return open();
      if (next.rate !== before.rate) player.send({ type: 'setRate', rate: next.rate });
      if (next.loop !== before.loop) setLoop();
      if (next.playing !== before.playing) player.send({ type: next.playing ? 'play' : 'pause' });
    },
    tryAgain: () => open(dance.scene.sources),
    stop,
  };
}
