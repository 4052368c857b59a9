// Parts that load when they are first drawn. A script that can't be had, as without a network or in an old tab after an
// upgrade, takes nothing else away.

import { type ComponentType, lazy, useState } from 'react';
import { ErrorState } from './error-state.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part that a page can do without: where it can't be had nothing stands there. */
export function lazyPart<Props>(load: Load<Props>) {
  return lazyOr<Props>(load, () => null);
}

/** A part that a person asked for: where it can't be had, that is said in its place, with another try. */
export function neededPart<Props extends object>(load: Load<Props>) {
  return lazyOr<Props>(load, (props) => {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    const tryAgain = () =>
      load().then(
        (part) => setPart(() => part),
        () => {},
      );
    return Part ? <Part {...props} /> : <ErrorState onRetry={() => void tryAgain()} />;
  });
}

function lazyOr<Props>(load: Load<Props>, instead: ComponentType<Props>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  );
}
