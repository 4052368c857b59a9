import type { Range } from '#player/rules/range.ts';
import type { PlayerStore } from '#player/web/player-store.ts';

/** Makes the player practise `range` as a loop. */
export function loopRange(player: PlayerStore, { start, end }: Range): void {
  player.send({ type: 'clearLoop' });
  player.send({ type: 'setEnd', end: 'a', at: start });
  player.send({ type: 'setEnd', end: 'b', at: end });
}
