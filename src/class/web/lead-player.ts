// Leads the player of the class screen: what the class wants is sent to it as events, and what changed by itself is told.
// It needs no network once the dancer is there.

import { type ClassState, classStart, segmentOf, segmentRange } from '#class/rules/class-state.ts';
import { dancerSource } from '#player/rules/medium-source.ts';
import type { Opening } from '#player/rules/player-event.ts';
import { isActive, isLoaded } from '#player/rules/player-state.ts';
import { danceScene, wholeHouse } from '#player/rules/scene.ts';
import type { PlayerStore } from '#player/web/player-store.ts';

export type PlayerLead = {
  /** Makes it so; a segment that is not the one danced now begins anew. */
  apply(state: ClassState): void;
  /** Asks for a lost dancer once more. */
  tryAgain(): void;
  stop(): void;
};

/** The dancer's own timeline goes on behind the dance, with the exercises; a class does not dance them here. */
const scene = danceScene('class', wholeHouse(), { sources: [dancerSource(4)], repeats: false });

/** Returns how the player opens what a class dances. */
export function openingOf({ segment, loop, playing, rate }: ClassState): Opening {
  const range = segmentRange(segment);
  // A loop of one's own is danced without a pause.
  return { scene, startAt: range.start, loop: loop ? { kind: 'ab', range } : null, play: playing, rate };
}

/** Leads `player` until it is stopped; `onChange` tells what changed by itself: the segment, or that the dance has stopped. */
export function leadPlayer(player: PlayerStore, onChange: (change: Partial<ClassState>) => void): PlayerLead {
  let state: ClassState = classStart;
  let loaded = false;

  const open = () => player.send({ type: 'open', ...openingOf(state) });

  /** The dance goes on where it is. */
  function setLoop() {
    if (!state.loop) return player.send({ type: 'clearLoop' });
    const { start, end } = segmentRange(state.segment);
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
      if (loaded) return open();
    }
    if (!loaded || !state.playing) return;
    if (!isActive(now)) return tell({ playing: false });
    const segment = segmentOf(player.position());
    if (!state.loop && segment !== state.segment) tell({ segment });
  }

  const stop = player.subscribe(look);
  return {
    apply(next) {
      const before = state;
      state = next;
      if (next.side !== before.side) player.send({ type: 'setExtras', extras: { side: next.side } });
      if (!loaded) return;
      if (next.segment !== before.segment) return open();
      if (next.rate !== before.rate) player.send({ type: 'setRate', rate: next.rate });
      if (next.loop !== before.loop) setLoop();
      if (next.playing !== before.playing) player.send({ type: next.playing ? 'play' : 'pause' });
    },
    tryAgain: open,
    stop,
  };
}
