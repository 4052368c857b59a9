import { queryOptions, useQuery } from '@tanstack/react-query';
import { inPageLanguage } from '#platform/web/page-language.ts';
import { call } from '#platform/web/queries/call.ts';
import { limits } from '#subjects/rules/limits.ts';

export const courseQuery = queryOptions({
  queryKey: ['course'],
  queryFn: async () => (await call('readCourse', { query: inPageLanguage() })).lessons,
});

/** One lesson with its steps and practice lists. */
export function lessonQuery(lesson_id: string) {
  return queryOptions({
    queryKey: ['course', lesson_id],
    queryFn: () => call('readLesson', { params: { lesson_id }, query: inPageLanguage() }),
  });
}

/** All 13 lessons in order, without their steps. */
export function useCourse() {
  return useQuery(courseQuery);
}

/**
 * The lesson of the rehearsal, and its step. Both are undefined while they are loading and when they can't be read;
 * `step` is null in a course without a rehearsal.
 */
export function useRehearsal() {
  const course = useCourse();
  const id = course.data?.find(({ order_num }) => order_num === limits.rehearsalLesson)?.id;
  const { data, isPending, isError, refetch } = useQuery({
    // The server also takes the rehearsal's number, for when the list of lessons can't be read.
    ...lessonQuery(id ?? String(limits.rehearsalLesson)),
    enabled: course.isFetched,
  });
  const step = data && (data.steps.find(({ step_type }) => step_type === 'rehearse') ?? null);
  return { lesson: data, step, isPending, isError, refetch };
}
