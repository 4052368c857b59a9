import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { useProgress } from '#course/web/queries/progress.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useReopen } from './use-reopen.ts';

/** The way to mark a completed lesson open again. */
export function ReopenLesson({ lesson, onReopen }: { lesson: TaughtLesson; onReopen: () => void }) {
  const text = useText();
  const { data: progress } = useProgress();
  const reopen = useReopen(lesson);
  const own = progress?.lessons.find(({ lesson_id }) => lesson_id === lesson.id);
  if (own?.status !== 'completed') return null;
  return (
    <Button
      look="quiet"
      onClick={() => {
        onReopen();
        reopen();
      }}
    >
      {text('dance_reopen')}
    </Button>
  );
}
