import { Navigate, useParams } from 'react-router';
import { limits } from '#rules/limits.ts';
import { paths } from '#rules/paths.ts';
import { ShowScreen } from '#web/lazy-screen.tsx';
import { notFound } from '#web/not-found.ts';
import { ProblemError } from '#web/queries/call.ts';
import { LoadingContent } from '#web/shell/loading-content.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { LessonPage } from './lesson-page.tsx';
import { useShownLesson } from './use-shown-lesson.ts';

/** /learn/{lessonId} (specification, section 2). The thirteenth lesson is the rehearsal and has a page of its own. */
export function LessonScreen() {
  const { lessonId = '' } = useParams();
  const { lesson, update, error, refetch } = useShownLesson(lessonId);
  if (lesson?.order_num === limits.rehearsalLesson) return <Navigate to={paths.rehearse} replace />;
  if (lesson) return <LessonPage key={lesson.id} lesson={lesson} onUpdate={update} />;
  if (error instanceof ProblemError && isUnknown(error)) return <ShowScreen screen={notFound.screen} />;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  return <LoadingContent />;
}

/** There is no such lesson, or what stands in the address is the name of none; every other refusal may pass. */
function isUnknown({ code }: ProblemError): boolean {
  return code === 'not_found' || code === 'invalid_input';
}
