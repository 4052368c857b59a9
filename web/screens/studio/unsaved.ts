// Which editors on the page hold something that is not saved, and the question before a way out is taken.

import { useEffect } from 'react';

const unsaved = new Set<string>();
let ask: ((leave: () => void) => void) | null = null;

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

/** Takes a way out: at once when everything is saved, and else after a yes. */
export function leaveAfterYes(leave: () => void): void {
  if (isUnsaved() && ask !== null) ask(leave);
  else leave();
}

/** Who asks, while the studio is open. */
export function setAsker(asker: ((leave: () => void) => void) | null): void {
  ask = asker;
}
