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

/** Returns the screen, and starts to prepare the dancer while the lesson is still being loaded. */
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

/**
 * Whether the refusal says that there is no such lesson, or that the address is no lesson's id; after any other
 * refusal another try may succeed.
 */
function isUnknown({ code }: ProblemError): boolean {
  return code === 'not_found' || code === 'invalid_input';
}

/**
 * Milliseconds between two requests that ask whether an open lesson was changed. The server answers from
 * memory, mostly that nothing changed.
 */
const lookAgainMs = 60_000;

/**
 * The lesson as it was when it was opened: an operator's change must not move what is being practised. `update` is a
 * function that shows the changed lesson, or null while there is no change.
 */
function useShownLesson(lessonId: string) {
  const query = useQuery({ ...lessonQuery(lessonId), refetchInterval: lookAgainMs });
  const [shown, setShown] = useState<TaughtLesson>();
  const { data, isFetchedAfterMount, isStale } = query;
  const opened = shown?.id === lessonId ? shown : undefined;
  // A fresh lesson that was read before the page was drawn is shown at once: it is not fetched on mount, only
  // at the first refetch a minute later.
  if (data && (isFetchedAfterMount || !isStale) && !opened && data.id === lessonId) setShown(data);
  const lesson = opened ?? data;
  return { ...query, lesson, update: lesson === data ? null : () => setShown(data) };
}
