// What a turn came to so far: the learner's state as it will be, and what has to be written to get there.
// Both change together, here and nowhere else: what is remembered after a turn must be what a reader would find.

import type { TrophyPart } from '#content/course/course.ts';
import { practise } from '#rules/streak/streak.ts';
import type { LearnerState, Mark } from './learner-state.ts';

/** What the database function take_turn writes; a section that is absent costs nothing. */
export type Changes = {
  /** The person's columns of these names. */
  practice?: Pick<LearnerState, 'current_streak' | 'last_practice_day' | 'practice_zone' | 'time_zone'>;
  /** A new practice day, YYYY-MM-DD. */
  practice_day?: string;
  mark?: Mark;
  /** An item of the practice lists. */
  unmark?: string;
  /** Ids of lessons that are completed now. */
  lessons?: string[];
  trophies?: TrophyPart[];
  /** The answer to give again when the same key comes again. */
  answered?: { scope: string; key: string; answer: object };
};

export type TurnDraft = {
  /** UTC milliseconds: the instant that the rows get. */
  readonly now: number;
  /** False when awards were tried and failed: the rest of the turn then goes without them. */
  readonly mayAward: boolean;
  state: LearnerState;
  changes: Changes;
  /** Whether an award is among the changes. */
  awards: boolean;
};

export function draftTurn(state: LearnerState, now: number, mayAward: boolean): TurnDraft {
  return { now, mayAward, state, changes: {}, awards: false };
}

/** Marks an item or a step done; what was done stays as it is. */
export function addMark(draft: TurnDraft, mark: Mark): void {
  const { marks } = draft.state;
  const isDone = marks.some(({ step_id, checklist_id }) =>
    // An item that has moved to another step since is still done.
    mark.checklist_id === null
      ? checklist_id === null && step_id === mark.step_id
      : checklist_id === mark.checklist_id,
  );
  if (isDone) return;
  draft.changes.mark = mark;
  draft.state = { ...draft.state, marks: [...marks, mark] };
}

/** Takes an item's mark back. */
export function removeMark(draft: TurnDraft, checklistId: string): void {
  const marks = draft.state.marks.filter((mark) => mark.checklist_id !== checklistId);
  if (marks.length === draft.state.marks.length) return;
  draft.changes.unmark = checklistId;
  draft.state = { ...draft.state, marks };
}

/** Marks a lesson completed; one that was completed before keeps its date. */
export function addCompletion(draft: TurnDraft, lessonId: string): void {
  const row = draft.state.lessons.find((lesson) => lesson.lesson_id === lessonId);
  if (row?.completed) return;
  const completed_at = row?.completed_at ?? new Date(draft.now).toISOString();
  const others = draft.state.lessons.filter((lesson) => lesson !== row);
  draft.changes.lessons = [...(draft.changes.lessons ?? []), lessonId];
  draft.state = {
    ...draft.state,
    lessons: [...others, { lesson_id: lessonId, completed: true, completed_at }],
  };
}

/** Gives a trophy that the learner does not have. */
export function addTrophy(draft: TurnDraft, part: TrophyPart): void {
  const trophy = { part, unlocked_at: new Date(draft.now).toISOString() };
  draft.changes.trophies = [...(draft.changes.trophies ?? []), part];
  draft.state = { ...draft.state, trophies: [trophy, ...draft.state.trophies] };
}

/**
 * Counts today as a practice day when it is a new one (specification, section 5: any learning activity). The browser's
 * zone is kept for reminders either way.
 */
export function recordPractice(draft: TurnDraft, time_zone: string): void {
  const { current_streak, last_practice_day, practice_zone } = draft.state;
  const previous = { current_streak, last_day: last_practice_day, time_zone: practice_zone };
  const { last_day, ...counted } = practise(previous, draft.now, time_zone);
  const isNewDay = last_day !== null && last_day !== last_practice_day;
  if (!isNewDay && draft.state.time_zone === time_zone) return;
  const practice = isNewDay
    ? {
        current_streak: counted.current_streak,
        last_practice_day: last_day,
        practice_zone: counted.time_zone,
        time_zone,
      }
    : { current_streak, last_practice_day, practice_zone, time_zone };
  if (isNewDay) draft.changes.practice_day = last_day;
  draft.changes.practice = practice;
  draft.state = { ...draft.state, ...practice };
}
