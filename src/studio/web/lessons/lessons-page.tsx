import './lessons.css';
import { mergeRows } from '#platform/web/forms/merge.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { useStudio } from '#studio/web/studio.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { studioLessonPath } from '#subjects/rules/paths.ts';
import { Loaded } from '../loaded.tsx';
import { PageHead } from '../page-head.tsx';
import { SaveBar } from '../save-bar.tsx';
import { SortableList } from '../sortable-list.tsx';
import { useDraft } from '../use-draft.ts';
import { useSave } from '../use-save.ts';
import { inOrder } from './step-draft.ts';

type Course = OutputOf<'readStudioCourse'>;
type Lesson = Course['lessons'][number];

/** The page that lists the twelve lessons in order, and the rehearsal. */
export function LessonsPage() {
  const query = useStudio('readStudioCourse');
  return (
    <>
      <PageHead title="Lessons">
        Twelve days and the rehearsal. Open one to change what is in it; drag the days into another order:
        everybody keeps what they have completed.
      </PageHead>
      <Loaded query={query}>{(course) => <LessonOrder course={course} />}</Loaded>
    </>
  );
}

const mergeLessons = mergeRows<Lesson>(({ title }) => `“${title}”`);

function LessonOrder({ course }: { course: Course }) {
  const stored = course.lessons.slice(0, -1);
  const draft = useDraft('order', stored, course.version, mergeLessons);
  const save = useSave('orderStudioLessons', draft);
  const order = draft.value.map(({ id }) => id);
  const rehearsal = course.lessons.at(-1);
  return (
    <>
      <SortableList
        rows={inOrder(stored, order)}
        idOf={(lesson) => lesson.id}
        nameOf={(lesson) => lesson.title}
        onOrder={draft.edit}
      >
        {(lesson, index) => <LessonRow lesson={lesson} name={`Day ${index + 1}`} />}
      </SortableList>
      {rehearsal && (
        <Card as="div" look="line" size="flush" className="studio-sortable-row">
          <LessonRow lesson={rehearsal} name="Rehearsal" />
        </Card>
      )}
      <SaveBar
        draft={draft}
        save={save}
        label="Save the order"
        onSave={() => void save.send({ lesson_ids: order })}
      />
    </>
  );
}

const mediaNames = { youtube: 'YouTube', file: 'video file', dancer: 'dancer' } as const;

function LessonRow({ lesson, name }: { lesson: Lesson; name: string }) {
  const first = new Set(lesson.steps.map(({ medium }) => mediaNames[medium]));
  return (
    <ButtonLink look="row" to={studioLessonPath(lesson.id)} className="studio-lesson-row">
      <strong>{`${name} · ${lesson.title}`}</strong>
      <span className="quiet">
        {`${lesson.steps.length} ${lesson.steps.length === 1 ? 'step' : 'steps'} · ${[...first].join(', ')}`}
      </span>
    </ButtonLink>
  );
}
