import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { useReopenLesson } from '#course/web/queries/progress.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { formSent, showFailure, showToast } from '#platform/web/ui/toast.ts';

/**
 * Returns the function that takes Mark Complete back. The message on the next page calls this function too, so that it
 * must also work after this page was left.
 */
export function useReopen(lesson: TaughtLesson): () => void {
  const text = useText();
  const { mutateAsync } = useReopenLesson();
  return () => {
    formSent();
    void mutateAsync(lesson.id).then(
      () => showToast({ kind: 'info', text: text('dance_reopened') }),
      () => showFailure({ text: text('dance_reopen_failed') }),
    );
  };
}
