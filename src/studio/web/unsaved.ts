// Which editors on the page hold something that is not saved, and the question before a way out is taken.

import { useEffect, useRef } from 'react';

const unsaved = new Set<string>();
let guard: Guard | null = null;

/** Who asks before a way out is taken, and is told when there is something to ask about. */
type Guard = { ask: (leave: () => void) => void; begun: () => void };

/** Whether something on this page is not saved. */
export function isUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Notes that the editor of this name holds something unsaved, as long as it is on the page. */
export function useUnsaved(name: string, dirty: boolean): void {
  const before = useRef(dirty);
  useEffect(() => {
    const begins = dirty && !before.current;
    before.current = dirty;
    if (!dirty) return;
    unsaved.add(name);
    if (begins) guard?.begun();
    return () => {
      unsaved.delete(name);
    };
  }, [name, dirty]);
}

/** Takes a way out: at once when everything is saved, and else after a yes. */
export function leaveAfterYes(leave: () => void): void {
  if (isUnsaved() && guard !== null) guard.ask(leave);
  else leave();
}

/** The guard while the studio is open. */
export function setGuard(next: Guard | null): void {
  guard = next;
}
