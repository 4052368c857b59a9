// A screen that loads when it is first needed. Once preloaded it renders at once, so the server's HTML is complete and
// hydration finds every screen in place.

import { type ComponentType, use } from 'react';

export type LazyScreen = {
  /** Loads the screen's code; later calls return the same promise. After a failure the next call tries again. */
  preload(): Promise<void>;
  /** The screen's component, once loaded. */
  loaded(): ComponentType | undefined;
};

export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let component: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  return {
    loaded: () => component,
    preload() {
      loading ??= load().then(
        (loadedComponent) => {
          component = loadedComponent;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

/** Draws a lazy screen; suspends while its code is on the way. */
export function ShowScreen({ screen }: { screen: LazyScreen }) {
  if (screen.loaded() === undefined) use(screen.preload());
  const Screen = screen.loaded();
  return Screen && <Screen />;
}
