// The player in React: one store for each screen in a context, read through selectors. A component renders again
// only when its selected value has changed. A part that moves all the time subscribes to the store and draws
// without React.

import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { wakeAtPresses } from '#dance/web/sound/audio-context.ts';
import { fixedText } from '#platform/web/fixed-text.ts';
import { useSettings, useText } from '#platform/web/queries/copy.ts';
import { showToast, type Toast } from '#platform/web/ui/toast.ts';
import type { Opening } from '#player/rules/player-event.ts';
import type { PlayerState } from '#player/rules/player-state.ts';
import type { PlayerSettings } from '#player/rules/settings.ts';
import { deviceMemory } from './device-memory.ts';
import { sendSide } from './kept-side.ts';
import { warn } from './medium-host.ts';
import { createPlayer, type PlayerEdges, type PlayerStore, type ToastEffect } from './player-store.ts';

export const PlayerContext = createContext<PlayerStore | null>(null);

/** The player of the screen around the component. */
export function usePlayer(): PlayerStore {
  const player = useContext(PlayerContext);
  if (!player) throw new Error('A player part stands outside of a player');
  return player;
}

/**
 * The part of the player's state that `select` returns. `select` must return the same object while nothing has
 * changed.
 */
export function usePlayerState<T>(select: (state: PlayerState) => T): T {
  const player = usePlayer();
  return useSyncExternalStore(player.subscribe, () => select(player.getState()));
}

/** Returns the function that changes some of the settings on this device. */
export function useChangeSettings(): (settings: Partial<PlayerSettings>) => void {
  const player = usePlayer();
  return (settings) => player.send({ type: 'changeSettings', settings });
}

type Callbacks = Pick<PlayerEdges, 'advance' | 'finished' | 'danced'>;

/**
 * Makes a player that exists as long as the calling screen. `opening` returns what the player's first render
 * shows; `other` replaces some of the player's usual edges.
 */
export function useNewPlayer(
  callbacks: Callbacks,
  opening: () => Opening | null = () => null,
  other: Partial<PlayerEdges> = {},
): PlayerStore {
  const text = useText();
  const { recording } = useSettings();
  const latest = useRef({ ...callbacks, text, recording });
  useEffect(() => {
    latest.current = { ...callbacks, text, recording };
  });
  const [player] = useState(() =>
    createPlayer(
      {
        text: (key, values) => latest.current.text(key, values),
        recording: () => latest.current.recording ?? null,
        now: () => performance.now(),
        memory: deviceMemory(),
        toast: (effect) => showToast(toastOf(effect)),
        advance: () => latest.current.advance?.(),
        finished: () => latest.current.finished?.(),
        danced: (repetition) => latest.current.danced?.(repetition),
        log: warn,
        ...other,
      },
      opening(),
    ),
  );
  useEffect(() => () => player.destroy(), [player]);
  useEffect(() => void sendSide(), []);
  // Presses are followed even before anything is loaded, because media that load after a press can't start sound
  // by themselves.
  useEffect(() => wakeAtPresses(() => wantsSound(player.getState().settings)), [player]);
  return player;
}

const wantsSound = ({ sound, click }: PlayerSettings) => sound || click;

function toastOf(effect: ToastEffect): Toast {
  if (effect.about === 'speedSet')
    return { kind: 'info', text: fixedText('toast.speedSet', { n: effect.rate }) };
  const fails = effect.about === 'noVideo' || effect.about === 'videoFailed';
  return { kind: fails ? 'error' : 'info', text: fixedText(`toast.${effect.about}`) };
}
