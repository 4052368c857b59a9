// Applies the rules to a learner's stored state and makes the answer from the results.

import type { Progress } from '#course/api/progress.ts';
import type { CourseStep } from '#course/content/course.ts';
import { figuresOf } from '#course/rules/figures.ts';
import { isDanced, isHouse } from '#course/rules/house-dance.ts';
import { learnerProgress } from '#course/rules/learner-progress.ts';
import { mediaOf, type TaughtLesson } from '#course/rules/lesson-dance.ts';
import { danceProgress } from '#course/rules/plan/dance-progress.ts';
import { scoreOf } from '#course/rules/step-scene.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import type { PhraseRecord } from '#player/rules/phrase-record.ts';
import type { Published } from '#subjects/server/published.ts';
import type { Learner } from './practice.ts';
import type { LearnerState } from './read-learner.ts';

/**
 * Returns what the rules need: order_nums of the completed lessons, and the number of rehearsals danced to their end.
 */
export function doneOf(state: LearnerState, { lessonById, rehearseStepIds }: Published) {
  const days = state.completed.map(({ lesson_id }) => lessonById.get(lesson_id)?.order_num);
  return {
    completed: new Set(days.filter((day) => day !== undefined)),
    rehearsals: state.marks.filter(
      ({ step_id, checklist_id }) => checklist_id === null && rehearseStepIds.has(step_id),
    ).length,
  };
}

/** The score that the rehearsal shows: it is the dance of the course. */
export function danceScore({ rehearseStep, stepLesson }: Published): Score {
  const rehearsal = rehearseStep && stepLesson.get(rehearseStep.id);
  return rehearsal && !isHouse(rehearseStep, rehearsal) ? scoreOf(rehearsal) : houseScore();
}

/** The house score, and the scores that the lessons teach. */
export function taughtScores({ lessons }: Published): Score[] {
  return [...new Set([houseScore(), ...lessons.map(scoreOf)])];
}

/**
 * Returns a function that says whether a record can be shown: its phrase is in the house routine or in the operator's
 * present dance. Records of removed phrases stay stored and hidden, because the phrases may come back.
 */
export function taughtRecords(published: Published): (record: RecordKey) => boolean {
  const known = new Map(
    taughtScores(published).map(({ id, phrases }) => [id, new Set(phrases.map((each) => each.id))]),
  );
  return ({ score, phrase }) => known.get(score)?.has(phrase) ?? false;
}

type RecordKey = Pick<PhraseRecord, 'score' | 'phrase'>;

function showsCounts(step: CourseStep, lesson: TaughtLesson | null | undefined): boolean {
  return isDanced(step) || mediaOf(step).some((key) => lesson?.dance?.mappings[key] !== undefined);
}

/** Makes the `progress` of src/course/api/progress.ts for a state at `now` (UTC milliseconds) in the learner's zone. */
export function progressAnswer(
  state: LearnerState,
  published: Published,
  now: number,
  { timeZone }: Learner,
): Progress {
  const marked = state.marks.flatMap(({ step_id }) => published.stepLesson.get(step_id)?.id ?? []);
  const { taught, rehearseStep, settings } = published;
  const rehearsal = rehearseStep && published.stepLesson.get(rehearseStep.id);
  const completedAt = new Map(
    state.completed.map(({ lesson_id, completed_at }) => [lesson_id, completed_at]),
  );
  const { completed, rehearsals } = doneOf(state, published);
  const whole = danceScore(published);
  const learner = learnerProgress({
    lessons: published.lessons,
    completed: state.completed,
    touched_lesson_ids: [...state.opened, ...marked],
    rehearsals,
    trophies: state.trophies,
    ...figuresOf(state, now, timeZone),
    checked: state.marks.flatMap(({ checklist_id }) =>
      checklist_id && published.itemStep.has(checklist_id) ? [checklist_id] : [],
    ),
  });
  const dance = danceProgress({
    lessons: taught.map(({ id, order_num, score, phrases }) => ({
      order_num,
      // A lesson that teaches another dance brings no phrases of the course's dance.
      phrases: score === whole.id ? phrases : [],
      completed_at: completedAt.get(id) ?? null,
    })),
    completed,
    score: whole,
    rehearses: rehearseStep !== null && showsCounts(rehearseStep, rehearsal),
    records: state.records.filter(taughtRecords(published)),
    choices: state.plan,
    practice: state.practice,
    eventAt: parseEventDate(settings.next_challenge_date),
    now,
    zone: timeZone,
  });
  return { ...learner, dance };
}
