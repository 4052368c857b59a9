// Components whose code is fetched when it is first needed: screens, and parts of them. Once fetched a component
// renders at once, so the server's HTML is complete and hydration finds every screen in place.

import { type ComponentType, createElement, use, useEffect, useState } from 'react';
import { reloadPage } from './reload-page.ts';
import { ErrorState } from './ui/error-state.tsx';

/** A component that suspends while its code is loading. */
export type LazyComponent<Props extends object = object> = ComponentType<Props> & {
  /** Fetches the code; later calls return the same promise. After a failure the next call tries again. */
  preload(): Promise<void>;
};

/**
 * Returns a component whose code `load` fetches when the component is first drawn. If the code can't be fetched (no
 * network, or an old tab after an upgrade), `instead` is drawn. Without `instead`, a message offers another try, by a
 * press or when the network is back; if that try fails although the server answers, the page is reloaded.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead?: ComponentType<Props>,
): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined;
  let last: { loading: Promise<void>; settled: Promise<void> } | undefined;
  let lost = false;

  function begin() {
    lost = false;
    const loading = load().then(
      (loaded) => {
        component = loaded;
      },
      (error: unknown) => {
        lost = true;
        throw error;
      },
    );
    last = { loading, settled: loading.catch(() => {}) };
    return last;
  }

  const preload = () => (last === undefined || lost ? begin() : last).loading;

  // After a failure, drawing the component does not fetch the code again until it has left the page: React draws anew
  // after each failure, and would fetch without end.
  function forgetFailure() {
    if (lost) last = undefined;
    lost = false;
  }

  // biome-ignore lint/correctness/noComponentHookFactories: made once for each part, in a module, never while drawing
  function Lazy(props: Props) {
    const [, setTries] = useState(0);
    useEffect(() => forgetFailure, []);
    if (component === undefined && !lost) use((last ?? begin()).settled);
    if (component) return createElement(component, props);
    if (instead) return createElement(instead, props);
    return <ErrorState onRetry={() => preload().then(() => setTries((tries) => tries + 1), reloadPage)} />;
  }

  return Object.assign(Lazy, { preload });
}
