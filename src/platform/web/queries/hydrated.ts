import { useSyncExternalStore } from 'react';

/** False while React takes over the server's HTML, which knows no visitor; true from then on. */
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
