import { useEffect, useRef } from 'react';
import type { CourseStep } from '#course/content/course.ts';
import { isDanced } from '#course/rules/house-dance.ts';
import { type SceneLesson, sceneOf, scoreOf, wholeScene } from '#course/rules/step-scene.ts';
import { useRehearsal } from '#course/web/queries/course.ts';
import { type Counts, phraseCounts, type Score } from '#dance/rules/score/score.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Loading } from '#platform/web/ui/loading.tsx';
import type { MediumSource } from '#player/rules/medium-source.ts';
import type { Opening } from '#player/rules/player-event.ts';
import { sceneRange } from '#player/rules/player-state.ts';
import type { Scene } from '#player/rules/scene.ts';
import { rangeOn } from '#player/rules/shown-counts.ts';
import { PracticePlayer } from '#player/web/controls/practice-player.tsx';
import { deviceMemory } from '#player/web/device-memory.ts';
import { useNewPlayer } from '#player/web/use-player.ts';

/** The phrases that the demo repeats. */
const shownPhrases = { first: 5, last: 6 };

/** How many seconds the demo shows of a video that is not mapped. */
const shownSeconds = 30;

/** Shows the lessons' player on the landing page, with the course's dance. Changes of its settings are not kept. */
export function DemoDancer() {
  const { lesson, step, isPending } = useRehearsal();
  return (
    <div className="landing-demo-frame landing-demo-dancer">
      {isPending ? <Loading /> : <Demo opening={openingOf(step ?? null, lesson ?? null)} />}
    </div>
  );
}

function Demo({ opening }: { opening: Opening }) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const player = useNewPlayer({}, () => opening, { memory: deviceMemory(null) });

  // The pressed button is gone, so the focus moves to the button that replaces it.
  useEffect(() => place.current?.querySelector<HTMLElement>('.row-play')?.focus({ preventScroll: true }), []);

  return (
    <div ref={place}>
      <PracticePlayer player={player} title={text('landing_demo_title')} leads={false} />
    </div>
  );
}

/** Returns how the demo opens: our own media play at once; a video of another company asks for a press first. */
function openingOf(step: CourseStep | null, lesson: SceneLesson | null): Opening {
  const scene = demoScene(step, lesson);
  const source = scene.sources[0] ?? null;
  const range = demoRange(scene, source);
  return { scene, startAt: range.start, loop: { kind: 'ab', range }, play: source?.host === null };
}

function demoScene(step: CourseStep | null, lesson: SceneLesson | null): Scene {
  const others = step && lesson && !isDanced(step) ? sceneOf(step, { lesson }) : null;
  const scene = others && others.sources.length > 0 ? others : wholeScene('demo', lesson ?? {});
  const score = scoreOf(lesson ?? {});
  return { ...scene, id: 'demo', counts: demoCounts(score), repeats: false, items: [] };
}

/** Returns the counts of the shown phrases, or of the last two phrases of a shorter dance. */
function demoCounts(score: Score): Counts {
  const last = Math.min(shownPhrases.last, score.phrases.length);
  return phraseCounts(score, Math.max(1, last - (shownPhrases.last - shownPhrases.first)), last);
}

function demoRange(scene: Scene, source: MediumSource | null) {
  const counted = rangeOn(source, { score: scene.score.id, counts: scene.counts });
  if (counted) return counted;
  const { start, end } = sceneRange(scene, source);
  return { start, end: Math.min(end, start + shownSeconds) };
}
