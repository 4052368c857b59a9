import { useQuery } from '@tanstack/react-query';
import type { CourseStep } from '#content/course/course.ts';
import { limits } from '#rules/limits.ts';
import { lessonQuery, useCourse } from '#web/queries/course.ts';

/** The step with the whole dance; undefined while it is on its way, null when it can't be read. */
export function useRehearsalStep(): CourseStep | null | undefined {
  const { data: lessons, isError: noCourse } = useCourse();
  const rehearsal = lessons?.find(({ order_num }) => order_num === limits.rehearsalLesson);
  const { data: lesson, isError: noLesson } = useQuery({
    ...lessonQuery(rehearsal?.id ?? ''),
    enabled: rehearsal !== undefined,
  });
  if (noCourse || noLesson) return null;
  return lesson && (lesson.steps.find(({ step_type }) => step_type === 'rehearse') ?? null);
}
