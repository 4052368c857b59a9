// The check that finds faults of a course before learners see it. `npm run check` runs it on the default course.

import { z } from 'zod';
import { type Checklist, type CourseLesson, type CourseStep, rehearsalLesson } from './course.ts';
import { warmUpMarker } from './warm-up-marker.ts';

/** Length of one segment, and the difference below which two times count as equal, in seconds. */
const segmentSeconds = 15;
const tolerance = 0.01;

/** Returns the faults of the course, as sentences that name the place; empty when it can be taught. */
export function checkCourse(course: unknown): string[] {
  const parsed = courseSchema.safeParse(course);
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'course'}: ${message}`);
  const lessons = parsed.data;
  return [
    ...orderProblems(lessons),
    ...idProblems(lessons),
    ...lessons.flatMap(lessonProblems),
    ...danceOverlaps(lessons),
  ];
}

function orderProblems(lessons: CourseLesson[]): string[] {
  const days = lessons.map(({ order_num }) => order_num).join(' ');
  const wanted = Array.from({ length: rehearsalLesson }, (_, index) => index + 1).join(' ');
  return days === wanted
    ? []
    : [`course: has the lessons ${days} instead of 1 to ${rehearsalLesson} in order`];
}

function idProblems(lessons: CourseLesson[]): string[] {
  const steps = lessons.flatMap((lesson) => lesson.steps);
  const items = steps.flatMap((step) => step.checklists);
  return [
    ...[lessons, steps, items].flatMap((rows) =>
      twice(rows.map(({ id }) => id)).map((id) => `${id}: this id is used twice`),
    ),
    ...lessons.flatMap(({ id, steps }) =>
      steps
        .filter(({ lesson_id }) => lesson_id !== id)
        .map((step) => `${step.id}: names lesson ${step.lesson_id}`),
    ),
    ...steps.flatMap(({ id, checklists }) =>
      checklists
        .filter(({ step_id }) => step_id !== id)
        .map((item) => `${item.id}: names step ${item.step_id}`),
    ),
  ];
}

function lessonProblems({ id, order_num, steps }: CourseLesson): string[] {
  const types = steps.map(({ step_type }) => step_type).join(' ');
  const wanted =
    order_num === rehearsalLesson ? /^rehearse$/ : /^learn learn( learn)* practice zombie_check$/;
  return [
    ...(wanted.test(types) ? [] : [`lesson ${id}: has the steps ${types || 'none'}`]),
    ...(steps[0]?.notes_html.includes(warmUpMarker) ? [] : [`lesson ${id}: does not start with a warm-up`]),
    ...gapInOrder(steps).map((problem) => `lesson ${id}: ${problem}`),
    ...steps.flatMap(stepProblems),
  ];
}

function stepProblems(step: CourseStep): string[] {
  const { id, step_type, checklists } = step;
  return [
    ...rangeProblems(step),
    ...checklists.flatMap(rangeProblems),
    ...checklists.filter((item) => !within(item, step)).map((item) => `${item.id}: lies outside of its step`),
    ...gapInOrder(checklists).map((problem) => `${id}: ${problem}`),
    ...(step_type === 'practice' ? practiceProblems(step) : []),
    ...(step_type !== 'practice' && checklists.length > 0 ? [`${id}: only a practice step has a list`] : []),
  ];
}

/**
 * Returns the gaps of a practice list. Every 15-second segment needs an item of its own; every border between two
 * segments needs an item that crosses it.
 */
function practiceProblems(step: CourseStep): string[] {
  const { id, start_time, end_time, checklists } = step;
  const problems: string[] = [];
  const ranges = checklists.map((item) => `${item.start_time} to ${item.end_time}`);
  for (const range of twice(ranges)) problems.push(`${id}: two items overlap entirely, from ${range}`);
  for (let start = start_time; start < end_time - tolerance; start += segmentSeconds) {
    const end = Math.min(start + segmentSeconds, end_time);
    if (!checklists.some((item) => near(item.start_time, start) && near(item.end_time, end)))
      problems.push(`${id}: no item for the segment ${start} to ${end}`);
    if (end < end_time && !checklists.some((item) => crosses(item, end) && !within(step, item)))
      problems.push(`${id}: no item for the join at ${end}`);
  }
  return problems;
}

function rangeProblems({
  id,
  start_time,
  end_time,
  dance_start,
  dance_end,
}: CourseStep | Checklist): string[] {
  const problems: string[] = [];
  if (end_time <= start_time) problems.push(`${id}: its range ${start_time} to ${end_time} is empty`);
  if ((dance_start === null) !== (dance_end === null)) problems.push(`${id}: its dance has only one end`);
  if (dance_start !== null && dance_end !== null && dance_end <= dance_start)
    problems.push(`${id}: its dance ${dance_start} to ${dance_end} is empty`);
  return problems;
}

/** Finds lessons that teach a piece of the routine which an earlier lesson teaches too. */
function danceOverlaps(lessons: CourseLesson[]): string[] {
  const practised = lessons
    .flatMap(({ steps }) => steps.filter(({ step_type }) => step_type === 'practice'))
    .flatMap(({ id, dance_start, dance_end }) =>
      dance_start === null || dance_end === null ? [] : [{ id, start: dance_start, end: dance_end }],
    )
    .sort((a, b) => a.start - b.start);
  return practised.flatMap(({ id, start }, index) => {
    const before = practised[index - 1];
    return before && before.end > start + tolerance ? [`${id}: its dance overlaps with ${before.id}`] : [];
  });
}

type Range = Pick<CourseStep, 'start_time' | 'end_time'>;

function within(inner: Range, outer: Range): boolean {
  return inner.start_time >= outer.start_time - tolerance && inner.end_time <= outer.end_time + tolerance;
}

function crosses({ start_time, end_time }: Range, moment: number): boolean {
  return start_time < moment - tolerance && end_time > moment + tolerance;
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < tolerance;
}

function gapInOrder(rows: readonly { order_num: number }[]): string[] {
  const found = rows.map(({ order_num }) => order_num).join(' ');
  const wanted = rows.map((_, index) => index + 1).join(' ');
  return found === wanted ? [] : [`is ordered ${found} instead of ${wanted}`];
}

function twice(texts: readonly string[]): string[] {
  return [...new Set(texts.filter((text, index) => texts.indexOf(text) !== index))];
}

/**
 * The exact shape of the course: an unknown or missing field is an error. Only checks may use this schema, so that
 * the web does not load it.
 */
const id = z.string().regex(/^[\w-]{1,64}$/, 'must be made of letters, digits, - and _');
const text = z.string().refine((value) => value.trim() !== '', 'must not be empty');
const order = z.int().positive();
const times = {
  start_time: z.number().nonnegative(),
  end_time: z.number().positive(),
  dance_start: z.number().nonnegative().nullable(),
  dance_end: z.number().positive().nullable(),
};

const checklist = z.strictObject({ id, step_id: id, order_num: order, item_text: text, ...times });

const step = z.strictObject({
  id,
  lesson_id: id,
  step_type: z.enum(['learn', 'practice', 'zombie_check', 'rehearse']),
  order_num: order,
  youtube_id: text.nullable(),
  media_file: text.nullable(),
  ...times,
  notes_html: text,
  checklists: z.array(checklist),
});

const courseSchema: z.ZodType<CourseLesson[]> = z.array(
  z.strictObject({ id, order_num: order, lesson_number: order, title: text, steps: z.array(step) }),
);
