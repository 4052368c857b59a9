import { Ghost as GhostIcon, History, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { mirror } from '#mirror/content/mirror.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { chipClass } from '#platform/web/ui/chip.tsx';
import { Curve } from './curve.tsx';
import { Film } from './film.tsx';
import { type BarProps, MirrorBar, MirrorButton } from './mirror-bar.tsx';
import { shortMomentText } from './take-file.ts';
import type { StoredTake } from './take-store.ts';
import { useDanceOf } from './use-dance-of.ts';

type TakeViewProps = {
  take: StoredTake;
  /** The first take of the same segment; null if the shown take is the first. */
  first: StoredTake | null;
  /** Whether this browser could store the take. */
  kept: boolean;
  bar: BarProps;
  onBack: () => void;
  /** Called when the film is ready to start together with the dance. */
  onReady: () => void;
};

/**
 * Shows a take beside the dancer, with the dancer's outline over it, or beside the first take of the same segment;
 * below the take is the person's lateness.
 */
export function TakeView({ take, first, kept, bar, onBack, onReady }: TakeViewProps) {
  const text = useText(mirror);
  const [ghost, setGhost] = useState(false);
  const [compares, setCompares] = useState(false);
  const dance = useDanceOf(take);
  const before = compares ? first : null;
  const date = shortMomentText(take.recordedAt);
  return (
    <div className="mirror-view mirror-replay">
      <div className="mirror-films">
        {before && (
          <Film
            key={before.id}
            take={before}
            label={text('mirror_first', { date: shortMomentText(before.recordedAt) })}
          />
        )}
        <Film
          key={take.id}
          take={take}
          label={text(before ? 'mirror_latest' : 'mirror_take', { date })}
          ghost={ghost ? dance : null}
          onReady={onReady}
        />
      </div>
      {!kept && (
        <p className={chipClass('night', 'mirror-said')} role="alert">
          {text('mirror_not_kept')}
        </p>
      )}
      {dance && <Curve take={take} dance={dance} />}
      <MirrorBar {...bar}>
        <MirrorButton label={text('mirror_back')} onClick={onBack}>
          <Undo2 />
        </MirrorButton>
        {dance && (
          <MirrorButton label={text('mirror_ghost')} aria-pressed={ghost} onClick={() => setGhost(!ghost)}>
            <GhostIcon />
          </MirrorButton>
        )}
        {first && (
          <MirrorButton
            label={text('mirror_before_after')}
            aria-pressed={compares}
            onClick={() => setCompares(!compares)}
          >
            <History />
          </MirrorButton>
        )}
      </MirrorBar>
    </div>
  );
}
