import { Navigate, useParams } from 'react-router';
import { ProblemError } from '#platform/web/queries/call.ts';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { expectDancer } from '#player/web/dancer/expect-dancer.ts';
import { limits } from '#subjects/rules/limits.ts';
import { paths } from '#subjects/rules/paths.ts';
import { notFound } from '#subjects/web/not-found.ts';
import { LoadingContent } from '#subjects/web/shell/loading-content.tsx';
import { LessonPage } from './lesson-page.tsx';
import { useShownLesson } from './use-shown-lesson.ts';

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
