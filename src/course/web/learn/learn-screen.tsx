import './learn.css';
import { Suspense, useState } from 'react';
import { parts } from '#course/content/parts.ts';
import { hasBegun } from '#course/rules/has-begun.ts';
import { DanceStrip } from '#course/web/dance-strip.tsx';
import { LessonProgress } from '#course/web/lesson-progress.tsx';
import { useCourse } from '#course/web/queries/course.ts';
import { useShownProgress } from '#course/web/use-shown-progress.ts';
import { useEventCountdown } from '#event/web/event-countdown.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Skeletons } from '#platform/web/ui/skeleton.tsx';
import { PartSection } from './part-section.tsx';
import { PlanCard } from './plan-card.tsx';
import { RehearsalCard } from './rehearsal-card.tsx';
import { useLearnArrival } from './use-learn-arrival.ts';

const TrophyModal = lazyComponent(
  async () => (await import('./trophy-modal.tsx')).TrophyModal,
  () => null,
);

const Glory = lazyComponent(
  async () => (await import('./glory.tsx')).Glory,
  () => null,
);

/** The lesson list: a path through the four parts to the rehearsal. */
export function LearnScreen() {
  const text = useText();
  const course = useCourse();
  const { progress, pending, failed, retry } = useShownProgress();
  const { trophy, next, glory, endGlory } = useLearnArrival();
  const [celebrates, setCelebrates] = useState(false);
  if (trophy && !celebrates) setCelebrates(true);

  return (
    <div className="page stack learn">
      <div className="spread">
        <h1>{text('learn_title')}</h1>
        <CountdownLine />
      </div>
      <LessonProgress completed={progress.completed_count} />
      {hasBegun(progress) && progress.dance?.coverage && <DanceStrip coverage={progress.dance.coverage} />}
      {failed && <ErrorState onRetry={retry} />}
      {course.isError && !failed && <ErrorState onRetry={() => void course.refetch()} />}
      {course.isPending || pending ? (
        <Skeletons names={['1', '2', '3', '4', '5', '6']} />
      ) : (
        <>
          {parts.map((part) => (
            <PartSection key={part.part} part={part} lessons={course.data ?? []} progress={progress} />
          ))}
          <RehearsalCard progress={progress} />
          {progress.dance && <PlanCard {...progress.dance} />}
        </>
      )}
      {glory && (
        <Suspense fallback={null}>
          <Glory
            streak={progress.current_streak}
            next={progress.next_lesson?.order_num ?? null}
            onOver={endGlory}
          />
        </Suspense>
      )}
      {celebrates && (
        <Suspense fallback={null}>
          <TrophyModal part={trophy} onClose={next} />
        </Suspense>
      )}
    </div>
  );
}

/** The countdown to the event in days, hours and minutes, as a sentence. */
function CountdownLine() {
  const text = useText();
  const { target, left } = useEventCountdown();
  if (target === null) return <p className="learn-countdown">{text('fallback.dateToBeDecided')}</p>;
  return (
    <p className="learn-countdown" role="timer" aria-live="off">
      {left && text('countdown_label', left)}
    </p>
  );
}
