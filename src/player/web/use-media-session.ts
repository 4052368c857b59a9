// Media keys, headset buttons and the lock screen, where the browser offers them to a page.

import { useEffect } from 'react';
import type { PlayerStore } from './player-store.ts';

type Words = { title: string; artist: string };

export function useMediaSession(player: PlayerStore, { title, artist }: Words, plays: boolean): void {
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session) return;
    session.metadata = new MediaMetadata({ title, artist });
    session.playbackState = plays ? 'playing' : 'paused';
  }, [title, artist, plays]);

  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session) return;
    const handlers: [MediaSessionAction, () => void][] = [
      ['play', () => player.send({ type: 'play' })],
      ['pause', () => player.send({ type: 'pause' })],
      ['seekbackward', () => player.send({ type: 'skip', by: -5 })],
      ['seekforward', () => player.send({ type: 'skip', by: 5 })],
      ['previoustrack', () => player.send({ type: 'restart' })],
    ];
    for (const [action, handler] of handlers) session.setActionHandler(action, handler);
    return () => {
      for (const [action] of handlers) session.setActionHandler(action, null);
      session.metadata = null;
      session.playbackState = 'none';
    };
  }, [player]);
}
