// The edges of a player for measurements: the media are given, and all callbacks do nothing.

import { deviceMemory } from '../device-memory.ts';
import type { PlayerEdges } from '../player-store.ts';

export function quietEdges(makeMedium: PlayerEdges['makeMedium']): PlayerEdges {
  return {
    text: () => '',
    makeMedium,
    now: () => performance.now(),
    memory: deviceMemory(null),
    toast: () => {},
    log: () => {},
  };
}
