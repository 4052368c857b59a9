// The scene of a lesson's step: its range, its practice items and its media, in the order to try them.

import type { Checklist, CourseStep } from '#course/content/course.ts';
import { danceOf, isDanced, isHouse } from '#course/rules/house-dance.ts';
import { houseDays, type LessonDance, type TaughtLesson } from '#course/rules/lesson-dance.ts';
import { learnParts, type Place, stepAt } from '#course/rules/step-sequence.ts';
import { isDanceable } from '#dance/rules/compose/stretches.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { countsIn, steadyMapping } from '#dance/rules/score/mapping.ts';
import { mediumKey } from '#dance/rules/score/own-dance.ts';
import { allCounts, type Counts, lengthOf, phraseCounts, type Score } from '#dance/rules/score/score.ts';
import { mediaAddress } from '#platform/rules/media-address.ts';
import {
  dancerSource,
  fileSource,
  type MediumSource,
  type Music,
  type ShownScore,
  unfilmedSource,
  youtubeIds,
  youtubeSource,
} from '#player/rules/medium-source.ts';
import { danceScene, type Scene, type SceneItem } from '#player/rules/scene.ts';
import { rangeOn, type ScoreCounts } from '#player/rules/shown-counts.ts';
import { limits } from '#subjects/rules/limits.ts';

/** The part of a lesson that the scenes of its steps need. */
export type SceneLesson = { order_num: number; dance?: LessonDance | undefined };

type SceneOptions = { lesson: SceneLesson; advances?: boolean; controls?: boolean };

/** Makes the scene of a step; `controls` means the same as in youtubeSource. */
export function sceneOf(
  step: CourseStep,
  { lesson, advances = false, controls = false }: SceneOptions,
): Scene {
  const danced = isHouse(step, lesson);
  const score = danced ? houseScore() : scoreOf(lesson);
  const taught = danced ? houseLessonOf(lesson.order_num) : lessonCountsOf(lesson);
  const sources = sourcesOf(step, { lesson, controls });
  const counts = (danced ? danceOf(step) : null) ?? taught;
  return {
    id: step.id,
    sources,
    video: { start: Math.max(0, step.start_time), end: step.end_time },
    score,
    counts,
    lessonCounts: taught.end - taught.start,
    items: step.checklists.map((item, index) =>
      danced ? houseItem(item, index, counts) : ownItem(item, index, { sources, lesson }),
    ),
    advances,
    repeats: step.step_type !== 'rehearse',
    withoutMedia: sources.length === 0,
  };
}

type Shown = Pick<CourseStep, 'youtube_id' | 'media_file' | 'start_time' | 'dance_start' | 'dance_end'>;

/**
 * Returns the sources of a step in the order to try them. A step of the house routine has the house dancer. Any other
 * step has the operator's media. If the counts of a medium are known, or the house dancer knows every move of the
 * operator's dance, a last source follows for a step whose media fail or are missing: the house dancer if he knows
 * every move, else the count card.
 */
export function sourcesOf(
  step: Shown,
  { lesson, controls = false }: { lesson: SceneLesson; controls?: boolean },
): MediumSource[] {
  const { youtube_id, media_file, start_time: start } = step;
  const chorus = controls ? 4 : 0;
  if (isHouse(step, lesson)) return [dancerSource(chorus)];
  if (isDanced(step)) return [unfilmedIn(lesson, chorus)];
  const score = scoreOf(lesson);
  const shows = (medium: Parameters<typeof mediumKey>[0]): ShownScore[] => {
    const mapping = lesson.dance?.mappings[mediumKey(medium)];
    return mapping ? [{ score, mapping }] : [];
  };
  const own = [
    ...youtubeIds(youtube_id).map((id) =>
      youtubeSource(id, { start, controls, shows: shows({ youtube_id: id }) }),
    ),
    ...(media_file ? [fileSource(mediaAddress(media_file), shows({ file: media_file }))] : []),
  ];
  if (!own.some((source) => source.shows.length > 0) && !isDancedByHouse(lesson)) return own;
  return [...own, unfilmedIn(lesson, chorus)];
}

/** Makes a scene of the course's whole dance, for a course without a step that shows it. */
export function wholeScene(id: string, lesson: Pick<SceneLesson, 'dance'>, chorus = 0): Scene {
  const score = scoreOf(lesson);
  return danceScene(id, allCounts(score), { score, sources: [unfilmedIn(lesson, chorus)] });
}

/** Whether the course has a dance of its own, and the house dancer knows every move of it. */
function isDancedByHouse({ dance }: SceneLesson): boolean {
  return dance?.score !== undefined && isDanceable(dance.score);
}

/** The source for the course's dance without a medium: the house dancer if he knows the dance, else the count card. */
export function unfilmedIn(lesson: Pick<SceneLesson, 'dance'>, chorus = 0): MediumSource {
  return unfilmedSource(scoreOf(lesson), musicOf(lesson), chorus);
}

/** The operator's recording; null when it is not mapped. */
function musicOf({ dance }: Pick<SceneLesson, 'dance'>): Music | null {
  const mapping = dance?.recording && dance.mappings[mediumKey({ file: dance.recording })];
  return mapping ? { url: mediaAddress(dance.recording ?? ''), mapping } : null;
}

/** The kind of medium that is tried first in a step; without a medium it is the dancer. */
export function mediumKindOf({ youtube_id, media_file }: Pick<Shown, 'youtube_id' | 'media_file'>) {
  if (youtubeIds(youtube_id).length > 0) return 'youtube';
  return media_file ? 'file' : 'dancer';
}

/** The score of a lesson: the house score if all of its steps show the house routine, else the operator's. */
export function lessonScore({ steps, dance }: Pick<TaughtLesson, 'steps' | 'dance'>): Score {
  return steps.every((step) => isHouse(step, { dance })) ? houseScore() : scoreOf({ dance });
}

/** The operator's score; the house score where the operator has none. */
export function scoreOf({ dance }: { dance?: LessonDance | undefined }): Score {
  return dance?.score ?? houseScore();
}

/** The counts from the first to the last phrase that a lesson teaches; for the rehearsal, all counts. */
export function lessonCountsOf({ order_num, dance }: SceneLesson): Counts {
  if (!dance) return houseLessonOf(order_num);
  const [first = 1, last = first] = [dance.phrases[0], dance.phrases.at(-1)];
  return phraseCounts(scoreOf({ dance }), first, last);
}

/**
 * Returns a place of a lesson whose first medium shows each of these ranges without a gap: the wanted place if
 * possible, else practice, else any place. Returns null when no place shows them.
 */
export function placeShowing(
  lesson: TaughtLesson,
  counts: readonly ScoreCounts[],
  wanted?: Place,
): Place | null {
  const shows = ({ source }: Watched) => counts.every((each) => rangeOn(source, each) !== null);
  const all = watchedIn(lesson);
  const chosen = all.find(({ place }) => place.tab === wanted?.tab && place.part === wanted.part);
  return (chosen && shows(chosen) ? chosen : all.find(shows))?.place ?? null;
}

type Watched = { place: Place; source: MediumSource | null };

/** The places of each lesson that were computed before. The guide looks them up for many ranges of counts at once. */
const watched = new WeakMap<TaughtLesson, Watched[]>();

/** The places of a lesson, practice first, each with its first medium. */
function watchedIn(lesson: TaughtLesson): Watched[] {
  const known = watched.get(lesson);
  if (known) return known;
  const parts = learnParts(lesson.steps).map((_, index): Place => ({ tab: 'lesson', part: index + 1 }));
  const places: Place[] = [{ tab: 'practice', part: 1 }, ...parts, { tab: 'zombie', part: 1 }];
  const made = places.map((place): Watched => {
    const step = stepAt(lesson.steps, place);
    return { place, source: (step && sourcesOf(step, { lesson })[0]) ?? null };
  });
  watched.set(lesson, made);
  return made;
}

/**
 * Returns the place at which to dance these ranges in turn: a place that shows all of them, else a place that shows the
 * first range.
 */
export function placeToDance(
  lesson: TaughtLesson,
  counts: readonly ScoreCounts[],
  wanted: Place,
): Place | null {
  return placeShowing(lesson, counts, wanted) ?? placeShowing(lesson, counts.slice(0, 1), wanted);
}

/** The phrases (from 1) of a score that each lesson teaches, in the order of the lessons. */
export function daysOf(lesson: Pick<SceneLesson, 'dance'>, score: Score): number[][] {
  return (score === scoreOf(lesson) && lesson.dance?.days) || houseDays();
}

/**
 * The counts of the two phrases of the house routine that the lesson with this number teaches; all counts for
 * the rehearsal.
 */
export function houseLessonOf(order_num: number): Counts {
  const score = houseScore();
  return order_num > limits.lessons
    ? phraseCounts(score, 1, score.phrases.length)
    : phraseCounts(score, 2 * order_num - 1, 2 * order_num);
}

/** Length in counts of an item of the house course that names no range. */
const itemCounts = 32;

function houseItem(item: Checklist, index: number, counts: Counts): SceneItem {
  const ranges = Math.max(1, Math.round((counts.end - counts.start) / itemCounts));
  const start = counts.start + (index % ranges) * itemCounts;
  const own = { start, end: Math.min(counts.end, start + itemCounts) };
  return { ...videoOf(item), counts: danceOf(item) ?? own };
}

/**
 * Makes an item of an operator's step. It has the counts at its seconds in the first of the step's media that is
 * mapped, or null if these seconds show no counts; in a step without a medium, the counts at its seconds in the dance's
 * tempo. An item of the built-in course names a range of the house routine, which is another dance: in a step without a
 * medium it gets the phrase of the lesson that has the item's number, counted from the first phrase again after the
 * last.
 */
function ownItem(item: Checklist, index: number, { sources, lesson }: ItemsOf): SceneItem {
  const own = videoOf(item);
  if (isUnfilmed(sources)) return { ...own, counts: unfilmedCounts(item, index, lesson) };
  const shown = sources.find(({ kind, shows }) => kind !== 'card' && kind !== 'dancer' && shows.length > 0)
    ?.shows[0];
  const counts = shown ? countsIn(shown.mapping, own.video) : null;
  return {
    ...own,
    counts: counts && { start: Math.round(counts.start), end: Math.round(counts.end) },
  };
}

type ItemsOf = { sources: readonly MediumSource[]; lesson: SceneLesson };

const isUnfilmed = ([first]: readonly MediumSource[]) => first?.kind === 'dancer' || first?.kind === 'card';

function unfilmedCounts(item: Checklist, index: number, lesson: SceneLesson): Counts {
  const score = scoreOf(lesson);
  const taught = lesson.dance?.phrases ?? [];
  const counts =
    danceOf(item) === null
      ? countsIn(steadyMapping(lengthOf(score), score.tempo), { start: item.start_time, end: item.end_time })
      : null;
  if (counts && counts.end > counts.start)
    return { start: Math.round(counts.start), end: Math.round(counts.end) };
  return phraseCounts(score, taught[index % Math.max(1, taught.length)] ?? 1);
}

function videoOf({ id, start_time, end_time }: Checklist): Pick<SceneItem, 'id' | 'video'> {
  return { id, video: { start: start_time, end: end_time } };
}
