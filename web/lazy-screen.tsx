// A screen that loads when it is first needed. Once preloaded it renders at once, so the server's HTML is complete and
// hydration finds every screen in place.

import { type ComponentType, use } from 'react';

export type LazyScreen = {
  /** Loads the screen's code; later calls return the same promise. After a failure the next call tries again. */
  preload(): Promise<void>;
  /** The last loading, a failed one too; begins the first. */
  loading(): Promise<void>;
  /** The screen's component, once loaded. */
  loaded(): ComponentType | undefined;
};

export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let component: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  let failed = false;

  function preload() {
    if (loading !== undefined && !failed) return loading;
    failed = false;
    loading = load().then(
      (loadedComponent) => {
        component = loadedComponent;
      },
      (error: unknown) => {
        failed = true;
        throw error;
      },
    );
    return loading;
  }

  return { loaded: () => component, preload, loading: () => loading ?? preload() };
}

/**
 * Draws a lazy screen; suspends while its code is on the way. One that can't be had is not asked for again: React draws
 * anew with each answer, and would ask without an end.
 */
export function ShowScreen({ screen }: { screen: LazyScreen }) {
  if (screen.loaded() === undefined) use(screen.loading());
  const Screen = screen.loaded();
  return Screen && <Screen />;
}
