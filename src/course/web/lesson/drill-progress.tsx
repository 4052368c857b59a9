import type { Ref } from 'react';
import { useReadCopy } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { usePlayerState } from '#player/web/use-player.ts';

/** How much of the drills is still to dance, and the way out. */
export function DrillProgress({ ref, onStop }: { ref: Ref<HTMLDivElement>; onStop: () => void }) {
  const text = useReadCopy();
  const left = usePlayerState(({ practice }) => {
    const loop = practice?.loop;
    if (loop?.kind !== 'drill') return 0;
    const times = loop.drills.slice(loop.index).reduce((sum, drill) => sum + drill.times, 0);
    return times - (practice?.danced ?? 0);
  });
  return (
    <div ref={ref} className="spread tight guide-actions">
      <p role="status" aria-live="off">
        {text('dance_guide_left', { count: left })}
      </p>
      <Button look="bone" onClick={onStop}>
        {text('dance_guide_stop')}
      </Button>
    </div>
  );
}
