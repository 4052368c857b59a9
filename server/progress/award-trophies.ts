// Gives a learner the trophies that are due, and lesson 13 with the final one (specification, section 4).
// An award that fails is logged and heals at the next read; it never undoes the lesson (learner-turn.ts).

import type { TrophyPart } from '#content/course/course.ts';
import { marksLesson13 } from '#rules/course/rehearsal.ts';
import { missingTrophies } from '#rules/course/trophies.ts';
import type { Published } from '../course/published.ts';
import { completedDays, hasRehearsed, type LearnerState } from './learner-state.ts';
import { addCompletion, addTrophy, type TurnDraft } from './turn-draft.ts';

/** What is due for this state, before anything is written. */
export function dueTrophies(
  state: LearnerState,
  published: Published,
): { parts: TrophyPart[]; lesson13: string | null } {
  const earned = {
    completed: completedDays(state, published),
    rehearsal_completed: hasRehearsed(state, published),
  };
  const owned = new Set(state.trophies.map((trophy) => trophy.part));
  const rehearsal = published.lessons.find((lesson) => lesson.order_num === 13);
  return {
    parts: missingTrophies({ ...earned, owned }),
    lesson13:
      rehearsal && !earned.completed.has(rehearsal.order_num) && marksLesson13(earned) ? rehearsal.id : null,
  };
}

/** Adds what is due to the turn and returns the new parts in order. */
export function awardTrophies(draft: TurnDraft, published: Published): TrophyPart[] {
  if (!draft.mayAward) return [];
  const { parts, lesson13 } = dueTrophies(draft.state, published);
  for (const part of parts) addTrophy(draft, part);
  if (lesson13) addCompletion(draft, lesson13);
  draft.awards = parts.length > 0 || lesson13 !== null;
  return parts;
}
