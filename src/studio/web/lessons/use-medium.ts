import { useEffect, useRef, useState } from 'react';
import { useText } from '#platform/web/queries/copy.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import type { Medium } from '#player/web/medium.ts';
import { hostMedium } from '#player/web/medium-host.ts';

/**
 * Loads a medium that plays in a page of the studio, from `start` (seconds). Returns the ref of the element in which it
 * plays, the medium (null until it is ready), and whether it has failed.
 */
export function useMedium(source: MediumSource, start: number) {
  const place = useRef<HTMLDivElement>(null);
  const [medium, setMedium] = useState<Medium | null>(null);
  const [failed, setFailed] = useState(false);
  const { key } = source;
  const text = useText();
  const latest = useRef({ source, start, text });
  latest.current = { source, start, text };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source needs a new medium, another start does not
  useEffect(() => {
    const { source, start, text } = latest.current;
    const host = hostMedium({
      text,
      onReport: ({ type }) => {
        if (type === 'ready') setMedium(host.medium());
        if (type === 'failed') setFailed(true);
      },
    });
    setFailed(false);
    host.attach(place.current);
    host.load({ source, start, rate: 1, muted: false });
    return () => {
      host.drop();
      setMedium(null);
    };
  }, [key]);

  return { host: place, medium, failed };
}
