import { useCallback, useSyncExternalStore } from 'react';
import type { ScoreMoment } from '#dance/rules/score/score.ts';
import { rateFor } from '#player/rules/enter-phase.ts';
import { untilNextCount } from '#player/rules/next-count.ts';
import { shownRange, sourceOf } from '#player/rules/player-state.ts';
import { momentShown, nextShown } from '#player/rules/shown-counts.ts';
import type { PlayerStore } from '../player-store.ts';
import { usePlayer } from '../use-player.ts';

/** The count and the words at this moment, changed exactly on the beat; null where the medium in use shows no count. */
export function useMomentShown(): ScoreMoment | null {
  const player = usePlayer();
  useSyncExternalStore(
    useCallback((changed: () => void) => watchCounts(player, changed), [player]),
    () => momentKey(momentNow(player)),
  );
  return momentNow(player);
}

/**
 * Returns, while the medium in use shows no count, the next move (null if none follows) and the second of the
 * medium at which it begins. Returns null while a count is shown.
 */
export function useNextShown(): { moment: ScoreMoment | null; at: number } | null {
  const player = usePlayer();
  const at = useSyncExternalStore(
    useCallback((changed: () => void) => watchCounts(player, changed), [player]),
    () => (momentNow(player) ? null : (nextNow(player)?.at ?? Number.POSITIVE_INFINITY)),
  );
  return at === null ? null : { moment: nextNow(player)?.moment ?? null, at };
}

/**
 * Calls `changed` with every report of the player and, between two reports, when the next count comes, because
 * most media report too seldom to show a count on its beat. Returns the function that ends these calls.
 */
function watchCounts(player: PlayerStore, changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look() {
    changed();
    clearTimeout(timer);
    const state = player.getState();
    const seconds =
      state.phase.name === 'playing' ? untilNextCount(sourceOf(state), player.position()) : null;
    // Browsers ignore fractions of a millisecond in a delay, so a delay that is not rounded up would end just
    // before the count.
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

/** The beginning of the next counts within the range that is shown; null if there is none. */
function nextNow(player: PlayerStore) {
  const state = player.getState();
  const next = nextShown(sourceOf(state), player.position());
  return next && next.at < shownRange(state).end ? next : null;
}

/** A text that changes exactly when other words are to be shown. */
function momentKey(now: ScoreMoment | null): string {
  return now ? `${now.section} ${now.phrase} ${now.count} ${now.cue}` : '';
}
