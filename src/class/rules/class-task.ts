// This file turns the tasks that a leader gives a class into drills of the player. Tasks are stretches of the dance,
// stages of a day's lesson, and the last eight again.

import { eightsOf, phraseAt, phraseCounts, type Score } from '#dance/rules/score/score.ts';
import {
  type Drill,
  drillRates,
  eightDrills,
  exerciseDrills,
  joinDrills,
  phraseDrills,
  wholeDrills,
} from '#player/rules/drills.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import { rangeOn } from '#player/rules/shown-counts.ts';
import type { ClassDance } from './class-dance.ts';
import { type ClassStage, type ClassState, type ClassTask, classStages } from './class-state.ts';

/**
 * Returns the drills of a task on a source, all at one speed; drills that the source does not show are left out.
 * Stretches and eights are drills without end, because a leader may switch the loop on at any time; while the loop is
 * off, the screen stops them after one pass.
 */
export function taskDrills(
  dance: ClassDance,
  source: MediumSource | null,
  { task, rate }: Pick<ClassState, 'task' | 'rate'>,
): Drill[] {
  const drills = task === null ? [] : wantedDrills(dance, task);
  return drills.filter((drill) => rangeOn(source, drill) !== null).map((drill) => ({ ...drill, rate }));
}

function wantedDrills(dance: ClassDance, task: ClassTask): Drill[] {
  const { score } = dance.scene;
  if ('stage' in task) return stageDrills(score, dance.days[task.day - 1] ?? [], task.stage);
  const phrases = score.phrases.length;
  if ('eight' in task) return endless(wholeDrills(score, 1, 1), { ...eightFrom(score, task.eight) });
  if (task.last > phrases) return [];
  return endless(wholeDrills(score, task.first, task.last));
}

function endless(drills: Drill[], counts?: Drill['counts']): Drill[] {
  return drills.map((drill) => ({
    ...drill,
    times: Number.POSITIVE_INFINITY,
    counts: counts ?? drill.counts,
  }));
}

function stageDrills(score: Score, phrases: readonly number[], stage: ClassStage): Drill[] {
  switch (stage) {
    case 'warm_up':
      return exerciseDrills('Warm-up');
    case 'eights':
      return eightDrills(score, phrases, []);
    case 'three_quarters':
    case 'full':
      return phraseDrills(score, phrases, drillRates[stage]);
    case 'join': {
      const before = phrases.filter((phrase) => phrase > 1).map((phrase) => phrase - 1);
      const whole = unbrokenTask(phrases);
      return [...joinDrills(score, before), ...(whole ? wholeDrills(score, whole.first, whole.last) : [])];
    }
  }
}

/** Returns the task that dances the given segments without a gap; null where a segment between them is missing. */
export function unbrokenTask(segments: readonly number[]): { first: number; last: number } | null {
  const [first, last] = [Math.min(...segments), Math.max(...segments)];
  return new Set(segments).size === last - first + 1 ? { first, last } : null;
}

/** Returns the tasks of a day that a source shows. */
export function tasksOfDay(dance: ClassDance, source: MediumSource | null, day: number) {
  const shown = <Task extends ClassTask>(task: Task | null): Task | null =>
    task && taskDrills(dance, source, { task, rate: 1 }).length > 0 ? task : null;
  const phrases = dance.days[day - 1] ?? [];
  return {
    phrases: phrases.flatMap((phrase) => shown({ first: phrase, last: phrase }) ?? []),
    /** The task that dances all phrases of the day in one stretch; null if the day has only one phrase. */
    whole: phrases.length > 1 ? shown(unbrokenTask(phrases)) : null,
    /** The task that dances all phrases taught up to this day in one stretch; null on Day 1. */
    upTo: day > 1 ? shown(unbrokenTask(dance.days.slice(0, day).flat())) : null,
    stages: classStages.flatMap((stage) => shown({ day, stage }) ?? []),
  };
}

/** Counts after which an eight counts as begun; until then, 'the last eight' means the eight before. */
const hardlyBegun = 2;

/**
 * Returns the first count of the last eight at a place in the dance (counts): of the current eight, or of the eight
 * before while the current eight has hardly begun. While the dance is paused it is always the current eight.
 */
export function lastEight(score: Score, place: number, playing: boolean): number {
  const eight = eightAt(score, place);
  return playing && place - eight < hardlyBegun && eight > 0 ? eightAt(score, eight - 1) : eight;
}

function eightAt(score: Score, place: number): number {
  const eights = eightsOf(score, phraseAt(score, place));
  return (eights.findLast(({ start }) => start <= place + near) ?? eights[0])?.start ?? 0;
}

/** Counts that differ by less than this are the same, because the place that a screen sends is rounded. */
const near = 1e-3;

/** Returns the counts of the eight at `start`; an eight ends no later than its phrase. */
function eightFrom(score: Score, start: number): Drill['counts'] {
  const { end } = phraseCounts(score, phraseAt(score, start));
  return { start, end: Math.max(start + 1, Math.min(end, start + 8)) };
}
