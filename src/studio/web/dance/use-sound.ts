import { useEffect, useState } from 'react';
import { readStoredSound } from '../music/read-recording.ts';
import type { TapMedium } from './tap-medium.ts';

/**
 * Loads a recording as a medium to tap to. The recording is decoded, because browsers seek inexactly in files of a
 * variable bit rate.
 */
export function useSound(name: string | null): { medium: TapMedium | null; failed: string } {
  const [medium, setMedium] = useState<TapMedium | null>(null);
  const [failed, setFailed] = useState('');
  useEffect(() => {
    if (name === null) return;
    let isGone = false;
    let made: TapMedium | null = null;
    readStoredSound(name)
      .then(({ sound }) => {
        if (isGone) return;
        made = soundMedium(sound);
        setMedium(made);
      })
      .catch((error: Error) => !isGone && setFailed(error.message));
    return () => {
      isGone = true;
      made?.pause();
      setMedium(null);
      setFailed('');
    };
  }, [name]);
  return { medium, failed };
}

/** Returns decoded music as a medium to tap to. */
export function soundMedium(sound: AudioBuffer): TapMedium {
  let at = 0;
  let playing: { context: AudioContext; begun: number } | null = null;

  function position() {
    if (!playing) return at;
    const { context, begun } = playing;
    return Math.min(
      sound.duration,
      Math.max(at, at + context.currentTime - (context.outputLatency || 0) - begun),
    );
  }

  function pause() {
    at = position();
    const stopped = playing;
    playing = null;
    void stopped?.context.close();
  }

  function play() {
    if (playing) return;
    if (at >= sound.duration - 0.1) at = 0;
    const context = new AudioContext();
    const source = new AudioBufferSourceNode(context, { buffer: sound });
    source.connect(context.destination);
    const begun = context.currentTime + 0.1;
    source.start(begun, at);
    source.onended = () => {
      if (playing?.context === context) pause();
    };
    playing = { context, begun };
  }

  return {
    play,
    pause,
    position,
    seek(seconds) {
      const goesOn = playing !== null;
      if (goesOn) pause();
      at = Math.min(sound.duration, Math.max(0, seconds));
      if (goesOn) play();
    },
    duration: () => sound.duration,
    state: () => (playing ? 'playing' : 'paused'),
  };
}
