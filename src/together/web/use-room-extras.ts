import { useState } from 'react';
import type { PlayerExtras } from '#player/rules/settings.ts';
import { deviceMemory } from '#player/web/device-memory.ts';

/** The player's own settings on this device, as lessons use them, and how to change and keep them. */
export function useRoomExtras(): [PlayerExtras, (change: Partial<PlayerExtras>) => void] {
  const [memory] = useState(() => deviceMemory());
  const [extras, setExtras] = useState(() => memory.readExtras());
  return [
    extras,
    (change) => {
      const next = { ...extras, ...change };
      setExtras(next);
      memory.saveExtras(next);
    },
  ];
}
