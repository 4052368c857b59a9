// Which editors on the page hold something that is not saved.

import { useEffect } from 'react';
import { forgetDrafts } from '#platform/web/queries/held-page.ts';

const unsaved = new Set<string>();

/** Whether something on this page is not saved. */
export function isUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Notes that the editor of this name holds something unsaved, as long as it is on the page. */
export function useUnsaved(name: string, dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    unsaved.add(name);
    return () => {
      unsaved.delete(name);
    };
  }, [name, dirty]);
}

/** Lets go of what is not saved, on every page of the studio. */
export function forgetUnsaved(): void {
  unsaved.clear();
  forgetDrafts();
}
