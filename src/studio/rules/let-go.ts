// The built-in course beside videos of the operator's own: its practice segments, notes, titles and parts are kept or let go,
// in one change that can be undone as one. Words that the operator has written stay.

import type { CourseLesson, CourseStep } from '#course/content/course.ts';
import { warmUpMarker } from '#course/content/warm-up-marker.ts';
import { mediaOf } from '#course/rules/lesson-dance.ts';
import type { Mappings, OwnDance } from '#dance/rules/score/own-dance.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { builtInNotes, isBuiltInItem, isBuiltInTitle } from './built-in.ts';
import { hasOwnMedium } from './own-medium.ts';
import { type ListItem, proposedList } from './proposed-list.ts';
import { dayName } from './step-name.ts';
import { studioLimits } from './studio-limits.ts';

/** `propose` makes them of the operator's own dance; `shown` keeps the lesson parts that have a video or a file. */
export const letGoChoices = {
  items: ['keep', 'empty', 'propose'],
  notes: ['keep', 'empty'],
  titles: ['keep', 'propose'],
  parts: ['keep', 'shown'],
} as const;

export type LetGo = { [Part in keyof typeof letGoChoices]: (typeof letGoChoices)[Part][number] };

export type LetGoPlan = {
  titles: { lesson_id: string; title: string }[];
  notes: { step_id: string; notes_html: string }[];
  /** Ids of what leaves the course; its rows and learners' marks on it stay. */
  steps: string[];
  items: string[];
  /** New items, behind those that stay. */
  lists: { step_id: string; items: ListItem[] }[];
  /** What the operator should know of it, in sentences. */
  told: string[];
};

type Known = { dance: OwnDance | null; mappings: Mappings };

/** Returns what a choice does to these lessons, as they are with their videos. Steps without one stay as they are. */
export function letGoPlan(lessons: readonly CourseLesson[], choice: LetGo, known: Known): LetGoPlan {
  const plan: LetGoPlan = { titles: [], notes: [], steps: [], items: [], lists: [], told: [] };
  for (const lesson of lessons) {
    const gone = choice.parts === 'shown' ? unshownParts(lesson) : [];
    plan.steps.push(...gone);
    const shown = lesson.steps.filter((step) => hasOwnMedium(step) && !gone.includes(step.id));
    if (shown.length === 0) continue;
    if (choice.titles === 'propose') plan.titles.push(...titleOf(lesson, known));
    if (choice.notes === 'empty') plan.notes.push(...shown.flatMap(emptied));
    if (choice.items !== 'keep')
      for (const step of shown)
        if (step.step_type === 'practice') changeList(plan, { lesson, step, known, choice: choice.items });
  }
  return plan;
}

/** The lesson parts without a medium of the operator's, where another part of the lesson has one. */
function unshownParts({ steps }: CourseLesson): string[] {
  const parts = steps.filter(({ step_type }) => step_type === 'learn');
  return parts.some(hasOwnMedium) ? parts.filter((part) => !hasOwnMedium(part)).map(({ id }) => id) : [];
}

/** The names of the phrases that a day teaches, for a lesson that still has its built-in title. */
function titleOf({ id, title, order_num }: CourseLesson, { dance }: Known): LetGoPlan['titles'] {
  const names = dance && taught(dance, order_num).map((phrase) => dance.score.phrases[phrase - 1]?.title);
  if (!names || names.length === 0 || !isBuiltInTitle(title)) return [];
  return [{ lesson_id: id, title: cutText([...new Set(names)].join(', '), studioLimits.titleMax) }];
}

/** Notes of which nothing is the operator's; the warm-up is for every dance, and stays. */
function emptied({ id, notes_html }: CourseStep): LetGoPlan['notes'] {
  if (!builtInNotes(notes_html).wholly) return [];
  return [{ step_id: id, notes_html: notes_html.includes(warmUpMarker) ? warmUpMarker : '' }];
}

type Change = { lesson: CourseLesson; step: CourseStep; known: Known; choice: 'empty' | 'propose' };

function changeList(plan: LetGoPlan, { lesson, step, known, choice }: Change): void {
  const { order_num } = lesson;
  const house = step.checklists.filter(isBuiltInItem);
  const isOwn = step.checklists.length > house.length;
  plan.items.push(...house.map(({ id }) => id));
  if (choice === 'empty' || isOwn) return;
  const items = proposed(step, order_num, known);
  if (items.length > 0) plan.lists.push({ step_id: step.id, items });
  else plan.told.push(`${dayName(order_num)}: ${whyNot(step, order_num, known)}`);
}

function proposed(step: CourseStep, order_num: number, { dance, mappings }: Known): ListItem[] {
  const mapping = mappings[mediaOf(step)[0] ?? ''];
  return dance && mapping ? proposedList(dance.score, taught(dance, order_num), mapping).items : [];
}

function whyNot(step: CourseStep, order_num: number, { dance, mappings }: Known): string {
  if (!dance || taught(dance, order_num).length === 0)
    return 'its practice list is empty, as your dance teaches nothing new on it.';
  return mappings[mediaOf(step)[0] ?? '']
    ? 'its practice list is empty: its video shows none of its phrases in one go.'
    : 'its practice list is empty until the counts of its video are known.';
}

/** Numbers (from 1) of the phrases that a day teaches. */
function taught({ score, days }: OwnDance, day: number): number[] {
  const ids = new Set(days[day - 1]);
  return score.phrases.flatMap(({ id }, index) => (ids.has(id) ? [index + 1] : []));
}
