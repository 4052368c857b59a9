import { isGone } from '#crew/web/crew.ts';
import { showToast } from '#platform/web/ui/toast.ts';

/**
 * Shows in a toast that something is gone. A message beside its button would not be seen, because the button
 * disappears too.
 */
export function sayGone(error: Error): void {
  if (isGone(error)) showToast({ kind: 'error', text: error.message });
}
