import { Check, Circle, CircleDashed } from 'lucide-react';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { lessonPhrases } from '#course/rules/plan/lesson-phrases.ts';
import type { Stage, StageState } from '#course/rules/practice/guide.ts';
import { lessonScore } from '#course/rules/step-scene.ts';
import { DanceStrip } from '#course/web/dance-strip.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { MorePractice } from './more-practice.tsx';
import { ReopenLesson } from './reopen-lesson.tsx';
import type { useLead } from './use-lead.tsx';

type LessonMoreProps = { lesson: TaughtLesson; lead: ReturnType<typeof useLead>; onClose: () => void };

/** In the sheet: the lesson's steps by name, what one can dance so far, and practice beyond today's lesson. */
export function LessonMore({ lesson, lead, onClose }: LessonMoreProps) {
  const { way, stage, coverage, choose } = lead;
  return (
    <>
      {way.length > 0 && (
        <StepList
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

type StepListProps = {
  way: readonly { stage: Stage; state: StageState }[];
  stage: Stage | null;
  onChoose: (stage: Stage) => void;
};

/** Each step that is not done can be gone to, whether it comes later or was skipped: the gold button is then for it. */
function StepList({ way, stage, onChoose }: StepListProps) {
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
              <button
                type="button"
                data-state={each.state}
                disabled={each.state === 'done'}
                aria-current={each.stage === stage ? 'step' : undefined}
                aria-label={each.state === 'open' ? name : `${name}: ${said[each.state]}`}
                onClick={() => onChoose(each.stage)}
              >
                <Mark aria-hidden="true" />
                <span>{name}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
