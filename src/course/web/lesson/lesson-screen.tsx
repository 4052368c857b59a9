import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { lessonQuery } from '#course/web/queries/course.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { expectDancer } from '#player/web/dancer/expect-dancer.ts';
import { limits } from '#subjects/rules/limits.ts';
import { paths } from '#subjects/rules/paths.ts';
import { notFound } from '#subjects/web/not-found.ts';
import { LoadingContent } from '#subjects/web/shell/loading-content.tsx';
import { LessonPage } from './lesson-page.tsx';

/** The screen; the dancer gets ready while the lesson is still being read. */
export async function loadLessonScreen(): Promise<typeof LessonScreen> {
  void expectDancer();
  return LessonScreen;
}

/** /learn/{lessonId} (specification, section 2). The thirteenth lesson is the rehearsal and has a page of its own. */
function LessonScreen() {
  const { lessonId = '' } = useParams();
  const { lesson, update, error, refetch } = useShownLesson(lessonId);
  if (lesson?.order_num === limits.rehearsalLesson) return <Navigate to={paths.rehearse} replace />;
  if (lesson) return <LessonPage key={lesson.id} lesson={lesson} onUpdate={update} />;
  if (error instanceof ProblemError && isUnknown(error)) return <notFound.screen />;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  return <LoadingContent />;
}

/** Whether there is no such lesson, or the address has no lesson's name; every other refusal may pass. */
function isUnknown({ code }: ProblemError): boolean {
  return code === 'not_found' || code === 'invalid_input';
}

/** Milliseconds between two looks at whether an open lesson was changed; each is an answer from memory, mostly 'no'. */
const lookAgainMs = 60_000;

/**
 * The lesson as it was when it was opened: an operator's change must not move what is being practised. `update` takes the
 * changed one, once there is one.
 */
function useShownLesson(lessonId: string) {
  const query = useQuery({ ...lessonQuery(lessonId), refetchInterval: lookAgainMs });
  const [shown, setShown] = useState<TaughtLesson>();
  const { data, isFetchedAfterMount, isStale } = query;
  const opened = shown?.id === lessonId ? shown : undefined;
  // A lesson that was read before its page was drawn is not read again until the first look.
  if (data && (isFetchedAfterMount || !isStale) && !opened && data.id === lessonId) setShown(data);
  const lesson = opened ?? data;
  return { ...query, lesson, update: lesson === data ? null : () => setShown(data) };
}
