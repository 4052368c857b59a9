import { useText } from '#platform/web/queries/copy.ts';
import { ProgressBar } from '#platform/web/ui/progress-bar.tsx';
import { limits } from '#subjects/rules/limits.ts';

/** The bar of completed lessons, out of 12. */
export function LessonProgress({ completed }: { completed: number }) {
  const text = useText();
  return (
    <div className="stack tight">
      <div className="spread">
        <span className="card-eyebrow">{text('dashboard_progress_title')}</span>
        <span className="figure">{text('dashboard_progress', { completed })}</span>
      </div>
      <ProgressBar value={completed} max={limits.lessons} label={text('dashboard_progress_title')} />
    </div>
  );
}
