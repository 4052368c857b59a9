// The tasks of a class at a leader's word, as drills of the player: stretches of the dance, stages of a day's lesson, and
// the last eight again.

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
 * The drills of a task on a source, all at one speed; none of what the source does not show. Stretches are danced until
 * somebody stops them: whether they loop may change on the way.
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
      const whole = stretchOf(phrases);
      return [...joinDrills(score, before), ...(whole ? wholeDrills(score, whole.first, whole.last) : [])];
    }
  }
}

/** The task that dances these segments in one go; null where they do not hang together. */
export function stretchOf(segments: readonly number[]): { first: number; last: number } | null {
  const [first, last] = [Math.min(...segments), Math.max(...segments)];
  return new Set(segments).size === last - first + 1 ? { first, last } : null;
}

/** The tasks of a day that a source shows. */
export function tasksOfDay(dance: ClassDance, source: MediumSource | null, day: number) {
  const shown = <Task extends ClassTask>(task: Task | null): Task | null =>
    task && taskDrills(dance, source, { task, rate: 1 }).length > 0 ? task : null;
  const phrases = dance.days[day - 1] ?? [];
  return {
    phrases: phrases.flatMap((phrase) => shown({ first: phrase, last: phrase }) ?? []),
    /** All of the day in one go, where that is more than a phrase. */
    whole: phrases.length > 1 ? shown(stretchOf(phrases)) : null,
    /** Everything taught so far, where that is more than the day. */
    upTo: day > 1 ? shown(stretchOf(dance.days.slice(0, day).flat())) : null,
    stages: classStages.flatMap((stage) => shown({ day, stage }) ?? []),
  };
}

/** Counts of an eight that were hardly begun: who asks for the last eight then means the one before. */
const hardlyBegun = 2;

/**
 * The first count of the last eight at a place in the dance (counts): the one that is danced, or the one before where
 * that one has hardly begun. One that stands means where it stands.
 */
export function lastEight(score: Score, place: number, playing: boolean): number {
  const eight = eightAt(score, place);
  return playing && place - eight < hardlyBegun && eight > 0 ? eightAt(score, eight - 1) : eight;
}

function eightAt(score: Score, place: number): number {
  const eights = eightsOf(score, phraseAt(score, place));
  return (eights.findLast(({ start }) => start <= place + near) ?? eights[0])?.start ?? 0;
}

/** Counts this near are the same: a told place is rounded. */
const near = 1e-3;

/** The counts of an eight that its phrase has. */
function eightFrom(score: Score, start: number): Drill['counts'] {
  const { end } = phraseCounts(score, phraseAt(score, start));
  return { start, end: Math.max(start + 1, Math.min(end, start + 8)) };
}
