import { type ComponentType, useEffect, useState } from 'react';
import { toastTexts } from '#content/messages.ts';
import { say } from '#web/page-language.ts';

type LatePartProps<Props extends object> = {
  /** Fetches the part's code; a failure is tried again the next time it is wanted. */
  load: () => Promise<ComponentType<Props>>;
  wanted: boolean;
  props: Props;
};

/** A part of the player that most people never open: fetched and drawn once it has been wanted. */
export function LatePart<Props extends object>({ load, wanted, props }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!wanted || Part) return;
    let current = true;
    setFailed(false);
    load().then(
      (loaded) => current && setPart(() => loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [load, wanted, Part]);

  if (Part) return <Part {...props} />;
  return failed && wanted ? <p role="alert">{say(toastTexts.otherFailure)}</p> : null;
}
