// Writes sentences for the operator about a change that removed built-in parts.

import type { CourseLesson } from '#course/content/course.ts';
import { daysText } from './days-text.ts';
import { type KnownDance, type LetGo, type LetGoPlan, showsOwn } from './let-go.ts';

/** Returns a sentence for each kind of change in a plan; none for a plan that changes nothing. */
export function whatChanged(plan: LetGoPlan, lessons: readonly CourseLesson[]): string[] {
  const days = daysOf(lessons);
  const made = new Set(plan.lists.map(({ step_id }) => step_id));
  const gone = plan.items.filter((id) => !made.has(days.stepOfItem(id)));
  const said = [
    [
      plan.media,
      'step shows a video or film of yours now',
      'steps show a video or film of yours now',
      days.ofSteps(plan.media),
    ],
    [plan.titles, 'title is new', 'titles are new', days.ofLessons(plan.titles)],
    [plan.lists, 'practice list was made', 'practice lists were made', days.ofSteps(plan.lists)],
    [gone, 'built-in practice segment went', 'built-in practice segments went', days.ofItems(gone)],
    [plan.notes, 'text of built-in notes went', 'texts of built-in notes went', days.ofSteps(plan.notes)],
    [
      plan.steps,
      'lesson part went',
      'lesson parts went',
      days.ofSteps(plan.steps.map((step_id) => ({ step_id }))),
    ],
  ] as const;
  return said.flatMap(([{ length }, one, many, on]) =>
    length === 0 ? [] : [`${length} ${length === 1 ? one : many}: ${daysText(on)}.`],
  );
}

/** Returns a sentence that says why a choice changes nothing in these lessons. */
export function whyNothing(lessons: readonly CourseLesson[], choice: LetGo, known: KnownDance): string {
  if (Object.values(choice).every((each) => each === 'keep'))
    return 'Nothing changed: you let all of it stay.';
  if (!lessons.some(({ steps }) => steps.some(showsOwn(known))))
    return known.dance
      ? 'Nothing changed: no step shows a video or a film of yours yet, and the house dancer does not know your dance. Give the days their videos, or choose a move for each eight.'
      : 'Nothing changed: no step shows a video or a film of yours yet.';
  return 'Nothing changed: where your videos or your dance are shown, nothing is left of what you chose.';
}

/** Returns functions that find the lesson (order_num) to which the ids in a plan belong. */
function daysOf(lessons: readonly CourseLesson[]) {
  const ofLesson = new Map(lessons.map(({ id, order_num }) => [id, order_num]));
  const steps = lessons.flatMap((lesson) => lesson.steps.map((step) => ({ ...step, day: lesson.order_num })));
  const ofStep = new Map(steps.map(({ id, day }) => [id, day]));
  const stepOf = new Map(steps.flatMap(({ id, checklists }) => checklists.map((item) => [item.id, id])));
  const stepOfItem = (id: string) => stepOf.get(id) ?? '';
  return {
    stepOfItem,
    ofLessons: (named: readonly { lesson_id: string }[]) =>
      named.flatMap(({ lesson_id }) => ofLesson.get(lesson_id) ?? []),
    ofSteps: (named: readonly { step_id: string }[]) =>
      named.flatMap(({ step_id }) => ofStep.get(step_id) ?? []),
    ofItems: (ids: readonly string[]) => ids.flatMap((id) => ofStep.get(stepOfItem(id)) ?? []),
  };
}
