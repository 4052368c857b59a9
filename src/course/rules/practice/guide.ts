// The guide of a lesson: from the learner's practice so far it computes the one next step. The guide locks nothing:
// every place of the lesson stays open at any time, and practice without the guide counts too. For most stages it is
// enough to play the phrases through; but the guide offers to tick an item only after the learner called it clean.

import { exerciseScore } from '#dance/rules/score/house-score.ts';
import {
  type Counts,
  eightsOf,
  joinCounts,
  phraseAt,
  phraseCounts,
  type Score,
} from '#dance/rules/score/score.ts';
import { exerciseScoreId } from '#dance/rules/score/score-ids.ts';
import { localDay } from '#platform/rules/local-day.ts';
import {
  type Drill,
  drillRates,
  eightDrills,
  eightTimes,
  exerciseDrills,
  joinDrills,
  phraseDrills,
  recallDrills,
  recallPhrases,
  wholeDrills,
} from '#player/rules/drills.ts';
import { type PhraseRecord, recordsOf } from '#player/rules/phrase-record.ts';
import type { Repetition } from '#player/rules/repetition.ts';
import type { ScoreCounts } from '#player/rules/shown-counts.ts';

export const stages = [
  'warm_up',
  'recall',
  'watch',
  'eights',
  'three_quarters',
  'full',
  'join',
  'list',
  'check',
  'complete',
  'cool_down',
] as const;
export type Stage = (typeof stages)[number];

export type GuideInput = {
  score: Score;
  /** The phrases (numbers from 1) that the lesson teaches, in order. A lesson without phrases has no stages. */
  phrases: readonly number[];
  /** The phrases that earlier days taught, in the order of the days. */
  before: readonly number[];
  records: readonly PhraseRecord[];
  /** The practice list, each item with its counts, as far as they are known. */
  items: readonly { id: string; counts: Counts | null; checked: boolean }[];
  /**
   * Whether a medium of the lesson shows these counts in one go. The guide never asks for counts that no medium
   * shows.
   */
  shows: (counts: ScoreCounts) => boolean;
  completed: boolean;
  /** A locked lesson can be danced, but not be marked complete. */
  locked: boolean;
  /**
   * The stages of exercises (warm-up and cool-down) that were danced to their end today. The dance's records do not
   * contain exercises.
   */
  exercised: ReadonlySet<Stage>;
  /** Stages that were passed over today. */
  passed: ReadonlySet<Stage>;
  /** The present in epoch milliseconds, and the learner's IANA zone. */
  now: number;
  zone: string;
};

export type NextStage = {
  /** The stage that comes next; null when everything is done. */
  stage: Stage | null;
  /** The drills to dance for the stage. */
  drills: Drill[];
  /** At the stage 'list', the ids of the open items that the learner called clean: one press ticks all of them. */
  ticks: string[];
};

/** Returns the stage, warm-up or cool-down, of a repetition of the exercises; null for a repetition of a dance. */
export function exerciseStage({ score, parts }: Repetition): Stage | null {
  if (score !== exerciseScoreId) return null;
  const first = exerciseScore().phrases.find(({ id }) => id === parts[0]?.phrase);
  return first?.section === 'Cool-down' ? 'cool_down' : 'warm_up';
}

export type StageState = 'done' | 'skipped' | 'open';

/**
 * Returns the stages of this lesson in order, with the state of each. A stage that was first passed over and
 * then done counts as done.
 */
export function guideStages(input: GuideInput): { stage: Stage; state: StageState }[] {
  // In the first lesson 'watch' comes first: learners should see the dance before they warm up for it.
  const isFirst = input.before.length === 0;
  const order = isFirst ? stages.toSorted((a, b) => Number(b === 'watch') - Number(a === 'watch')) : stages;
  return order
    .filter((stage) => applies(stage, input))
    .map((stage) => ({
      stage,
      state: isDone(stage, input) ? 'done' : input.passed.has(stage) ? 'skipped' : 'open',
    }));
}

/**
 * Returns the next stage: the `chosen` one while it is not done, else the first stage that is neither done nor passed
 * over.
 */
export function nextStage(input: GuideInput, chosen: Stage | null = null): NextStage {
  const way = guideStages(input);
  const wanted = way.find(({ stage, state }) => stage === chosen && state !== 'done');
  const stage = (wanted ?? way.find(({ state }) => state === 'open'))?.stage ?? null;
  const ticks = input.items.filter(
    ({ checked, counts }) => !checked && counts !== null && isCalledClean(counts, input),
  );
  return {
    stage,
    drills: stage === null ? [] : drillsOf(stage, input),
    ticks: stage === 'list' ? ticks.map(({ id }) => id) : [],
  };
}

function applies(stage: Stage, input: GuideInput): boolean {
  const { phrases, items, locked, shows } = input;
  const [first] = phrases;
  if (first === undefined) return false;
  if (stage === 'complete') return !locked;
  if (stage === 'list') return items.length > 0;
  if (stage === 'join') return openJoins({ ...input, records: [] }).length > 0;
  return everyDrill(stage, input).some(shows);
}

function isDone(stage: Stage, input: GuideInput): boolean {
  const { before, phrases, items, completed, exercised } = input;
  const whole = recordsOfPhrases(input, shownWhole(input, phrases));
  switch (stage) {
    case 'warm_up':
    case 'cool_down':
      return exercised.has(stage);
    case 'recall':
      return shownWhole(input, recallPhrases(before)).every((phrase) => isOfToday(phrase, input));
    case 'watch':
      return whole.every(({ danced }) => danced > 0);
    case 'eights':
      return eightsDone(input);
    case 'three_quarters':
    case 'full':
      return isPlayed(whole, drillRates[stage]);
    case 'join':
      return openJoins(input).length === 0;
    case 'list':
      return items.every(({ checked }) => checked);
    case 'check':
      return whole.every(({ checks }) => checks > 0);
    case 'complete':
      return completed;
  }
}

/** Returns those of the phrases that a medium of the lesson shows whole. */
function shownWhole({ score, shows }: GuideInput, phrases: readonly number[]): number[] {
  return phrases.filter((phrase) => shows({ score: score.id, counts: phraseCounts(score, phrase) }));
}

/** Whether a phrase was practised today. */
function isOfToday(phrase: number, { score, records, now, zone }: GuideInput): boolean {
  const at = recordsOf(score, records)[phrase - 1]?.practised_at ?? null;
  return at !== null && localDay(Date.parse(at), zone) === localDay(now, zone);
}

function isPlayed(records: readonly PhraseRecord[], rate: number): boolean {
  return records.every(({ played_rate }) => (played_rate ?? 0) >= rate);
}

/**
 * Whether every eight that a medium shows was played through `eightTimes` times, or every phrase with such an
 * eight was played through at three quarters of the speed.
 */
function eightsDone(input: GuideInput): boolean {
  const { score, phrases, shows } = input;
  const shown = (phrase: number) =>
    eightsOf(score, phrase).flatMap((counts, index) => (shows({ score: score.id, counts }) ? [index] : []));
  const begun = phrases.filter((phrase) => shown(phrase).length > 0);
  const own = recordsOfPhrases(input, begun);
  return (
    isPlayed(own, drillRates.three_quarters) ||
    own.every(({ eights }, index) =>
      shown(begun[index] ?? 0).every((eight) => (eights[eight] ?? 0) >= eightTimes),
    )
  );
}

function recordsOfPhrases({ score, records }: GuideInput, phrases: readonly number[]): PhraseRecord[] {
  const all = recordsOf(score, records);
  return phrases.flatMap((phrase) => all[phrase - 1] ?? []);
}

/** The drills that are still to be danced for a stage, as far as a medium of the lesson shows them. */
function drillsOf(stage: Stage, input: GuideInput): Drill[] {
  return wantedDrills(stage, input).filter(input.shows);
}

/** The drills of a stage for somebody who has danced nothing yet. */
function everyDrill(stage: Stage, input: GuideInput): Drill[] {
  return wantedDrills(stage, { ...input, records: [] });
}

function wantedDrills(stage: Stage, input: GuideInput): Drill[] {
  const { score, phrases, records } = input;
  const own = recordsOfPhrases(input, input.phrases);
  const slowerThan = (rate: number) => phrases.filter((_, index) => (own[index]?.played_rate ?? 0) < rate);
  switch (stage) {
    case 'warm_up':
      return exerciseDrills('Warm-up');
    case 'cool_down':
      return exerciseDrills('Cool-down');
    case 'recall':
      return recalled(input);
    case 'watch':
      return allOf(input, 'watched');
    case 'eights':
      return eightDrills(score, phrases, records);
    case 'three_quarters':
    case 'full':
      return phraseDrills(score, slowerThan(drillRates[stage]), drillRates[stage]);
    case 'join':
      return [...openJoins(input), ...allOf(input, 'played')];
    case 'check':
      return allOf(input, 'checked');
    default:
      return [];
  }
}

/** The joins that lead into the lesson's phrases and were never played through, as far as a medium shows them. */
function openJoins(input: GuideInput): Drill[] {
  const own = recordsOfPhrases(input, input.phrases);
  const open = input.phrases.filter((phrase, index) => phrase > 1 && own[index]?.joined === 0);
  const before = open.map((phrase) => phrase - 1);
  return joinDrills(input.score, before).filter(input.shows);
}

/**
 * Returns a drill of all phrases of the lesson in one go. If the phrases do not follow each other, or no medium shows
 * them in one go, it returns a drill for each phrase that was not danced yet (for `checked`, not checked yet), or for
 * every phrase if none is left. The phrases may be in several videos, and one press dances those of one video.
 */
function allOf(input: GuideInput, counts_as: Drill['counts_as']): Drill[] {
  const { score, phrases, shows } = input;
  const [first = 1, last = first] = [phrases[0], phrases.at(-1)];
  const whole = last - first === phrases.length - 1 ? wholeDrills(score, first, last, counts_as) : [];
  if (whole.some(shows)) return whole;
  const times = counts_as === 'checked' ? 'checks' : 'danced';
  const open = phrases.filter((phrase) => recordsOfPhrases(input, [phrase])[0]?.[times] === 0);
  const asked = open.length > 0 ? open : phrases;
  return phraseDrills(score, asked, drillRates.full).map((drill) => ({ ...drill, counts_as }));
}

/**
 * The drills of the recall; where no medium shows the recalled phrases in one go, only the drills of phrases that were
 * not practised today.
 */
function recalled(input: GuideInput): Drill[] {
  const { score, before, records, shows } = input;
  const drills = recallDrills(score, records, before);
  const whole = drills.at(-1);
  if (whole && shows(whole)) return drills;
  return drills.filter(({ counts }) => !isOfToday(phraseAt(score, counts.start), input));
}

/** Whether the learner called all of a stretch clean at full speed, its joins too. */
function isCalledClean({ start, end }: Counts, { score, records }: GuideInput): boolean {
  const all = recordsOf(score, records);
  return score.phrases.every((_, index) => {
    const [phrase, record] = [index + 1, all[index]];
    const within = (inner: Counts) => inner.start >= start && inner.end <= end;
    const touched = (inner: Counts) => inner.end > start && inner.start < end;
    const own = phraseCounts(score, phrase);
    if (!record || !touched(own)) return true;
    const eights = eightsOf(score, phrase).every(
      (eight, number) => !touched(eight) || (within(eight) && (record.clean_eights[number] ?? 0) > 0),
    );
    const whole = !within(own) || (record.clean_rate ?? 0) >= drillRates.full;
    const joined = phrase === 1 || !within(joinCounts(score, phrase - 1)) || record.clean_joined > 0;
    return eights && whole && joined;
  });
}
