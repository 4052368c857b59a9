import { Check, Circle, CircleDashed } from 'lucide-react';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { lessonPhrases } from '#course/rules/plan/lesson-phrases.ts';
import type { Stage, StageState } from '#course/rules/practice/guide.ts';
import { lessonScore } from '#course/rules/step-scene.ts';
import { DanceStrip } from '#course/web/dance-strip.tsx';
import { useProgress } from '#course/web/queries/progress.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { MorePractice } from './more-practice.tsx';
import type { useLead } from './use-lead.tsx';
import { useReopen } from './use-reopen.ts';

type LessonMoreProps = { lesson: TaughtLesson; lead: ReturnType<typeof useLead>; onClose: () => void };

/**
 * The lesson's part of the player's sheet: the steps by name, what the learner can dance so far, practice beyond
 * today's lesson, and a button that opens a completed lesson again.
 */
export function LessonMore({ lesson, lead, onClose }: LessonMoreProps) {
  const { way, stage, coverage, choose } = lead;
  return (
    <>
      {way.length > 0 && (
        <StageList
          way={way}
          stage={stage}
          onChoose={(chosen) => {
            choose(chosen);
            onClose();
          }}
        />
      )}
      {coverage && <DanceStrip coverage={coverage} />}
      <MorePractice score={lessonScore(lesson)} phrases={lessonPhrases(lesson)} />
      <ReopenLesson lesson={lesson} onReopen={onClose} />
    </>
  );
}

const marks = { done: Check, skipped: CircleDashed, open: Circle };

type StageListProps = {
  way: readonly { stage: Stage; state: StageState }[];
  stage: Stage | null;
  onChoose: (stage: Stage) => void;
};

/**
 * The lesson's steps as a list. A press on a step that is not done, because it comes later or was skipped,
 * makes it the step that the gold button starts.
 */
function StageList({ way, stage, onChoose }: StageListProps) {
  const text = useText();
  const said = { done: text('learn_status_completed'), skipped: text('dance_guide_mark') };
  return (
    <section className="stack tight">
      <h3>{text('dance_guide_steps')}</h3>
      <ol className="step-list">
        {way.map((each) => {
          const Mark = marks[each.state];
          const name = text(each.stage === 'complete' ? 'lesson_complete' : `dance_guide_${each.stage}`);
          return (
            <li key={each.stage}>
              <Button
                look="row"
                data-state={each.state}
                disabled={each.state === 'done'}
                aria-current={each.stage === stage ? 'step' : undefined}
                aria-label={each.state === 'open' ? name : `${name}: ${said[each.state]}`}
                onClick={() => onChoose(each.stage)}
              >
                <Mark aria-hidden="true" />
                <span>{name}</span>
              </Button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The button that marks a completed lesson open again. */
function ReopenLesson({ lesson, onReopen }: { lesson: TaughtLesson; onReopen: () => void }) {
  const text = useText();
  const { data: progress } = useProgress();
  const reopen = useReopen(lesson);
  const own = progress?.lessons.find(({ lesson_id }) => lesson_id === lesson.id);
  if (own?.status !== 'completed') return null;
  return (
    <Button
      look="quiet"
      onClick={() => {
        onReopen();
        reopen();
      }}
    >
      {text('dance_reopen')}
    </Button>
  );
}
