import { type ComponentType, useEffect, useState } from 'react';
import { ErrorState } from '#platform/web/ui/error-state.tsx';

type LatePartProps<Props extends object> = {
  /** Fetches the part's code; a failure is tried again when it is wanted anew, or asked for once more. */
  load: () => Promise<ComponentType<Props>>;
  wanted: boolean;
  props: Props;
};

/** A part of the player that most people never open: fetched and drawn once it has been wanted. */
export function LatePart<Props extends object>({ load, wanted, props }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);
  const asks = wanted && !Part && !failed;

  useEffect(() => {
    if (!wanted) setFailed(false);
  }, [wanted]);

  useEffect(() => {
    if (!asks) return;
    let current = true;
    load().then(
      (loaded) => current && setPart(() => loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [load, asks]);

  if (Part) return <Part {...props} />;
  return failed && wanted ? <ErrorState onRetry={() => setFailed(false)} /> : null;
}
