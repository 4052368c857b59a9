import { Card } from '#platform/web/ui/card.tsx';
import { limits } from '#subjects/rules/limits.ts';
import './lessons.css';
import { ArrowLeft, Plus } from 'lucide-react';
import { useParams } from 'react-router';
import type { CourseStep, StepType } from '#course/content/course.ts';
import { mergeFields } from '#platform/web/forms/merge.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { canAddStep, kindsOf } from '#studio/rules/step-kinds.ts';
import { numberOf } from '#studio/rules/step-name.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import { useStudio, useStudioWrite } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { studioPath } from '#subjects/rules/paths.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { SaveBar } from '../save-bar.tsx';
import { SortableList } from '../sortable-list.tsx';
import { useChoice } from '../use-choice.ts';
import { useDraft } from '../use-draft.ts';
import { useOpened } from '../use-opened.ts';
import { useSave } from '../use-save.ts';
import { inOrder } from './step-draft.ts';
import { StepEditor } from './step-editor.tsx';

export type StudioLesson = OutputOf<'readStudioLesson'>;

const kindNames: Readonly<Record<StepType, string>> = {
  learn: 'Lesson part',
  practice: 'Practice list',
  zombie_check: 'Zombie Check',
  rehearse: 'Rehearsal',
};

/** The page of one lesson: its title, its steps in order, and the editor of one step. */
export function LessonPage() {
  const { lessonId = '' } = useParams();
  const query = useStudio('readStudioLesson', { params: { lesson_id: lessonId } });
  return (
    <>
      <Link to={studioPath('lessons')} className="cluster">
        <ArrowLeft aria-hidden="true" size={18} /> <span>All lessons</span>
      </Link>
      <Loaded query={query}>{(read) => <LessonEditor key={lessonId} read={read} />}</Loaded>
    </>
  );
}

function LessonEditor({ read }: { read: StudioLesson }) {
  const { lesson } = read;
  const [chosen, setChosen] = useChoice('step');
  const opened = useOpened(chosen);
  const step = lesson.steps.find(({ id }) => id === chosen) ?? lesson.steps[0];
  return (
    <>
      <PageHead
        title={
          lesson.order_num === limits.rehearsalLesson
            ? lesson.title
            : `Day ${lesson.order_num}: ${lesson.title}`
        }
      />
      <div className="studio-split">
        <div className="stack">
          <LessonForm read={read} chosen={step?.id} onChoose={setChosen} />
        </div>
        <div className="stack" ref={opened}>
          {step && (
            <StepEditor
              key={step.id}
              lesson={lesson}
              step={step}
              name={stepName(lesson.steps, step)}
              version={read.step_versions[step.id] ?? ''}
            />
          )}
        </div>
      </div>
    </>
  );
}

const mergeLesson = mergeFields<{ title: string; step_ids: string[] }>({
  parts: { 'the order': ['step_ids'] },
});

type LessonFormProps = { read: StudioLesson; chosen: string | undefined; onChoose: (id: string) => void };

function LessonForm({ read: { lesson, version }, chosen, onChoose }: LessonFormProps) {
  const add = useStudioWrite('addStudioStep');
  const stored = { title: lesson.title, step_ids: lesson.steps.map(({ id }) => id) };
  const draft = useDraft(`lesson ${lesson.id}`, stored, version, mergeLesson);
  const params = { lesson_id: lesson.id };
  const save = useSave('saveStudioLesson', draft, params);
  const steps = inOrder(lesson.steps, draft.value.step_ids);
  const kinds = lesson.steps.map((step) => step.step_type);
  const empty = draft.value.title.trim() === '';

  return (
    <Card aria-label="The lesson">
      <Field
        label="Title"
        value={draft.value.title}
        maxLength={studioLimits.titleMax}
        error={empty ? 'The lesson needs a title.' : undefined}
        onChange={(change) => draft.edit({ ...draft.value, title: change.target.value })}
      />
      <SortableList
        rows={steps}
        idOf={(step) => step.id}
        nameOf={(step) => stepName(steps, step)}
        onOrder={(order) => draft.edit({ ...draft.value, step_ids: order.map(({ id }) => id) })}
      >
        {(step) => (
          <Button look="row" aria-current={step.id === chosen} onClick={() => onChoose(step.id)}>
            {stepName(steps, step)}
          </Button>
        )}
      </SortableList>
      <div className="cluster">
        {kindsOf(lesson.order_num)
          .filter((kind) => canAddStep(lesson.order_num, kinds, kind))
          .map((kind) => (
            <Button
              key={kind}
              look="quiet"
              size="small"
              // During an edit of the order, an added part would look like another operator's change.
              disabled={draft.dirty}
              busy={add.isPending}
              onClick={() =>
                add.mutate(
                  { params, body: { step_type: kind } },
                  { onSuccess: ({ step_id }) => onChoose(step_id) },
                )
              }
            >
              <Plus aria-hidden="true" size={18} /> <span>{`Add a ${kindNames[kind].toLowerCase()}`}</span>
            </Button>
          ))}
      </div>
      <SaveBar
        draft={draft}
        save={save}
        problem={add.error?.message}
        label="Save title and order"
        onSave={() => {
          if (!empty) void save.send({ ...draft.value, step_ids: steps.map(({ id }) => id) });
        }}
      />
    </Card>
  );
}

/** Returns a step's name: 'Lesson part 2', or 'Practice list' where the lesson has only one step of the kind. */
function stepName(steps: readonly CourseStep[], step: CourseStep): string {
  return kindNames[step.step_type] + numberOf(steps, step);
}
