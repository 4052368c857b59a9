import { useEffect, useRef } from 'react';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { phraseCounts } from '#dance/rules/score/score.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { sceneRange } from '#player/rules/player-state.ts';
import { danceScene } from '#player/rules/scene.ts';
import { PracticePlayer } from '#player/web/controls/practice-player.tsx';
import { deviceMemory } from '#player/web/device-memory.ts';
import { useNewPlayer } from '#player/web/use-player.ts';

/** Phrases of the routine that the demo dances over and over. */
const scene = danceScene('demo', phraseCounts(houseScore(), 5, 6), { repeats: false });
const range = sceneRange(scene, scene.sources[0] ?? null);

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
