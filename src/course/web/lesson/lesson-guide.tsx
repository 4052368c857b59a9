import './guide.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CourseLesson } from '#course/content/course.ts';
import type { Stage } from '#course/rules/practice/guide.ts';
import type { Place } from '#course/rules/step-sequence.ts';
import { DanceStrip } from '#course/web/dance-strip.tsx';
import { useChecks } from '#course/web/queries/checks.ts';
import { useReadCopy } from '#platform/web/queries/copy.ts';
import { handFocusOn } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { Drill } from '#player/rules/drills.ts';
import { usePlayer, usePlayerState } from '#player/web/use-player.ts';
import { DrillProgress } from './drill-progress.tsx';
import { GuideWay } from './guide-way.tsx';
import { useGuide } from './use-guide.ts';
import { useMarkComplete } from './use-mark-complete.ts';

type LessonGuideProps = {
  lesson: CourseLesson;
  place: Place;
  onGo: (place: Place) => void;
  /** The warm-up or cool-down that was just danced to its end: each time another object. */
  exercised: { stage: Stage } | null;
  /** The dancing has stopped for now. */
  onRest: () => void;
};

/** Not to a button of it: the space bar goes on pausing the dance. */
const toGuide = handFocusOn(() => document.querySelector('.guide'));

/** The lesson leads: one big next step, one press each. It locks nothing, and is absent where no routine is danced. */
export function LessonGuide({ lesson, place, exercised, onGo, onRest }: LessonGuideProps) {
  const text = useReadCopy();
  const player = usePlayer();
  const checks = useChecks();
  const completion = useMarkComplete(lesson);
  const { stage, drills, ticks, way, coverage, pass, exercise, choose, takeBack } = useGuide(lesson);
  const { drill, dance } = useDrills(place, onGo, onRest);
  const countExercise = useEffectEvent(exercise);
  useEffect(() => {
    if (exercised) countExercise(exercised.stage);
  }, [exercised]);
  if (way.length === 0) return null;

  function go() {
    switch (stage) {
      case 'list':
        for (const id of ticks) checks.toggle(id);
        return onGo({ tab: 'practice', part: 1 });
      case 'complete':
        return completion.complete();
      case 'check':
        return dance(drills, { tab: 'zombie', part: 1 });
      default:
        return dance(drills);
    }
  }

  const skipped = way.some(({ state }) => state === 'skipped');
  const name = stage ?? (skipped ? 'skipped' : 'done');
  const number = way.findIndex((each) => each.stage === stage) + 1;
  return (
    <section className="stack tight guide" aria-label={text('dance_guide_label')}>
      {drill ? (
        <DrillProgress ref={toGuide} onStop={() => player.send({ type: 'stopLoop' })} />
      ) : (
        (stage || skipped) && (
          <div ref={toGuide} className="spread tight guide-actions">
            <Button
              key={name}
              ref={toGuide}
              size="large"
              className="guide-go"
              busy={completion.busy}
              onClick={stage ? go : takeBack}
            >
              {text(`dance_guide_${stage ?? 'skipped'}`)}
            </Button>
            {stage && (
              <Button ref={toGuide} look="quiet" size="small" onClick={() => pass(stage)}>
                {text('dance_guide_skip')}
              </Button>
            )}
          </div>
        )
      )}
      <GuideWay way={way} stage={stage} onChoose={choose} />
      <p className="guide-words">
        {stage && (
          <span className="quiet">{`${text('dance_guide_stage', { number, total: way.length })}. `}</span>
        )}
        <span>{text(`dance_guide_${name}_text`)}</span>
      </p>
      {coverage && <DanceStrip coverage={coverage} />}
    </section>
  );
}

/** At the end of a page the footer has pushed the stage up: as far as it lies above the window, or below the header, it comes back. */
function showStage() {
  const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const hidden = Math.max(0, edges('.site-header')?.bottom ?? 0) - (edges('.player-place')?.top ?? 0);
  if (hidden > 0) window.scrollBy({ top: -hidden, behavior: 'instant' });
}

/** Whether drills are danced, and the way to dance some: on another place of the lesson once its picture is there. */
function useDrills(place: Place, onGo: (place: Place) => void, onRest: () => void) {
  const player = usePlayer();
  const drill = usePlayerState(({ practice }) => practice?.loop.kind === 'drill');
  const scene = usePlayerState((state) => state.scene);
  const [waiting, setWaiting] = useState<{ drills: readonly Drill[]; from: typeof scene } | null>(null);
  const danced = useRef(false);

  useEffect(() => {
    if (danced.current && !drill) onRest();
    if (!danced.current && drill) showStage();
    danced.current = drill;
  }, [drill, onRest]);

  useEffect(() => {
    if (!waiting || waiting.from === scene) return;
    setWaiting(null);
    player.send({ type: 'drill', drills: waiting.drills });
  }, [player, scene, waiting]);

  return {
    drill,
    dance(drills: readonly Drill[], on: Place = place) {
      window.scrollTo({ top: 0 });
      if (on.tab === place.tab) return player.send({ type: 'drill', drills });
      setWaiting({ drills, from: scene });
      onGo(on);
    },
  };
}
