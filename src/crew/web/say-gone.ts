import { isGone } from '#crew/web/crew.ts';
import { showToast } from '#platform/web/ui/toast.ts';

/**
 * Shows a toast if `error` says that a crew, a member or an offer is gone. A message beside the pressed button would
 * not be seen, because the button disappears too.
 */
export function sayGone(error: Error): void {
  if (isGone(error)) showToast({ kind: 'error', text: error.message });
}
