// Removes parts of the built-in course where the operator's own video is shown, or where the house dancer dances the
// operator's dance. Practice segments, notes, titles and parts are kept or removed as chosen, in one change, which one
// undo takes back. Words that the operator has written stay.

import type { CourseLesson, CourseStep } from '#course/content/course.ts';
import { warmUpMarker } from '#course/content/warm-up-marker.ts';
import { mediaOf } from '#course/rules/lesson-dance.ts';
import { isDanceable } from '#dance/rules/compose/stretches.ts';
import { type Mapping, steadyMapping } from '#dance/rules/score/mapping.ts';
import type { Mappings, OwnDance } from '#dance/rules/score/own-dance.ts';
import { lengthOf } from '#dance/rules/score/score.ts';
import { storedName } from '#platform/rules/stored-name.ts';
import { cutText } from '#platform/rules/text-length.ts';
import { builtInNotes, isBuiltInItem, isBuiltInTitle } from './built-in.ts';
import { hasOwnMedium } from './own-medium.ts';
import { type ListItem, proposedList, revisedNumbers, taughtOn } from './proposed-list.ts';
import { dayName } from './step-name.ts';
import { studioLimits } from './studio-limits.ts';

/**
 * `propose` makes lists and titles from the operator's dance. `shown` removes the parts of a lesson without a video or
 * file of the operator's, if another part of the lesson has one.
 */
export const letGoChoices = {
  items: ['keep', 'empty', 'propose'],
  notes: ['keep', 'empty'],
  titles: ['keep', 'propose'],
  parts: ['keep', 'shown'],
} as const;

export type LetGo = { [Part in keyof typeof letGoChoices]: (typeof letGoChoices)[Part][number] };

type StepMedium = Pick<CourseStep, 'youtube_id' | 'media_file' | 'start_time' | 'end_time'>;

export type LetGoPlan = {
  /** Media that steps should get. */
  media: ({ step_id: string } & StepMedium)[];
  titles: { lesson_id: string; title: string }[];
  notes: { step_id: string; notes_html: string }[];
  /** Ids of steps and items that leave the course; their rows, and learners' marks on them, are kept. */
  steps: string[];
  items: string[];
  /** New items, which come after the items that stay. */
  lists: { step_id: string; items: ListItem[] }[];
  /** Sentences that the operator should read about the change. */
  remarks: string[];
};

/** The operator's dance, and the mappings of their media. */
export type KnownDance = { dance: OwnDance | null; mappings: Mappings };

export const emptyPlan = (): LetGoPlan => ({
  media: [],
  titles: [],
  notes: [],
  steps: [],
  items: [],
  lists: [],
  remarks: [],
});

/**
 * Returns the plan of the changes that a choice makes in these lessons with their current videos. Steps with the house
 * routine stay as they are, unless they are parts that leave the course.
 */
export function letGoPlan(lessons: readonly CourseLesson[], choice: LetGo, known: KnownDance): LetGoPlan {
  const plan = emptyPlan();
  const isOwn = showsOwn(known);
  for (const lesson of lessons) {
    const gone = choice.parts === 'shown' ? unshownParts(lesson) : [];
    plan.steps.push(...gone);
    const shown = lesson.steps.filter((step) => isOwn(step) && !gone.includes(step.id));
    if (shown.length === 0) continue;
    if (choice.titles === 'propose') plan.titles.push(...titleOf(lesson, known));
    if (choice.notes === 'empty') plan.notes.push(...shown.flatMap(emptied));
    if (choice.items !== 'keep')
      for (const step of shown)
        if (step.step_type === 'practice') changeList(plan, { lesson, step, known, choice: choice.items });
  }
  return plan;
}

/** Returns a test of steps: whether they show the operator's own video or film, or their dance by the house dancer. */
export function showsOwn({ dance }: KnownDance): (step: CourseStep) => boolean {
  const isDanced = dance !== null && isDanceable(dance.score);
  return (step) => isDanced || hasOwnMedium(step);
}

/**
 * Returns the ids of a lesson's parts without a medium of the operator's, if another part of the lesson has such a
 * medium.
 */
function unshownParts({ steps }: CourseLesson): string[] {
  const parts = steps.filter(({ step_type }) => step_type === 'learn');
  return parts.some(hasOwnMedium) ? parts.filter((part) => !hasOwnMedium(part)).map(({ id }) => id) : [];
}

/** Returns a new title from the names of the phrases that a day teaches, if the lesson still has its built-in title. */
function titleOf({ id, title, order_num }: CourseLesson, { dance }: KnownDance): LetGoPlan['titles'] {
  const names = dance && namesOf(dance, taughtOn(dance, order_num));
  if (!names || !isBuiltInTitle(title)) return [];
  return [{ lesson_id: id, title: cutText(names, studioLimits.titleMax) }];
}

/** Returns the titles of these phrases (numbers from 1), each once. */
export function namesOf({ score }: OwnDance, phrases: readonly number[]): string {
  return storedName([...new Set(phrases.map((phrase) => score.phrases[phrase - 1]?.title))].join(', '));
}

/**
 * Returns the new notes of a step whose notes are wholly built in. The marker of the warm-up stays, because it fits
 * every dance.
 */
export function emptied({ id, notes_html }: CourseStep): LetGoPlan['notes'] {
  if (!builtInNotes(notes_html).wholly) return [];
  return [{ step_id: id, notes_html: notes_html.includes(warmUpMarker) ? warmUpMarker : '' }];
}

type Change = { lesson: CourseLesson; step: CourseStep; known: KnownDance; choice: 'empty' | 'propose' };

/**
 * Plans to remove a list's built-in items. With `propose`, if no item is the operator's own, it also plans new items
 * that are made from the dance.
 */
export function changeList(plan: LetGoPlan, { lesson, step, known, choice }: Change): void {
  const { order_num } = lesson;
  const house = step.checklists.filter(isBuiltInItem);
  const isOwn = step.checklists.length > house.length;
  plan.items.push(...house.map(({ id }) => id));
  if (choice === 'empty' || isOwn) return;
  const { dance } = known;
  const mapping = mappingOf(step, known);
  const items = dance && mapping ? proposedList(dance, order_num, mapping).items : [];
  if (items.length > 0) plan.lists.push({ step_id: step.id, items });
  else plan.remarks.push(`${dayName(order_num)}: ${whyNot(order_num, known, mapping)}`);
}

/**
 * Returns the mapping of the medium that a step shows first; for the house dancer a mapping at the dance's own tempo.
 */
function mappingOf(step: CourseStep, { dance, mappings }: KnownDance): Mapping | undefined {
  const [first] = mediaOf(step);
  if (first !== undefined) return mappings[first];
  return dance && isDanceable(dance.score)
    ? steadyMapping(lengthOf(dance.score), dance.score.tempo)
    : undefined;
}

function whyNot(order_num: number, { dance }: KnownDance, mapping: Mapping | undefined): string {
  const isOfDance =
    dance && [...taughtOn(dance, order_num), ...revisedNumbers(dance, order_num).parts].length > 0;
  if (!isOfDance) return 'its practice list is empty, as your dance teaches nothing new on it.';
  return mapping
    ? 'its practice list is empty: its video shows none of its phrases in one go.'
    : 'its practice list is empty until the counts of its video are known.';
}
