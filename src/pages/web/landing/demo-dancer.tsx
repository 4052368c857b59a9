import { useEffect, useRef } from 'react';
import { useText } from '#platform/web/queries/copy.ts';
import { danceScene } from '#player/rules/scene.ts';
import { PracticePlayer } from '#player/web/controls/practice-player.tsx';
import { deviceMemory } from '#player/web/device-memory.ts';
import { useNewPlayer } from '#player/web/use-player.ts';

/** Seconds of the routine that the demo dances over and over: two phrases. */
const range = { start: 60, end: 90 };

const scene = danceScene('demo', range, { repeats: false });

/** The lessons' own stage on the landing page. Changes of its controls are not kept. */
export function DemoDancer() {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const player = useNewPlayer({}, () => ({ scene, startAt: null, loop: { kind: 'ab', range }, play: true }), {
    memory: deviceMemory(null),
  });

  // The button that was pressed is gone; the focus goes on to its successor.
  useEffect(() => place.current?.querySelector<HTMLElement>('.row-play')?.focus({ preventScroll: true }), []);

  return (
    <div ref={place} className="landing-demo-frame landing-demo-dancer">
      <PracticePlayer player={player} title={text('landing_demo_title')} leads={false} />
    </div>
  );
}
