import { Navigate, useParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { ProblemError } from '#web/queries/call.ts';
import { useLesson } from '#web/queries/course.ts';
import { NotFoundScreen } from '#web/screens/not-found/not-found-screen.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { LessonPage } from './lesson-page.tsx';

/** /learn/{lessonId} (specification, section 2). The thirteenth lesson is the rehearsal and has a page of its own. */
export function LessonScreen() {
  const { lessonId = '' } = useParams();
  const { data: lesson, error, refetch } = useLesson(lessonId);
  if (lesson?.order_num === 13) return <Navigate to={paths.rehearse} replace />;
  if (lesson) return <LessonPage key={lesson.id} lesson={lesson} />;
  if (error instanceof ProblemError && error.status < 500) return <NotFoundScreen />;
  if (error) return <ErrorState onRetry={() => void refetch()} />;
  return <Loading />;
}
