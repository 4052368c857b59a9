import { ErrorState } from '#web/ui/error-state.tsx';
import type { useShownProgress } from './use-shown-progress.ts';

/** 'An error occurred' with another try, above a screen whose progress could not be read. */
export function ProgressFailed({
  failed,
  retry,
}: Pick<ReturnType<typeof useShownProgress>, 'failed' | 'retry'>) {
  return failed && <ErrorState onRetry={retry} />;
}
