// The guide of a lesson. The rules compute its next step from what was danced, ticked and passed over.

import { useState } from 'react';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { lessonPhrases } from '#course/rules/plan/lesson-phrases.ts';
import { type GuideInput, guideStages, nextStage, type Stage, stages } from '#course/rules/practice/guide.ts';
import { daysOf, lessonScore, placeShowing, sceneOf } from '#course/rules/step-scene.ts';
import { useChecks } from '#course/web/queries/checks.ts';
import { useDance } from '#course/web/queries/dance.ts';
import { useKnownProgress } from '#course/web/queries/progress.ts';
import { useSession } from '#people/web/session.ts';
import { localDay } from '#platform/rules/local-day.ts';
import { ownStore } from '#platform/web/own-store.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';

/**
 * Returns the guide's next step, all its stages (`way`) and the functions that change them. `pass` passes a stage over
 * and `exercise` counts a warm-up or cool-down as danced, both until the day is over; `choose` goes to a stage that is
 * not done, and `takeBack` opens all stages that were passed over. Facts that are not known yet count as not done, so
 * that the guide takes its space on the page at once and keeps it.
 */
export function useGuide(lesson: TaughtLesson) {
  const score = lessonScore(lesson);
  const { records, coverage } = useDance(score);
  const { isChecked } = useChecks();
  const progress = useKnownProgress();
  const [chosen, choose] = useState<Stage | null>(null);
  const { passed, exercised, pass, exercise, takeBack } = usePassed(lesson.id);
  const status = progress?.lessons.find(({ lesson_id }) => lesson_id === lesson.id)?.status;
  const input: GuideInput = {
    score,
    phrases: lessonPhrases(lesson),
    before: daysOf(lesson, score)
      .slice(0, lesson.order_num - 1)
      .flat(),
    records,
    items: itemsOf(lesson).map((item) => ({ ...item, checked: isChecked(item.id) })),
    shows: (counts) => placeShowing(lesson, [counts]) !== null,
    completed: status === 'completed',
    locked: status === 'locked',
    exercised,
    passed,
    now: Date.now(),
    zone: timeZone(),
  };
  return {
    ...nextStage(input, chosen),
    way: guideStages(input),
    coverage,
    choose,
    exercise,
    takeBack,
    pass(stage: Stage) {
      choose(null);
      pass(stage);
    },
  };
}

function itemsOf(lesson: TaughtLesson) {
  const step = lesson.steps.find(({ step_type }) => step_type === 'practice');
  if (!step) return [];
  const { items, score } = sceneOf(step, { lesson });
  // The practice list may show the house routine while the lesson's score is the operator's. The counts of the list's
  // items then do not belong to the lesson's score.
  return score === lessonScore(lesson) ? items : items.map((item) => ({ ...item, counts: null }));
}

/**
 * Stages that are danced or passed over once a day: what happens to them in one lesson counts in every lesson of that
 * day.
 */
const onceADay: readonly Stage[] = ['warm_up', 'cool_down'];

function usePassed(lessonId: string) {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const [kept, setKept] = useState(() => ownStore.read(userId, 'known', 'guide'));
  const names = namesOf(kept);
  const nameOf = (stage: Stage) => (onceADay.includes(stage) ? stage : `${lessonId} ${stage}`);
  const named = (name: (stage: Stage) => string) =>
    new Set(stages.filter((stage) => names.includes(name(stage))));
  const change = (changed: (names: readonly string[]) => readonly string[]) => {
    const known = [...namesOf(ownStore.read(userId, 'known', 'guide')), ...namesOf(kept)];
    const next = { today: today(), names: [...new Set(changed(known))] };
    ownStore.write(userId, 'known', 'guide', next);
    setKept(next);
  };
  return {
    passed: named(nameOf),
    exercised: named(exercisedName),
    pass: (stage: Stage) => change((known) => [...known, nameOf(stage)]),
    exercise: (stage: Stage) => change((known) => [...known, exercisedName(stage)]),
    takeBack: () =>
      change((known) => known.filter((name) => !stages.some((stage) => nameOf(stage) === name))),
  };
}

const exercisedName = (stage: Stage) => `danced ${stage}`;

const today = () => localDay(Date.now(), timeZone());

/**
 * Returns the names that were stored today. Names of an earlier day no longer count, even if the page has stayed open
 * over midnight.
 */
function namesOf(kept: unknown): readonly string[] {
  const { today: day, names } = (kept ?? {}) as { today?: unknown; names?: unknown };
  return day === today() && Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
