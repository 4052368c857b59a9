// The lesson that leads: its one next step follows from the practice so far. The guide locks nothing: every place of the
// lesson stays open at any time, and practice elsewhere counts here. It goes on with what was played through; only the marks
// of the list want the learner's word that it was clean.

import { exercisesStart } from '#dance/content/routine/exercises.ts';
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
  recordOf,
  wholeDrills,
} from '#player/rules/drills.ts';
import { eightsOf, type PhraseRecord } from '#player/rules/phrase-record.ts';
import { isWithin, joinRange, phrasesRange } from '#player/rules/pieces.ts';
import type { Range } from '#player/rules/range.ts';

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
  /** The phrases that the lesson teaches, in order; a lesson without any can't be led. */
  phrases: readonly number[];
  records: readonly PhraseRecord[];
  /** The practice list, each item with its range of the routine. */
  items: readonly { id: string; dance: Range; checked: boolean }[];
  completed: boolean;
  /** A locked lesson can be danced, but not be marked complete. */
  locked: boolean;
  /** The warm-up and the cool-down that were danced to their end today: no record of the dance knows them. */
  exercised: ReadonlySet<Stage>;
  /** Stages that were passed over today. */
  passed: ReadonlySet<Stage>;
  /** The present in epoch milliseconds, and the learner's IANA zone. */
  now: number;
  zone: string;
};

export type GuideStep = {
  /** The stage that comes next; null when everything is done. */
  stage: Stage | null;
  /** The drills to dance for the stage. */
  drills: Drill[];
  /** Items of the list that the learner called clean: their marks are one press. */
  ticks: string[];
};

/**
 * Returns the stage for which the learner dances a range of the dancer's clock that no record of the routine knows; null for
 * the routine's own.
 */
export function exerciseStage({ start }: Range): Stage | null {
  if (start < exercisesStart) return null;
  return start < (exerciseDrills('Cool-down')[0]?.range.start ?? 0) ? 'warm_up' : 'cool_down';
}

export type StageState = 'done' | 'skipped' | 'open';

/**
 * Returns the stages of this lesson in order, with the state of each. A stage that was passed over and then done
 * after all is done.
 */
export function guideStages(input: GuideInput): { stage: Stage; state: StageState }[] {
  // Nobody warms up for a dance that they have never seen.
  const isFirst = input.phrases[0] === 1;
  const order = isFirst ? stages.toSorted((a, b) => Number(b === 'watch') - Number(a === 'watch')) : stages;
  return order
    .filter((stage) => applies(stage, input))
    .map((stage) => ({
      stage,
      state: isDone(stage, input) ? 'done' : input.passed.has(stage) ? 'skipped' : 'open',
    }));
}

/** The stage that was chosen, while it is not done, or the first that is neither done nor passed over. */
export function guideStep(input: GuideInput, chosen: Stage | null = null): GuideStep {
  const way = guideStages(input);
  const wanted = way.find(({ stage, state }) => stage === chosen && state !== 'done');
  const stage = (wanted ?? way.find(({ state }) => state === 'open'))?.stage ?? null;
  const ticks = input.items.filter((item) => !item.checked && isCalledClean(item.dance, input.records));
  return {
    stage,
    drills: stage === null ? [] : drillsOf(stage, input),
    ticks: stage === 'list' ? ticks.map(({ id }) => id) : [],
  };
}

function applies(stage: Stage, { phrases, items, locked }: GuideInput): boolean {
  const [first] = phrases;
  if (first === undefined) return false;
  if (stage === 'complete') return !locked;
  if (stage === 'recall') return first > 1;
  return stage !== 'list' || items.length > 0;
}

function isDone(stage: Stage, input: GuideInput): boolean {
  const { phrases, records, items, completed, exercised, now, zone } = input;
  const own = phrases.map((phrase) => recordOf(records, phrase));
  const playedAt = (rate: number) => own.every(({ played_rate }) => (played_rate ?? 0) >= rate);
  switch (stage) {
    case 'warm_up':
    case 'cool_down':
      return exercised.has(stage);
    case 'recall': {
      const today = localDay(now, zone);
      return recallPhrases(phrases[0] ?? 1).every((phrase) => {
        const at = recordOf(records, phrase).practised_at;
        return at !== null && localDay(Date.parse(at), zone) === today;
      });
    }
    case 'watch':
      return own.every(({ danced }) => danced > 0);
    case 'eights':
      return (
        playedAt(drillRates.three_quarters) ||
        own.every(({ eights }) => eights.every((times) => times >= eightTimes))
      );
    case 'three_quarters':
    case 'full':
      return playedAt(drillRates[stage]);
    case 'join':
      return own.every(({ phrase, joined }) => phrase === 1 || joined > 0);
    case 'list':
      return items.every(({ checked }) => checked);
    case 'check':
      return own.every(({ checks }) => checks > 0);
    case 'complete':
      return completed;
  }
}

function drillsOf(stage: Stage, { phrases, records }: GuideInput): Drill[] {
  const [first = 1, last = first] = [phrases[0], phrases.at(-1)];
  const own = phrases.map((phrase) => recordOf(records, phrase));
  const slowerThan = (rate: number) =>
    own.filter(({ played_rate }) => (played_rate ?? 0) < rate).map(({ phrase }) => phrase);
  switch (stage) {
    case 'warm_up':
      return exerciseDrills('Warm-up');
    case 'cool_down':
      return exerciseDrills('Cool-down');
    case 'recall':
      return recallDrills(records, first);
    case 'watch':
      return wholeDrills(first, last, 'watched');
    case 'eights':
      return eightDrills(own);
    case 'three_quarters':
    case 'full':
      return phraseDrills(slowerThan(drillRates[stage]), drillRates[stage]);
    case 'join': {
      const open = own.filter(({ phrase, joined }) => phrase > 1 && joined === 0);
      const joins = joinDrills(open.map(({ phrase }) => phrase - 1));
      return [...joins, ...wholeDrills(first, last)];
    }
    case 'check':
      return wholeDrills(first, last, 'checked');
    default:
      return [];
  }
}

/** Whether the learner called all of a range clean at full speed, its joins too. */
function isCalledClean(range: Range, records: readonly PhraseRecord[]): boolean {
  const phrases = records.filter(({ phrase }) => isWithin(phrasesRange(phrase), range));
  const joins = records.filter(({ phrase }) => phrase > 1 && isWithin(joinRange(phrase - 1), range));
  const eights = eightsOf(records, 'clean_eights').filter((eight) => isWithin(eight.range, range));
  const covered = eights.reduce((sum, { range: { start, end } }) => sum + end - start, 0);
  return (
    covered >= range.end - range.start - 0.1 &&
    eights.every(({ times }) => times > 0) &&
    phrases.every(({ clean_rate }) => (clean_rate ?? 0) >= drillRates.full) &&
    joins.every(({ clean_joined }) => clean_joined > 0)
  );
}
