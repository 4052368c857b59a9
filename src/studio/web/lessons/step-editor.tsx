import { Eye, Trash2 } from 'lucide-react';
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { CourseLesson, CourseStep } from '#course/content/course.ts';
import { mediaOf } from '#course/rules/lesson-dance.ts';
import { sourcesOf } from '#course/rules/step-scene.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { otherPhrasesText } from '#studio/rules/other-phrases.ts';
import { canRemoveStep } from '#studio/rules/step-kinds.ts';
import { stepProblems } from '#studio/rules/step-problems.ts';
import { useStudio, useStudioWrite } from '#studio/web/studio.ts';
import { limits } from '#subjects/rules/limits.ts';
import { lessonPath, paths } from '#subjects/rules/paths.ts';
import { SaveBar } from '../save-bar.tsx';
import { ScreenPreview } from '../screen-preview.tsx';
import { useDraft } from '../use-draft.ts';
import { useSave } from '../use-save.ts';
import { ItemsEditor } from './items-editor.tsx';
import { MediaEditor } from './media-editor.tsx';
import { RangeEditor } from './range-editor.tsx';
import { draftOf, mergeStep, type StepDraft, savedOf, stepOf } from './step-draft.ts';

const NotesEditor = lazyComponent(async () => (await import('./notes-editor.tsx')).NotesEditor);

type StepEditorProps = { lesson: CourseLesson; step: CourseStep; name: string; version: string };

/**
 * The editor of one step. Edits are saved when Save is pressed. A dialog asks before the step, or an item of its
 * practice list, is taken out of the course.
 */
export function StepEditor({ lesson, step, name, version }: StepEditorProps) {
  const remove = useStudioWrite('removeStudioStep');
  const draft = useDraft(`step ${step.id}`, draftOf(step), version, mergeStep);
  const params = { step_id: step.id };
  const save = useSave('saveStudioStep', draft, params);
  const [known, setKnown] = useState<{ video: string | undefined; seconds: number | null } | null>(null);
  const [asking, setAsking] = useState<{ what: 'items' | 'step'; people: number } | null>(null);
  const [preview, setPreview] = useState(false);
  const edit = (changes: Partial<StepDraft>) => draft.edit({ ...draft.value, ...changes });
  const video = sourcesOf(draft.value, { lesson: { order_num: 1 } })[0]?.key;
  // The known length is used only for the video on which it was measured.
  const duration = known?.video === video ? (known?.seconds ?? null) : null;
  const setDuration = useCallback(
    (seconds: number | null) =>
      setKnown((before) =>
        before?.video === video && before?.seconds === seconds ? before : { video, seconds },
      ),
    [video],
  );
  const problems = stepProblems(draft.value, duration);
  const kinds = lesson.steps.map((each) => each.step_type);

  async function saveStep(confirmed: boolean) {
    if (problems.length > 0) return;
    const answer = await save.send({ ...savedOf(draft.value), confirmed });
    if (answer) setAsking(answer.done ? null : { what: 'items', people: answer.people });
  }

  function removeStep(confirmed: boolean) {
    remove.mutate(
      { params, body: { confirmed, version } },
      { onSuccess: ({ done, people }) => setAsking(done ? null : { what: 'step', people }) },
    );
  }

  return (
    <>
      <Card aria-label={name}>
        <h2 className="card-title">{name}</h2>
        <MediaEditor draft={draft.value} edit={edit} onDuration={setDuration} />
        <OtherPhrases day={lesson.order_num} step={draft.value} />
        <RangeEditor revision={draft.revision} draft={draft.value} edit={edit} onDuration={setDuration} />
        {step.step_type === 'practice' && (
          <ItemsEditor key={draft.revision} draft={draft.value} duration={duration} edit={edit} />
        )}
        <Suspense fallback={<Loading />}>
          <NotesEditor html={draft.value.notes_html} onChange={(notes_html) => edit({ notes_html })} />
        </Suspense>
        {problems.length > 0 && (
          <ul
            className="studio-problems"
            aria-label={draft.dirty ? 'Before this can be saved' : 'To be put right'}
          >
            {problems.map(({ field, message }) => (
              <li key={field + message}>{message}</li>
            ))}
          </ul>
        )}
        <SaveBar
          draft={draft}
          save={save}
          problem={remove.error?.message}
          label="Save this step"
          onSave={() => void saveStep(false)}
        />
        <div className="cluster">
          <Button look="quiet" size="small" aria-expanded={preview} onClick={() => setPreview(!preview)}>
            <Eye aria-hidden="true" size={18} />{' '}
            <span>{preview ? 'Close the preview' : 'Preview as a learner sees it'}</span>
          </Button>
          {canRemoveStep(kinds, step.step_type) && (
            <Button look="quiet" size="small" busy={remove.isPending} onClick={() => removeStep(false)}>
              <Trash2 aria-hidden="true" size={18} /> <span>Take this step out</span>
            </Button>
          )}
        </div>
      </Card>
      {preview && <StepPreview lesson={lesson} step={step} draft={draft.value} />}
      <SureDialog
        open={asking !== null}
        title={
          asking?.what === 'step'
            ? 'Take this step out of the course?'
            : 'Take segments off the practice list?'
        }
        yes="Take it out"
        no="Keep it"
        call={asking?.what === 'step' ? { isPending: remove.isPending, error: remove.error } : save}
        busyLabel="Taking it out…"
        onYes={() => (asking?.what === 'step' ? removeStep(true) : void saveStep(true))}
        onClose={() => setAsking(null)}
        words={
          asking?.people === 0
            ? 'Nobody has a record on it yet.'
            : `${asking?.people} ${asking?.people === 1 ? 'person has' : 'people have'} records on it. They are kept, and come back if you undo this in the history.`
        }
      />
    </>
  );
}

/** A sentence for a step whose medium shows none of the phrases of its day; it appears before the step is saved. */
function OtherPhrases({ day, step }: { day: number; step: StepDraft }) {
  const { data } = useStudio('readStudioDance');
  const text = data ? otherPhrasesText(data, day, mediaOf(step)[0]) : null;
  return (
    <div role="status">
      {text && (
        <ul className="studio-problems">
          <li>{text}</li>
        </ul>
      )}
    </div>
  );
}

const tabs = { learn: 'lesson', practice: 'practice', zombie_check: 'zombie', rehearse: '' } as const;

type StepPreviewProps = { lesson: CourseLesson; step: CourseStep; draft: StepDraft };

function StepPreview({ lesson, step, draft }: StepPreviewProps) {
  const shown = useDeferredValue(draft);
  const edited = useMemo(() => {
    const steps = lesson.steps.map((each) => (each.id === step.id ? stepOf(step, shown) : each));
    return { lesson: { ...lesson, steps } };
  }, [lesson, step, shown]);
  const parts = lesson.steps.filter(({ step_type }) => step_type === 'learn');
  const part = parts.findIndex(({ id }) => id === step.id) + 1;
  const search = new URLSearchParams({
    tab: tabs[step.step_type],
    ...(part > 0 ? { part: String(part) } : {}),
  });
  const path =
    lesson.order_num === limits.rehearsalLesson ? paths.rehearse : `${lessonPath(lesson.id)}?${search}`;
  return <ScreenPreview path={path} edited={edited} />;
}
