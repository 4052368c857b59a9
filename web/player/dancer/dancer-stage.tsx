// The dancer for places that only show it: the landing page's demo and the dashboard's reference. It loops its stretch,
// starts only when told to, and is silent unless asked otherwise.

import { useEffect, useRef } from 'react';
import { dancerSource } from '#rules/player/medium-source.ts';
import { useCopy } from '#web/queries/copy.ts';
import { type DancerMedium, makeDancer } from './dancer-medium.ts';
import type { Side } from './paint/camera.ts';

export type DancerStageProps = {
  /** Seconds of the routine that are danced over and over; all of it when left out. */
  start?: number;
  end?: number;
  playing: boolean;
  rate?: number;
  view?: Side;
  mirrored?: boolean;
  /** Dancers behind the lead: 0, 2 or 4. */
  chorus?: number;
  muted?: boolean;
  /** Told about ten times a second while dancing; seconds of the routine. */
  onTime?: (seconds: number) => void;
};

export function DancerStage({
  start = 0,
  end = 360,
  playing,
  rate = 1,
  view = 'front',
  mirrored = false,
  chorus = 0,
  muted = true,
  onTime,
}: DancerStageProps) {
  const label = useRef(useCopy('player_stage_dancer'));
  const host = useRef<HTMLDivElement>(null);
  const dancer = useRef<DancerMedium | null>(null);
  const told = useRef(onTime);
  told.current = onTime;

  useEffect(() => {
    if (!host.current) return;
    const made = makeDancer(host.current, dancerSource(), label.current);
    dancer.current = made;
    void made.load({ start: 0, rate: 1, muted: true });
    made.listen((event) => {
      if (event.type === 'time') told.current?.(made.position());
      if (event.type === 'rangeEnd') made.play();
    });
    return () => {
      dancer.current = null;
      made.destroy();
    };
  }, []);
  useEffect(() => {
    dancer.current?.setRange({ start, end });
    dancer.current?.seek(start);
  }, [start, end]);
  useEffect(() => dancer.current?.setRate(rate), [rate]);
  useEffect(() => dancer.current?.setView({ side: view, mirrored }), [view, mirrored]);
  useEffect(() => dancer.current?.setChorus(chorus), [chorus]);
  useEffect(() => dancer.current?.setVolume({ level: 1, muted }), [muted]);
  useEffect(() => {
    if (playing) dancer.current?.play();
    else dancer.current?.pause();
  }, [playing]);

  return <div ref={host} className="dancer-frame" />;
}
