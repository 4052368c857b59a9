// The modal dialog that lies on top. While one is open, nothing outside it can be seen clearly or reached: messages move
// in.

import { useSyncExternalStore } from 'react';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Called with each dialog that opens; call what it returns when that one closes. */
export function dialogOpened(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((each) => each !== dialog));
}

/** The dialog on top, or null. */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(
    listen,
    () => open.at(-1) ?? null,
    () => null,
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}
