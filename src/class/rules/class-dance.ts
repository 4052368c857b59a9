// The dance of a class is the course's own dance on its own media, segment by segment. Where the counts of a medium are known a
// segment is a phrase; a video that nobody has mapped is cut every 15 seconds.

import type { CourseStep } from '#course/content/course.ts';
import { isDanced } from '#course/rules/house-dance.ts';
import { daysOf, type SceneLesson, sceneOf, scoreOf } from '#course/rules/step-scene.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { countAt } from '#dance/rules/score/mapping.ts';
import {
  allCounts,
  type Counts,
  momentAt,
  phraseAt,
  phraseCounts,
  type Score,
  type ScoreMoment,
} from '#dance/rules/score/score.ts';
import { cardSource, dancerSource, type MediumSource } from '#player/rules/medium-source.ts';
import { sceneRange } from '#player/rules/player-state.ts';
import type { Range } from '#player/rules/range.ts';
import { danceScene, type Scene } from '#player/rules/scene.ts';
import { segmentsOf } from '#player/rules/segments.ts';
import { rangeOn, showsCounts } from '#player/rules/shown-counts.ts';
import { mostSegments } from './class-state.ts';

export type ClassSegment = {
  /** The phrase's title; '' for a stretch of a video and for the house routine, whose phrases are known by their number. */
  title: string;
  /** The day that teaches it; null where none does, or nobody knows. */
  day: number | null;
  /** Null on a video that is not mapped: there its seconds count. */
  counts: Counts | null;
  video: Range;
};

export type ClassDance = { scene: Scene; segments: readonly ClassSegment[] };

let house: ClassDance | undefined;

/** The house routine as the house dancer dances it. The exercises behind it are not danced here. */
export function houseClass(): ClassDance {
  house ??= ofPhrases(
    danceScene('class', allCounts(houseScore()), { sources: [dancerSource(4)], repeats: false }),
    daysOf({}, houseScore()),
    () => '',
  );
  return house;
}

/** The dance of a class in a course whose rehearsal is this step of this lesson; the step is null where it has none. */
export function classDance(step: CourseStep | null, lesson: SceneLesson): ClassDance {
  const score = scoreOf(lesson);
  const own = lesson.dance?.score !== undefined;
  if (step && isDanced(step) && !own) return houseClass();
  if (!step && !own) return houseClass();
  const given = step && !isDanced(step) ? sceneOf(step, { lesson }) : null;
  const sources = given && given.sources.length > 0 ? given.sources : own ? [cardSource(score)] : [];
  const scene = {
    ...(given ?? danceScene('class', allCounts(score), { score })),
    id: 'class',
    sources,
    repeats: false,
  };
  if (!sources.some(showsCounts)) return { scene, segments: cutEvenly(scene.video) };
  return ofPhrases({ ...scene, counts: allCounts(score) }, daysOf(lesson, score), ({ title }) => title);
}

function ofPhrases(
  scene: Scene,
  days: number[][],
  titleOf: (phrase: Score['phrases'][number]) => string,
): ClassDance {
  const { score, video } = scene;
  const segments = score.phrases.slice(0, mostSegments).map((phrase, index) => ({
    title: titleOf(phrase),
    day: days.findIndex((phrases) => phrases.includes(index + 1)) + 1 || null,
    counts: phraseCounts(score, index + 1),
    video,
  }));
  return { scene, segments };
}

/** A whole video where its end is not known. */
function cutEvenly(video: Range): ClassSegment[] {
  const cuts = segmentsOf(video).slice(0, mostSegments);
  return (cuts.length > 0 ? cuts : [video]).map((cut) => ({
    title: '',
    day: null,
    counts: null,
    video: cut,
  }));
}

/** The seconds of a segment (from 1) on a source; of the whole dance where the source does not show it in one go. */
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

/** The segment (from 1) that is danced at a second of a source; null where none is, as while a teacher talks. */
export function segmentAt(dance: ClassDance, source: MediumSource | null, second: number): number | null {
  const { scene, segments } = dance;
  if (segments.some(({ counts }) => counts)) {
    const place = placeIn(dance, source, second);
    return place === null ? null : Math.min(segments.length, phraseAt(scene.score, place));
  }
  return segments.findIndex(({ video }) => second >= video.start && second < video.end) + 1 || null;
}

/** The place as phones are told it: seconds of the dance at its own tempo; negative where nothing is counted. */
export const uncounted = -1;

/** The place at a second of a source, as phones are told it. */
export function toldPlace(dance: ClassDance, source: MediumSource | null, second: number): number {
  const place = placeIn(dance, source, second);
  return place === null ? uncounted : (place * 60) / dance.scene.score.tempo;
}

/** The place of a segment's first count, as phones are told it. */
export function segmentPlace({ scene, segments }: ClassDance, segment: number): number {
  const counts = segments[segment - 1]?.counts;
  return counts ? (counts.start * 60) / scene.score.tempo : uncounted;
}

/** The words called at a place that phones were told. */
export function momentTold({ scene: { score } }: ClassDance, told: number): ScoreMoment | null {
  return told < 0 ? null : momentAt(score, (told * score.tempo) / 60);
}

/** The place in the dance; at its very end its last count. */
function placeIn({ scene }: ClassDance, source: MediumSource | null, second: number): number | null {
  const shown = source?.shows.find(({ score }) => score.id === scene.score.id);
  return shown ? (countAt(shown.mapping, second) ?? countAt(shown.mapping, second - 0.02)) : null;
}
