import { Pause, Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { MediumSource } from '#rules/player/medium-source.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { Button } from '#web/ui/button.tsx';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { useSeen } from '#web/ui/use-seen.ts';
import { useReferenceSource } from './use-reference-source.ts';

const DancerStage = lazy(async () => ({
  default: (await import('#web/player/dancer/dancer-stage.tsx')).DancerStage,
}));
const LoopingMedium = lazy(async () => ({
  default: (await import('./looping-medium.tsx')).LoopingMedium,
}));

/**
 * The whole dance, silent and over and over. It stands still until asked where motion or data are to be saved, and where
 * it would come from another company's server.
 */
export function ReferenceCard() {
  const text = useReadCopy();
  const calm = useMediaQuery('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');
  const source = useReferenceSource();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [frame, seen] = useSeen<HTMLDivElement>();
  const playing = wanted ?? (!calm && !source?.host);

  return (
    <section className="card dashboard-reference">
      <div className="spread">
        <h2 className="card-title">{text('dashboard_reference_title')}</h2>
        <Button look="bone" size="small" onClick={() => setWanted(!playing)}>
          {playing ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}
          {text(playing ? 'dashboard_reference_pause' : 'dashboard_reference_play')}
        </Button>
      </div>
      <div ref={frame} className="screen">
        {seen && source && <Reference source={source} playing={playing} asked={wanted !== null} />}
      </div>
    </section>
  );
}

type ReferenceProps = {
  source: MediumSource;
  playing: boolean;
  /** Play or pause was pressed: only then may another company's server be asked for anything. */
  asked: boolean;
};

function Reference({ source, playing, asked }: ReferenceProps) {
  const [failed, setFailed] = useState(false);
  const understudy = failed || source.can.timeline === 'dance';
  if (source.host && !asked) return null;
  return (
    <Suspense>
      {understudy ? (
        <DancerStage playing={playing} muted />
      ) : (
        <LoopingMedium source={source} playing={playing} onFailed={() => setFailed(true)} />
      )}
    </Suspense>
  );
}
