// The guided step of a lesson: the rule's answer to what was danced, ticked and passed over.

import { useState } from 'react';
import type { CourseLesson } from '#content/course/course.ts';
import { lessonPhrases } from '#rules/plan/lesson-phrases.ts';
import { lessonDanceOf, sceneOf } from '#rules/player/scene.ts';
import { type GuideInput, guideStages, guideStep, type Stage, stages } from '#rules/practice/guide.ts';
import { localDay } from '#rules/streak/local-day.ts';
import { useChecks } from '#web/queries/checks.ts';
import { useDance } from '#web/queries/dance.ts';
import { readOwn, writeOwn } from '#web/queries/own-memory.ts';
import { useProgress } from '#web/queries/progress.ts';
import { useSession } from '#web/queries/session.ts';
import { timeZone } from '#web/queries/time-zone.ts';

/** `pass` marks a stage as passed over, or done without a record, until the day is over. */
export function useGuide(lesson: CourseLesson) {
  const { records, coverage } = useDance();
  const { isChecked } = useChecks();
  const { data: progress } = useProgress();
  const { passed, pass } = usePassed(lesson.id);
  const status = progress?.lessons.find(({ lesson_id }) => lesson_id === lesson.id)?.status;
  const input: GuideInput = {
    phrases: lessonPhrases(lesson.steps),
    records,
    items: itemsOf(lesson).map((item) => ({ ...item, checked: isChecked(item.id) })),
    completed: status === 'completed',
    // A locked lesson can be danced, but not be marked complete.
    passed: status === 'locked' ? new Set([...passed, 'complete' as const]) : passed,
    now: Date.now(),
    zone: timeZone(),
  };
  return { known: progress !== undefined, ...guideStep(input), way: guideStages(input), coverage, pass };
}

function itemsOf(lesson: CourseLesson) {
  const step = lesson.steps.find(({ step_type }) => step_type === 'practice');
  return step ? sceneOf(step, { advances: false, lessonDance: lessonDanceOf(lesson.order_num) }).items : [];
}

/** What is passed over in every lesson at once. */
const onceADay: readonly Stage[] = ['warm_up', 'cool_down'];

function usePassed(lessonId: string) {
  const { user } = useSession();
  const userId = user?.id ?? '';
  const today = localDay(Date.now(), timeZone());
  const [names, setNames] = useState(() => namesOf(readOwn(userId, 'guide'), today));
  const nameOf = (stage: Stage) => (onceADay.includes(stage) ? stage : `${lessonId} ${stage}`);
  return {
    passed: new Set(stages.filter((stage) => names.includes(nameOf(stage)))),
    pass(stage: Stage) {
      const kept = namesOf(readOwn(userId, 'guide'), today);
      const next = [...new Set([...kept, ...names, nameOf(stage)])];
      writeOwn(userId, 'guide', { today, names: next });
      setNames(next);
    },
  };
}

function namesOf(kept: unknown, today: string): readonly string[] {
  const { today: day, names } = (kept ?? {}) as { today?: unknown; names?: unknown };
  return day === today && Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
}
