import scene from '#platform/web/art/pictures/graveyard.svg?url';
import { useText } from '#platform/web/queries/copy.ts';
import { Loading } from '#platform/web/ui/loading.tsx';
import { usePageLesson } from './page-lesson.ts';

/**
 * The placeholder in a page until its answers have come. A lesson's title is there already when it came with the page, and
 * the graveyard at night where its stage is going to stand.
 */
export function LoadingContent() {
  const lesson = usePageLesson();
  const title = useText()('lesson_title', lesson ?? {});
  if (!lesson) return <Loading />;
  return (
    <div className="page loading-page">
      <h1 className="lesson-title">{title}</h1>
      <div className="loading-stage">
        <img className="loading-scene" src={scene} alt="" fetchPriority="high" />
        <Loading />
      </div>
    </div>
  );
}
