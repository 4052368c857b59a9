import '../dance/dance.css';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Anchor } from '#dance/rules/recording/recording.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { type MappedCount, secondOf } from '#dance/rules/score/mapping.ts';
import { lengthOf } from '#dance/rules/score/score.ts';
import { CheckField } from '#platform/web/ui/field.tsx';
import { TapPlayer } from '../dance/tap-player.tsx';
import { TapTaps } from '../dance/tap-taps.tsx';
import { useClicks } from '../dance/use-clicks.ts';
import { soundMedium } from '../dance/use-sound.ts';

type MusicTapsProps = {
  sound: AudioBuffer;
  anchors: readonly Anchor[];
  onAnchors: (anchors: Anchor[]) => void;
};

/** Plays the recording under the house routine, takes taps on its beats, and clicks on the counts. */
export function MusicTaps({ sound, anchors, onAnchors }: MusicTapsProps) {
  const score = houseScore();
  const medium = useMemo(() => soundMedium(sound), [sound]);
  useEffect(() => () => medium.pause(), [medium]);
  const button = useRef<HTMLButtonElement>(null);
  const [clicks, setClicks] = useState(true);
  const mapping = useMemo(() => {
    const counts = anchors.map(({ beat, at }) => ({ count: beat, at }));
    return { spans: [{ from: 0, until: lengthOf(score), anchors: counts }] };
  }, [anchors, score]);
  useClicks({ medium, score, mapping, on: clicks });

  return (
    <section className="stack" aria-label="Hear it and tap the beats">
      <TapPlayer
        medium={medium}
        score={score}
        spans={mapping.spans}
        onPlay={() => {
          medium.play();
          // The focus moves to the tap button: if the focus stayed on the Play button, the space bar would pause the
          // music and not tap.
          button.current?.focus({ preventScroll: true });
        }}
      />
      <CheckField
        label="Click on each count"
        checked={clicks}
        onChange={({ target }) => setClicks(target.checked)}
      />
      <TapTaps
        button={button}
        medium={medium}
        score={score}
        spans={mapping.spans}
        again="The whole dance by these taps"
        onAnchors={(tapped) => onAnchors(fromTheFirst(tapped))}
        onSpans={([span]) => {
          if (span) onAnchors(span.anchors.map(({ count, at }) => ({ beat: count, at })));
        }}
      />
    </section>
  );
}

/**
 * Returns anchors that begin with an anchor for the first count of the dance, which the fields show. If the recording
 * begins less than 0.1 s after that count, the anchor is at second 0.
 */
function fromTheFirst(anchors: readonly MappedCount[]): Anchor[] {
  const first = secondOf({ from: 0, until: 0, anchors }, 0);
  const behind = anchors.filter(({ count }) => count > 0).map(({ count, at }) => ({ beat: count, at }));
  return [{ beat: 0, at: first > -0.1 ? Math.max(0, first) : first }, ...behind];
}
