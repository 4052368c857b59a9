import { useEffect, useState } from 'react';
import { countAt, type Span } from '#dance/rules/score/mapping.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { clockText } from '#studio/rules/step-problems.ts';
import { countText } from '#studio/rules/tapped-spans.ts';
import type { TapMedium } from './tap-medium.ts';

type TapPlayerProps = { medium: TapMedium | null; score: Score; spans: readonly Span[]; onPlay: () => void };

/** Play and jump buttons, with the place in the medium and the current count. */
export function TapPlayer({ medium, score, spans, onPlay }: TapPlayerProps) {
  const [now, setNow] = useState({ position: 0, plays: false });
  useEffect(() => {
    if (!medium) return;
    const look = () => {
      const [position, plays] = [medium.position(), medium.state() === 'playing'];
      setNow((before) =>
        before.position === position && before.plays === plays ? before : { position, plays },
      );
    };
    look();
    const timer = setInterval(look, 50);
    return () => clearInterval(timer);
  }, [medium]);
  const count = countAt({ spans }, now.position);
  return (
    <>
      <p className="studio-count">
        <output>{count === null ? 'No count here' : countText(score, count)}</output>
      </p>
      <div className="cluster">
        <Button
          look={now.plays ? 'bone' : 'gold'}
          size="large"
          disabled={!medium}
          onClick={() => (now.plays ? medium?.pause() : onPlay())}
        >
          {now.plays ? 'Pause' : 'Play'}
        </Button>
        {[-5, 5].map((seconds) => (
          <Button
            key={seconds}
            look="bone"
            size="small"
            disabled={!medium}
            onClick={() => medium?.seek(Math.max(0, medium.position() + seconds))}
          >
            {`${seconds > 0 ? '+' : '−'}${Math.abs(seconds)} s`}
          </Button>
        ))}
        <Button look="bone" size="small" disabled={!medium} onClick={() => medium?.seek(0)}>
          From the beginning
        </Button>
        <span className="studio-position">{clockText(Math.floor(now.position * 10) / 10)}</span>
      </div>
    </>
  );
}
