import { useCopy } from '../queries/copy.ts';
import { Loading } from '../ui/loading.tsx';
import { usePageLesson } from './page-lesson.ts';

/** What stands in a page until its answers have come; a lesson's title is there already when it came with the page. */
export function LoadingContent() {
  const lesson = usePageLesson();
  const title = useCopy('lesson_title', lesson ?? {});
  if (!lesson) return <Loading />;
  return (
    <div className="page loading-page">
      <h1 className="lesson-title">{title}</h1>
      <Loading />
    </div>
  );
}
