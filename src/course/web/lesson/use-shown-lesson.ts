import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { lessonQuery } from '#course/web/queries/course.ts';

/** Milliseconds between two looks at whether an open lesson was changed; each is an answer from memory, mostly 'no'. */
const lookAgainMs = 60_000;

/**
 * The lesson as it was when it was opened: an operator's change must not move what is being practised. `update` takes the
 * changed one, once there is one.
 */
export function useShownLesson(lessonId: string) {
  const query = useQuery({ ...lessonQuery(lessonId), refetchInterval: lookAgainMs });
  const [shown, setShown] = useState<TaughtLesson>();
  const { data, isFetchedAfterMount, isStale } = query;
  const opened = shown?.id === lessonId ? shown : undefined;
  // A lesson that was read before its page was drawn is not read again until the first look.
  if (data && (isFetchedAfterMount || !isStale) && !opened && data.id === lessonId) setShown(data);
  const lesson = opened ?? data;
  return { ...query, lesson, update: lesson === data ? null : () => setShown(data) };
}
