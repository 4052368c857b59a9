import { type ComponentType, lazy } from 'react';

/** A part that a page can do without: it loads when it is first drawn, and where it can't be had nothing stands there. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }) as { default: ComponentType<Props> },
    ),
  );
}

function Nothing() {
  return null;
}
