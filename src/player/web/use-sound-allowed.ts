import { useSyncExternalStore } from 'react';
import { soundAllowed, watchSoundAllowed } from '#dance/web/sound/audio-context.ts';

/** Whether the dancer's sound can be heard without another press. */
export function useSoundAllowed(): boolean {
  return useSyncExternalStore(watchSoundAllowed, soundAllowed, () => false);
}
