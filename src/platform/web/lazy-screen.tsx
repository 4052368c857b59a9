// A screen that loads when it is first needed. Once preloaded it renders at once, so the server's HTML is complete and
// hydration finds every screen in place.

import { type ComponentType, use, useState } from 'react';
import { reloadPage } from './reload-page.ts';
import { ErrorState } from './ui/error-state.tsx';

export type LazyScreen = {
  /** Loads the screen's code; later calls return the same promise. After a failure the next call tries again. */
  preload(): Promise<void>;
  /** Resolves when the last loading has ended, well or not; begins the first. */
  settled(): Promise<void>;
  /** The screen's component, once loaded. */
  loaded(): ComponentType | undefined;
};

export function lazyScreen(load: () => Promise<ComponentType>): LazyScreen {
  let component: ComponentType | undefined;
  let last: { loading: Promise<void>; settled: Promise<void> } | undefined;
  let failed = false;

  function begin() {
    failed = false;
    const loading = load().then(
      (loadedComponent) => {
        component = loadedComponent;
      },
      (error: unknown) => {
        failed = true;
        throw error;
      },
    );
    last = { loading, settled: loading.catch(() => {}) };
    return last;
  }

  return {
    loaded: () => component,
    preload: () => (last === undefined || failed ? begin() : last).loading,
    settled: () => (last ?? begin()).settled,
  };
}

/**
 * Draws a lazy screen; suspends while its code is on the way. One that can't be had is asked for again by a press, or when
 * the network is back, never by drawing: React draws anew with each answer, and would ask without an end. After an upgrade
 * an old tab asks for code that is there no longer: then the page is loaded anew.
 */
export function ShowScreen({ screen }: { screen: LazyScreen }) {
  const [, setTries] = useState(0);
  if (screen.loaded() === undefined) use(screen.settled());
  const Screen = screen.loaded();
  if (Screen) return <Screen />;

  const load = () => screen.preload().then(() => setTries((tries) => tries + 1));
  return <ErrorState onRetry={() => void load().catch(reloadPage)} />;
}
