// The lines of the studio's page 'built in', for an operator who brings another dance. Each line names something of the
// built-in course and leads to it.

import type { CourseLesson, CourseStep } from '#course/content/course.ts';
import { isHouse } from '#course/rules/house-dance.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { limits } from '#subjects/rules/limits.ts';
import {
  type BuiltInNotes,
  builtInNotes,
  hasHouseSeconds,
  isBuiltInItem,
  isBuiltInTitle,
} from './built-in.ts';
import { houseNumber } from './house-numbers.ts';
import { outsideText } from './outside.ts';
import { hasOwnMedium } from './own-medium.ts';
import { dayName, stepName } from './step-name.ts';

/** A part of the course, as the page lists it. */
export const builtInParts = [
  'score',
  'danced',
  'demo',
  'reference',
  'titles',
  'notes',
  'recaps',
  'checks',
  'cue_sheets',
  'items',
  'times',
  'texts',
  'links',
  'brand',
] as const;
export type BuiltInPart = (typeof builtInParts)[number];

/** A place with built-in content: a lesson, one of its steps, a text by its key, or the dance. */
export type BuiltInPlace = {
  kind: 'lesson' | 'step' | 'text' | 'dance';
  id: string;
  /** The lesson of a step. */
  lesson_id?: string;
  name: string;
  /** A detail in a few words. */
  says?: string;
};

export type BuiltInLine = { part: BuiltInPart; count: number; places: BuiltInPlace[] };

export type BuiltInCourse = {
  lessons: readonly CourseLesson[];
  /** The operator's dance; null while the course teaches the house routine. */
  dance: OwnDance | null;
  /** The current texts, each with its built-in text; null for a key that the product does not use. */
  texts: readonly { key: string; text: string; default_text: string | null }[];
  /** The length of each film in seconds, by the film's name; films of unknown length are missing. */
  films: ReadonlyMap<string, number>;
};

/** Returns a line for each part of the course that still has built-in content. */
export function builtInLines(course: BuiltInCourse): BuiltInLine[] {
  const steps = stepsOf(course.lessons);
  const lines: Readonly<Record<BuiltInPart, BuiltInPlace[]>> = {
    score: course.dance ? [] : [{ kind: 'dance', id: '', name: 'The house routine' }],
    danced: steps.filter(({ step }) => isHouse(step, shownDance(course))).map(({ place }) => place),
    ...rehearsed(steps, course),
    // The title 'Final Rehearsal' is left out, because it fits any dance.
    titles: course.lessons
      .filter(({ title, order_num }) => order_num <= limits.lessons && isBuiltInTitle(title))
      .map(titlePlace),
    notes: withNotes(steps, 'notes'),
    recaps: withNotes(steps, 'recaps'),
    checks: withNotes(steps, 'checks'),
    cue_sheets: withNotes(steps, 'cue_sheets'),
    items: steps.flatMap(itemsPlace),
    times: steps.flatMap((each) => timesPlace(each, course.films)),
    texts: wordsWithNumbers(course, steps),
    links: unchanged(course, ({ key }) => key.startsWith('link_')),
    brand: unchanged(course, ({ key }) => key.startsWith('brand_') || key === 'meta_site_name'),
  };
  return builtInParts
    .map((part) => ({ part, count: lines[part].length, places: lines[part] }))
    .filter(({ count }) => count > 0);
}

/** Whether anything of the course is the operator's own: a dance, a medium, a lesson's title or a practice segment. */
export function hasOwnCourse({ lessons, dance }: Pick<BuiltInCourse, 'lessons' | 'dance'>): boolean {
  return (
    dance !== null ||
    lessons.some(
      ({ title, steps }) =>
        !isBuiltInTitle(title) ||
        steps.some((step) => hasOwnMedium(step) || step.checklists.some((item) => !isBuiltInItem(item))),
    )
  );
}

type Placed = { step: CourseStep; place: BuiltInPlace };

function stepsOf(lessons: readonly CourseLesson[]): Placed[] {
  return lessons.flatMap(({ id, order_num, steps }) =>
    steps.map((step) => ({
      step,
      place: { kind: 'step', id: step.id, lesson_id: id, name: stepName(order_num, steps, step) } as const,
    })),
  );
}

/**
 * Returns the dance of a course in the form that isHouse expects: without a dance of the operator's it is undefined,
 * not null.
 */
const shownDance = ({ dance }: Pick<BuiltInCourse, 'dance'>) => ({ dance: dance ?? undefined });

/**
 * Returns the rehearsal's steps that still show the house routine. `reference` is for dashboard and rooms, which show
 * the medium of the rehearsal. `demo` is for front page and class screen: without a medium, these show the operator's
 * dance by the house dancer or on the count card.
 */
function rehearsed(
  steps: readonly Placed[],
  { dance }: BuiltInCourse,
): Record<'demo' | 'reference', BuiltInPlace[]> {
  const shown = steps.filter(
    ({ step }) => step.step_type === 'rehearse' && isHouse(step, shownDance({ dance })),
  );
  const places = shown.map(({ place }) => place);
  return { demo: dance ? [] : places, reference: places };
}

function titlePlace({ id, order_num, title }: CourseLesson): BuiltInPlace {
  return { kind: 'lesson', id, name: dayName(order_num), says: title };
}

function withNotes(steps: readonly Placed[], kind: BuiltInNotes): BuiltInPlace[] {
  return steps.flatMap(({ step, place }) => {
    const { kinds, wholly } = builtInNotes(step.notes_html);
    if (!kinds.has(kind)) return [];
    return [{ ...place, ...(wholly ? {} : { says: 'beside words of yours' }) }];
  });
}

function itemsPlace({ step, place }: Placed): BuiltInPlace[] {
  const all = step.checklists.length;
  const house = step.checklists.filter(isBuiltInItem).length;
  return house > 0 ? [{ ...place, says: house === all ? `all ${all}` : `${house} of ${all}` }] : [];
}

/**
 * Returns the place of a step with a medium of the operator's, if the step or its items still have times of the house
 * routine, or if the step does not show all of its items; otherwise an empty list.
 */
function timesPlace({ step, place }: Placed, films: BuiltInCourse['films']): BuiltInPlace[] {
  if (!hasOwnMedium(step)) return [];
  const house = step.checklists.filter(hasHouseSeconds).length;
  const seconds = step.youtube_id ? null : (films.get(step.media_file ?? '') ?? null);
  const says = [
    hasHouseSeconds(step) && 'begins and ends with the house routine',
    house > 0 && `${house} ${house === 1 ? 'item has' : 'items have'} the seconds of the house routine`,
    outsideText(step, step.checklists, seconds),
  ].filter((sentence) => typeof sentence === 'string');
  return says.length > 0 ? [{ ...place, says: says.join('; ') }] : [];
}

function wordsWithNumbers({ texts, dance }: BuiltInCourse, steps: readonly Placed[]): BuiltInPlace[] {
  const ofTexts = texts.flatMap(({ key, text }): BuiltInPlace[] => {
    const says = houseNumber(text, dance);
    return says === null ? [] : [{ kind: 'text', id: key, name: key, says }];
  });
  const ofSteps = steps.flatMap(({ step, place }) => {
    const own = builtInNotes(step.notes_html).wholly ? '' : step.notes_html.replace(/<[^>]*>/g, ' ');
    const words = [
      own,
      ...step.checklists.filter((item) => !isBuiltInItem(item)).map((item) => item.item_text),
    ];
    const says = words.map((text) => houseNumber(text, dance)).find((found) => found !== null);
    return says ? [{ ...place, says }] : [];
  });
  return [...ofTexts, ...ofSteps];
}

function unchanged({ texts }: BuiltInCourse, isOf: (text: { key: string }) => boolean): BuiltInPlace[] {
  return texts
    .filter((each) => isOf(each) && each.text === each.default_text)
    .map(({ key, text }) => ({ kind: 'text', id: key, name: key, says: text }));
}
