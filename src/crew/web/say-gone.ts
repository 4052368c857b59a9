import { isGone } from '#crew/web/crew.ts';
import { showToast } from '#platform/web/ui/toast.ts';

/**
 * Says in a toast why a press failed: its button goes with the thing that is gone, so that nothing beside it
 * could say why.
 */
export function sayGone(error: Error): void {
  if (isGone(error)) showToast({ kind: 'error', text: error.message });
}
