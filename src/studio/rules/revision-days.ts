// Days on which the operator's dance teaches nothing new, because it has fewer parts than the course has days. Such
// days revise the phrases of earlier days, and nothing of the built-in course should stay on them.

import type { CourseLesson, CourseStep } from '#course/content/course.ts';
import { mediaOf } from '#course/rules/lesson-dance.ts';
import { placeOf } from '#dance/rules/score/mapping.ts';
import { phraseCounts } from '#dance/rules/score/score.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { limits } from '#subjects/rules/limits.ts';
import { builtInNotes, isBuiltInTitle } from './built-in.ts';
import { daysText } from './days-text.ts';
import {
  changeList,
  emptied,
  emptyPlan,
  type KnownDance,
  type LetGoPlan,
  namesOf,
  showsOwn,
} from './let-go.ts';
import { hasOwnMedium } from './own-medium.ts';
import { revisedNumbers, taughtOn } from './proposed-list.ts';
import { studioLimits } from './studio-limits.ts';

/** Returns the days that can revise: those that teach nothing new, after a day that teaches something. */
export function revisionDays({ dance }: KnownDance): number[] {
  if (!dance) return [];
  const days = Array.from({ length: limits.lessons }, (_, index) => index + 1);
  return days.filter(
    (day) => taughtOn(dance, day).length === 0 && revisedNumbers(dance, day).parts.length > 0,
  );
}

/**
 * Returns the days that can revise, and as `open` those of them that still have something of the built-in course, or
 * for which no medium shows the dance yet.
 */
export function openRevision(
  lessons: readonly CourseLesson[],
  known: KnownDance,
): { days: number[]; open: number[] } {
  const days = revisionDays(known);
  const open = days.filter((day) => {
    const [lesson] = lessons.filter(({ order_num }) => order_num === day);
    const plan = lesson && revised(lesson, lessons, known, '');
    return lesson !== undefined && (!plan || touches(plan));
  });
  return { days, open };
}

/**
 * Returns the plan that turns days without a new part into days of revision. Steps that show neither a medium of the
 * operator's nor their dance by the house dancer get the medium of the course that shows most of the revised phrases.
 * The lesson's built-in title becomes `title` with the names of the revised parts, and its list practises these parts
 * and a run-through. The operator's own words, lists and videos stay.
 */
export function revisionPlan(lessons: readonly CourseLesson[], known: KnownDance, title: string): LetGoPlan {
  const days = new Set(revisionDays(known));
  const plan = emptyPlan();
  const unshown: number[] = [];
  for (const lesson of lessons) {
    if (!days.has(lesson.order_num)) continue;
    const own = revised(lesson, lessons, known, title);
    if (!own) unshown.push(lesson.order_num);
    else
      for (const part of Object.keys(plan) as (keyof LetGoPlan)[]) plan[part].push(...(own[part] as never[]));
  }
  if (unshown.length > 0)
    plan.remarks.push(
      `No video or film shows your dance yet, so ${daysText(unshown)} would have nothing to show. Give a day before them its video, or choose a move for each eight.`,
    );
  return plan;
}

/** Plans the change of one lesson; null while no medium shows the dance. */
function revised(
  lesson: CourseLesson,
  lessons: readonly CourseLesson[],
  known: KnownDance,
  title: string,
): LetGoPlan | null {
  const { dance } = known;
  if (!dance) return null;
  const plan = emptyPlan();
  const isOwn = showsOwn(known);
  plan.steps.push(...spareParts(lesson));
  const kept = lesson.steps.filter(({ id }) => !plan.steps.includes(id));
  const medium = kept.every(isOwn) ? null : mediumFor(lesson.order_num, lessons, known);
  if (!kept.every(isOwn) && !medium) return null;
  const steps = kept.map((step) => (isOwn(step) || !medium ? step : { ...step, ...medium }));
  const given = kept.filter((step) => !isOwn(step)).map(({ id }) => id);
  if (medium) plan.media.push(...given.map((step_id) => ({ step_id, ...medium })));
  if (isBuiltInTitle(lesson.title)) {
    const names = namesOf(dance, revisedNumbers(dance, lesson.order_num).parts);
    plan.titles.push({ lesson_id: lesson.id, title: cutText(`${title}: ${names}`, studioLimits.titleMax) });
  }
  plan.notes.push(...steps.flatMap(emptied));
  for (const step of steps)
    if (step.step_type === 'practice') changeList(plan, { lesson, step, known, choice: 'propose' });
  return plan;
}

function touches({ remarks: _, ...plan }: LetGoPlan): boolean {
  return Object.values(plan).some(({ length }) => length > 0);
}

/**
 * Returns the ids of the parts to remove from a lesson: those with neither a medium nor words of the operator's. The
 * first part stays where no part has any of these.
 */
function spareParts({ steps }: CourseLesson): string[] {
  const parts = steps.filter(({ step_type }) => step_type === 'learn');
  const own = parts.filter((part) => hasOwnMedium(part) || hasOwnWords(part));
  const kept = own.length > 0 ? own : parts.slice(0, 1);
  return parts.filter((part) => !kept.includes(part)).map(({ id }) => id);
}

function hasOwnWords({ notes_html }: CourseStep): boolean {
  return (
    notes_html.replace(/<[^>]*>|\[[A-Z_]+(?: [\d-]+)?\]|\s/g, '') !== '' && !builtInNotes(notes_html).wholly
  );
}

/**
 * Returns the medium in the course that shows most of the phrases that a day revises; null where no step has a medium
 * of the operator's. Of media that show equally much: the day's own, then the rehearsal's, then that of the nearest day
 * before.
 */
function mediumFor(day: number, lessons: readonly CourseLesson[], { dance, mappings }: KnownDance) {
  const nearest = (one: CourseLesson, other: CourseLesson) => placeOfLesson(one) - placeOfLesson(other);
  const placeOfLesson = ({ order_num }: CourseLesson) => {
    if (order_num === day) return -1;
    if (order_num > limits.lessons) return 0;
    return order_num < day ? day - order_num : limits.lessons + order_num;
  };
  const steps = lessons.toSorted(nearest).flatMap((lesson) => lesson.steps.filter(hasOwnMedium));
  const { soFar } = dance ? revisedNumbers(dance, day) : { soFar: [] };
  const shown = steps.map((step) => {
    const mapping = mappings[mediaOf(step)[0] ?? ''];
    return soFar.filter((phrase) => dance && mapping && placeOf(mapping, phraseCounts(dance.score, phrase)))
      .length;
  });
  const best = steps[shown.indexOf(Math.max(...shown))];
  if (!best) return null;
  const { youtube_id, media_file, start_time, end_time } = best;
  return { youtube_id, media_file, start_time, end_time };
}
