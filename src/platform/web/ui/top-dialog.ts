// The topmost modal dialog. While a dialog is open, nothing outside it can be seen clearly or reached, so messages are
// shown inside it.

import { useSyncExternalStore } from 'react';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

/** Must be called when a dialog opens; the returned function must be called when that dialog closes. */
export function dialogOpened(dialog: HTMLElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((each) => each !== dialog));
}

/** Returns the topmost dialog; null while no dialog is open. */
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
