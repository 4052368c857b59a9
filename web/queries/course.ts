import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from './call.ts';

export const courseQuery = queryOptions({
  queryKey: ['course'],
  queryFn: async () => (await call('readCourse')).lessons,
});

export function lessonQuery(lesson_id: string) {
  return queryOptions({
    queryKey: ['course', lesson_id],
    queryFn: () => call('readLesson', { params: { lesson_id } }),
  });
}

/** All 13 lessons in order, without their steps. */
export function useCourse() {
  return useQuery(courseQuery);
}

/** One lesson with its steps and practice lists. */
export function useLesson(lessonId: string) {
  return useQuery(lessonQuery(lessonId));
}
