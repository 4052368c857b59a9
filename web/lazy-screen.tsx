// A screen that loads when it is first needed. Once preloaded it renders at once, so the server's HTML is complete and
// hydration finds every screen in place.

import { type ComponentType, type ReactNode, use } from 'react';

export type LazyScreen = {
  (): ReactNode;
  /** Loads the screen's code; later calls return the same promise. After a failure the next call tries again. */
  preload(): Promise<void>;
};

export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;

  function preload(): Promise<void> {
    loading ??= load().then(
      (component) => {
        Loaded = component;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Screen() {
    if (Loaded === undefined) use(preload());
    return Loaded === undefined ? null : <Loaded />;
  }

  return Object.assign(Screen, { preload });
}
