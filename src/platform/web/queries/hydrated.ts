import { useSyncExternalStore } from 'react';

/** Returns false while React takes over the server's HTML, which is the same for every visitor; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

function never() {
  return () => {};
}
