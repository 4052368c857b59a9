// A class dances the course's own dance on that dance's media, segment by segment. In a medium with a mapping each
// segment is a phrase; a video without a mapping is cut every 15 seconds.

import type { CourseStep } from '#course/content/course.ts';
import { isDanced } from '#course/rules/house-dance.ts';
import { daysOf, type SceneLesson, sceneOf, scoreOf, wholeScene } from '#course/rules/step-scene.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { countAt } from '#dance/rules/score/mapping.ts';
import { allCounts, type Counts, phraseAt, phraseCounts, type Score } from '#dance/rules/score/score.ts';
import { insteadOf } from '#player/rules/instead.ts';
import { dancerSource, type MediumSource } from '#player/rules/medium-source.ts';
import { sceneRange } from '#player/rules/player-state.ts';
import type { Range } from '#player/rules/range.ts';
import { danceScene, type Scene } from '#player/rules/scene.ts';
import { segmentsOf } from '#player/rules/segments.ts';
import { rangeOn, showsCounts } from '#player/rules/shown-counts.ts';
import { type ClassState, mostSegments } from './class-state.ts';

export type ClassSegment = {
  /** The phrase's title; '' for a piece of a video, and for the house routine, whose phrases are known by number. */
  title: string;
  /** The day that teaches the segment; null where no day does, or where the days are unknown. */
  day: number | null;
  /** The counts of the segment; null on a video without a mapping, where `video` has the seconds of the segment. */
  counts: Counts | null;
  video: Range;
};

export type ClassDance = {
  scene: Scene;
  segments: readonly ClassSegment[];
  /** The segments (from 1) that each day teaches; empty where the days are unknown. */
  days: readonly (readonly number[])[];
};

let house: ClassDance | undefined;

/**
 * Returns the house routine as the dance of a class: with the house dancer, and without the exercises that come after
 * it.
 */
export function houseClass(): ClassDance {
  house ??= ofPhrases(
    danceScene('class', allCounts(houseScore()), { sources: [dancerSource(4)] }),
    daysOf({}, houseScore()),
    () => '',
  );
  return house;
}

/**
 * Returns the dance of a class, made from the rehearsal's lesson and step; `step` is null where the course has no
 * rehearsal.
 */
export function classDance(step: CourseStep | null, lesson: SceneLesson): ClassDance {
  const score = scoreOf(lesson);
  const own = lesson.dance?.score !== undefined;
  if (!own && (!step || isDanced(step))) return houseClass();
  const given = step && !isDanced(step) ? sceneOf(step, { lesson }) : null;
  const whole = given && (given.sources.length > 0 || !own) ? given : wholeScene('class', lesson, 4);
  const { sources } = whole;
  // With `repeats` the player counts in, as in lessons. A switch of the class screen decides whether the dance loops.
  const scene = { ...whole, id: 'class', repeats: true };
  if (!sources.some(showsCounts)) return { scene, segments: cutEvenly(scene.video), days: [] };
  return ofPhrases({ ...scene, counts: allCounts(score) }, daysOf(lesson, score), ({ title }) => title);
}

function ofPhrases(
  scene: Scene,
  days: readonly (readonly number[])[],
  titleOf: (phrase: Score['phrases'][number]) => string,
): ClassDance {
  const { score, video } = scene;
  const segments = score.phrases.slice(0, mostSegments).map((phrase, index) => ({
    title: titleOf(phrase),
    day: days.findIndex((phrases) => phrases.includes(index + 1)) + 1 || null,
    counts: phraseCounts(score, index + 1),
    video,
  }));
  const known = (number: number) => number <= segments.length;
  return { scene, segments, days: days.map((phrases) => phrases.filter(known)) };
}

/**
 * Cuts a video into segments of 15 seconds, of which the last may be shorter. A video whose end is not known is one
 * segment.
 */
function cutEvenly(video: Range): ClassSegment[] {
  const cuts = segmentsOf(video).slice(0, mostSegments);
  return (cuts.length > 0 ? cuts : [video]).map((cut) => ({
    title: '',
    day: null,
    counts: null,
    video: cut,
  }));
}

/**
 * Returns the seconds of a segment (from 1) on a source. They are the seconds of the whole dance if there is no such
 * segment, or if the source does not show it in one span.
 */
export function segmentRange(
  { scene, segments }: ClassDance,
  source: MediumSource | null,
  segment: number,
): Range {
  const wanted = segments[segment - 1];
  if (!wanted) return sceneRange(scene, source);
  if (!wanted.counts) return wanted.video;
  return rangeOn(source, { score: scene.score.id, counts: wanted.counts }) ?? sceneRange(scene, source);
}

/**
 * Returns the segment (from 1) at a second of a source; null where nothing is danced, for example while a teacher
 * talks.
 */
export function segmentAt(dance: ClassDance, source: MediumSource | null, second: number): number | null {
  const { scene, segments } = dance;
  if (segments.some(({ counts }) => counts)) {
    const place = placeIn(scene.score, source, second);
    return place === null ? null : Math.min(segments.length, phraseAt(scene.score, place));
  }
  return segments.findIndex(({ video }) => second >= video.start && second < video.end) + 1 || null;
}

/**
 * Returns the source that a screen shows: the first source, or the source of kind `instead` that replaces it; null if
 * there is none.
 */
export function shownSource({ scene: { sources } }: ClassDance, { instead }: Pick<ClassState, 'instead'>) {
  const [first] = sources;
  return (instead ? sources.find((source) => insteadOf(source, first) === instead) : first) ?? null;
}

/**
 * Returns the place in a score (counts from 0) at a second of a source; null where the source does not show the score.
 */
export function placeIn(score: Score, source: MediumSource | null, second: number): number | null {
  const shown = source?.shows.find((each) => each.score.id === score.id);
  return shown ? (countAt(shown.mapping, second) ?? countAt(shown.mapping, second - 0.02)) : null;
}
