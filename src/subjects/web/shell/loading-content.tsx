import scene from '#platform/web/art/pictures/graveyard.svg?url';
import { useText } from '#platform/web/queries/copy.ts';
import { Loading } from '#platform/web/ui/loading.tsx';
import { usePageLesson } from './page-lesson.ts';

/**
 * The placeholder in a page until its data has come. If a lesson's title came with the page, it shows this title, and a
 * picture of the graveyard where the stage will be.
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
