import { isGone } from '#crew/web/crew.ts';
import { showToast } from '#platform/web/ui/toast.ts';

/** What was pressed goes with what it was about, so that nothing beside it could say why. */
export function sayGone(error: Error): void {
  if (isGone(error)) showToast({ kind: 'error', text: error.message });
}
