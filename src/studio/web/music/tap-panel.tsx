import { useState } from 'react';
import type { Anchor } from '#dance/rules/recording/recording.ts';
import { anchorOf, withAnchor } from '#dance/rules/recording/tapped-beats.ts';
import { steadyAnchors } from '#dance/rules/recording/tempo-map.ts';
import { type FittedTaps, fewestTaps, fitTaps } from '#dance/rules/score/taps.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { CheckField, Field } from '#platform/web/ui/field.tsx';
import { useListening } from './use-listening.ts';

type TapPanelProps = {
  sound: AudioBuffer;
  anchors: readonly Anchor[];
  onAnchors: (anchors: Anchor[]) => void;
};

/** Hear the recording, tap its beats, hear whether the clicks fall on them. */
export function TapPanel({ sound, anchors, onAnchors }: TapPanelProps) {
  const listening = useListening(sound);
  const [from, setFrom] = useState('0');
  const [clicks, setClicks] = useState(false);
  const [taps, setTaps] = useState<readonly number[]>([]);
  const tapped = fitTaps(taps, 0);
  const use = (next: Anchor[]) => {
    onAnchors(next);
    setTaps([]);
  };

  return (
    <section className="stack box studio-box" aria-label="Hear it and tap the beats">
      <Field
        label="Play from (seconds)"
        type="number"
        min={0}
        max={Math.floor(sound.duration)}
        step="any"
        value={from}
        onChange={(change) => setFrom(change.target.value)}
      />
      <CheckField
        label="Click on each beat of the dance"
        checked={clicks}
        onChange={(change) => setClicks(change.target.checked)}
      />
      <div className="cluster">
        {listening.plays ? (
          <Button look="bone" onClick={listening.stop}>
            Stop
          </Button>
        ) : (
          <Button
            look="bone"
            onClick={() => {
              setTaps([]);
              listening.play(
                Math.min(Math.max(0, Number(from) || 0), sound.duration),
                clicks ? anchors : null,
              );
            }}
          >
            Play the recording
          </Button>
        )}
        <Button disabled={!listening.plays} onClick={() => setTaps([...taps, listening.heard()])}>
          Tap on each beat
        </Button>
      </div>
      <p role="status">{tappedText(taps.length, tapped)}</p>
      {tapped && (
        <div className="cluster">
          <Button
            look="bone"
            onClick={() => use(steadyAnchors(Math.max(0, tapped.anchors[0]?.at ?? 0), tapped.tempo))}
          >
            The first tap was the dance’s first count
          </Button>
          <Button look="bone" onClick={() => use(withAnchor(anchors, anchorOf(tapped, anchors)))}>
            The beats are right here
          </Button>
        </div>
      )}
    </section>
  );
}

function tappedText(taps: number, tapped: FittedTaps | null): string {
  if (tapped) return `${tapped.tempo.toFixed(1)} beats a minute, after ${taps} taps.`;
  return taps < fewestTaps
    ? `Tap at least eight times, with the beat. ${taps} so far.`
    : 'These taps are too uneven. Play again and tap once on each beat.';
}
