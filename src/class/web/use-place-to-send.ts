import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import type { ClassDance } from '#class/rules/class-dance.ts';
import type { ClassTask } from '#class/rules/class-state.ts';
import { placeToSend, type SentPlace, uncounted } from '#class/rules/sent-place.ts';
import { sourceOf } from '#player/rules/player-state.ts';
import type { PlayerStore } from '#player/web/player-store.ts';
import { type Stood, waitOf } from './lead-player.ts';

/** Places of a paused dance are rounded to a twentieth of a second. */
const perSecond = 20;

/**
 * Returns the place of the class's player as phones get it (`sentPlace`) and as a reload needs it (`stood`), and
 * `mark`, which changes when phones can no longer work the place out by themselves.
 */
export function usePlaceToSend(dance: ClassDance, player: PlayerStore, task: RefObject<ClassTask | null>) {
  const sentPlace = useCallback((): SentPlace => {
    const state = player.getState();
    const at = placeToSend(dance, sourceOf(state), player.position(), task.current);
    return { at, wait: waitOf(state, performance.now()) };
  }, [dance, player, task]);
  const stood = useCallback((): Stood => {
    const loop = player.getState().practice?.loop;
    return { second: player.position(), drill: loop?.kind === 'drill' ? loop.index : 0 };
  }, [player]);
  const mark = useOfPlayer(player, () => {
    const { name } = player.getState().phase;
    const place =
      name === 'playing' ? sentPlace().at !== uncounted : Math.round(player.position() * perSecond);
    return `${name} ${place}`;
  });
  return { sentPlace, stood, mark };
}

/** Returns the value of `look()`, which is called again with each change of the player. */
export function useOfPlayer<Value>(player: PlayerStore, look: () => Value): Value {
  return useSyncExternalStore(player.subscribe, look, look);
}
