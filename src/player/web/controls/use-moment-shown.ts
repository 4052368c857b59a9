import { useCallback, useSyncExternalStore } from 'react';
import type { ScoreMoment } from '#dance/rules/score/score.ts';
import { rateFor } from '#player/rules/enter-phase.ts';
import { untilNextCount } from '#player/rules/next-count.ts';
import { sourceOf } from '#player/rules/player-state.ts';
import { momentShown } from '#player/rules/shown-counts.ts';
import type { PlayerStore } from '../player-store.ts';
import { usePlayer } from '../use-player.ts';

/** The words of a caller now, on their beat; null where the medium in use shows no count. */
export function useMomentShown(): ScoreMoment | null {
  const player = usePlayer();
  useSyncExternalStore(
    useCallback((changed: () => void) => watchCounts(player, changed), [player]),
    () => momentKey(momentNow(player)),
  );
  return momentNow(player);
}

/**
 * Calls `changed` with every report of the player and, between two reports, when the next count comes: most media report
 * more seldom than a count may be late. Returns the function that ends this.
 */
function watchCounts(player: PlayerStore, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    changed();
    clearTimeout(timer);
    const state = player.getState();
    const seconds =
      state.phase.name === 'playing' ? untilNextCount(sourceOf(state), player.position()) : null;
    // Browsers cut off parts of a millisecond, and would look just before the count.
    if (seconds !== null) timer = setTimeout(look, Math.max(1, Math.ceil((seconds * 1000) / rateFor(state))));
  }

  const stop = player.subscribe(look);
  look();
  return () => {
    stop();
    clearTimeout(timer);
  };
}

function momentNow(player: PlayerStore): ScoreMoment | null {
  return momentShown(sourceOf(player.getState()), player.position());
}

/** Changes exactly when something else is to be shown. */
function momentKey(now: ScoreMoment | null): string {
  return now ? `${now.section} ${now.phrase} ${now.count} ${now.cue}` : '';
}
