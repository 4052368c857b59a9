import { useEffect, useRef, useState } from 'react';
import { countSeconds } from '#dance/content/routine/routine.ts';
import type { Anchor } from '#dance/rules/recording/recording.ts';
import { tempoMap } from '#dance/rules/recording/tempo-map.ts';

/** Seconds by which clicks are handed over ahead. */
const ahead = 0.5;

/** Lets the operator hear the recording as it is. */
export function useListening(sound: AudioBuffer) {
  const [plays, setPlays] = useState(false);
  const playing = useRef<{ context: AudioContext; from: number; begun: number } | null>(null);

  function stop() {
    void playing.current?.context.close();
    playing.current = null;
    setPlays(false);
  }

  /** From `from` (seconds of the recording) on, with a click on each beat of `anchors`; null for none. */
  function play(from: number, anchors: readonly Anchor[] | null) {
    stop();
    const context = new AudioContext();
    const source = new AudioBufferSourceNode(context, { buffer: sound });
    source.connect(context.destination);
    const begun = context.currentTime + 0.1;
    source.start(begun, from);
    playing.current = { context, from, begun };
    setPlays(true);
    const timer = anchors && setInterval(clicksOn(context, anchors, from, begun), (ahead * 1000) / 4);
    source.onended = () => playing.current?.context === context && stop();
    context.onstatechange = () => context.state === 'closed' && timer && clearInterval(timer);
  }

  /** The second of the recording that is heard now. */
  function heard() {
    if (!playing.current) return 0;
    const { context, from, begun } = playing.current;
    return from + context.currentTime - (context.outputLatency || 0) - begun;
  }

  useEffect(() => () => void playing.current?.context.close(), []);
  return { plays, play, stop, heard };
}

/** Hands over the clicks of the beats that are due soon; to be called again and again. */
function clicksOn(
  context: AudioContext,
  anchors: readonly Anchor[],
  from: number,
  begun: number,
): () => void {
  const { musicAt, danceAt } = tempoMap(anchors);
  let beat = Math.max(0, Math.ceil(danceAt(from) / countSeconds));
  return () => {
    for (; ; beat++) {
      const at = begun + musicAt(beat * countSeconds) - from;
      if (at > context.currentTime + ahead) return;
      if (at < context.currentTime) continue;
      const click = new OscillatorNode(context, { frequency: beat % 8 === 0 ? 1800 : 1200 });
      const level = new GainNode(context, { gain: 0 });
      level.gain.setValueAtTime(0.5, at);
      level.gain.exponentialRampToValueAtTime(0.001, at + 0.05);
      click.connect(level).connect(context.destination);
      click.start(at);
      click.stop(at + 0.06);
    }
  };
}
