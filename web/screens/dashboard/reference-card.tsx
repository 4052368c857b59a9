import { Pause, Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useReadCopy } from '#web/queries/copy.ts';
import { Button } from '#web/ui/button.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { useSeen } from '#web/ui/use-seen.ts';

const DancerStage = lazy(async () => ({
  default: (await import('#web/player/dancer/dancer-stage.tsx')).DancerStage,
}));

/** The whole dance, silent and over and over. It stands still until asked where motion or data are to be saved. */
export function ReferenceCard() {
  const text = useReadCopy();
  const calm = useMediaQuery('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [frame, seen] = useSeen<HTMLDivElement>();
  const playing = wanted ?? !calm;

  return (
    <section className="card dashboard-reference">
      <div className="dashboard-reference-head">
        <h2 className="card-title">{text('dashboard_reference_title')}</h2>
        <Button look="bone" size="small" onClick={() => setWanted(!playing)}>
          {playing ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}
          {text(playing ? 'dashboard_reference_pause' : 'dashboard_reference_play')}
        </Button>
      </div>
      <div ref={frame} className="dashboard-reference-frame">
        {seen && (
          <Suspense>
            <DancerStage playing={playing} muted />
          </Suspense>
        )}
      </div>
    </section>
  );
}
