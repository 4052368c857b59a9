// A server for component tests that remembers what one learner does.

import { type Answers, refusal } from './answers.ts';
import { type Doings, morticia, progressOf, signedInAnswers } from './person.ts';

/**
 * Returns the answers of a server to `person`, and `rows`, the state that these answers change, such as the number of
 * completed lessons (counted from lesson 1) and the ids of checked items.
 */
export function learnerServer(given: Doings = {}, person = morticia) {
  const rows = {
    doings: given,
    completed: given.completed ?? 0,
    rehearsed: given.rehearsed ?? false,
    checked: [...(given.rows?.checked ?? [])],
    /** Lessons in which something was done; completed lessons count as well. */
    touched: new Set(given.rows?.touched_lesson_ids),
  };
  const progress = () =>
    progressOf({
      ...rows.doings,
      completed: rows.completed,
      rehearsed: rows.rehearsed,
      rows: { ...rows.doings.rows, checked: rows.checked, touched_lesson_ids: [...rows.touched] },
    });
  const mark = (id: string, done: boolean) => {
    rows.checked = rows.checked.filter((each) => each !== id);
    if (done) rows.checked.push(id);
    return { progress: progress() };
  };
  const earn = (change: () => void) => {
    const owned = new Set(unlocked());
    change();
    return { progress: progress(), new_trophies: unlocked().filter((part) => !owned.has(part)) };
  };
  const unlocked = () =>
    progress()
      .trophies.filter((trophy) => trophy.unlocked)
      .map(({ part }) => part);
  const answers = {
    ...signedInAnswers(person, given),
    readProgress: progress,
    recordRepetitions: () => ({ progress: progress() }),
    checkItem: ({ params }) => mark(params.checklist_id, true),
    uncheckItem: ({ params }) => mark(params.checklist_id, false),
    completeLesson: ({ params }) => {
      if (Number(params.lesson_id) > rows.completed + 1) return refusal('locked');
      return earn(() => {
        rows.completed = Math.max(rows.completed, Number(params.lesson_id));
        rows.touched.add(params.lesson_id);
      });
    },
    reopenLesson: ({ params }) => {
      rows.completed = Math.min(rows.completed, Number(params.lesson_id) - 1);
      return { progress: progress() };
    },
    finishRehearsal: () =>
      earn(() => {
        rows.rehearsed = true;
      }),
  } satisfies Answers;
  return { rows, answers };
}
