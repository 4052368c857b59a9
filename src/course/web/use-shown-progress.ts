import type { Progress } from '#course/api/progress.ts';
import { type LearnerProgress, learnerProgress, nothingYet } from '#course/rules/learner-progress.ts';
import { useCourse } from '#course/web/queries/course.ts';
import { useProgress } from '#course/web/queries/progress.ts';
import { useSession } from '#people/web/session.ts';

/**
 * Returns the progress as a screen shows it. `pending` is true while no progress is known. When it can't be read, the
 * last known progress is returned, or an empty progress; `failed` then asks the screen for a message with a button to
 * try again. While offline with a known progress, `failed` stays false, because the page says already that it is
 * offline.
 */
export function useShownProgress(): {
  progress: LearnerProgress & { dance?: Progress['dance'] };
  pending: boolean;
  failed: boolean;
  retry: () => void;
} {
  const { data, isPending, isError, refetch } = useProgress();
  const { offline } = useSession();
  const { data: lessons = [] } = useCourse();
  const progress = data ?? learnerProgress({ ...nothingYet, lessons });
  return { progress, pending: isPending, failed: isError && !(offline && data), retry: () => void refetch() };
}
