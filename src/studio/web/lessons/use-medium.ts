import { useEffect, useRef, useState } from 'react';
import { useReadCopy } from '#platform/web/queries/copy.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import { makeMedium } from '#player/web/make-medium.ts';
import type { Medium } from '#player/web/medium.ts';

/** The step's first medium on a stage of its own, for looking up times; null until it is ready. */
export function useMedium(source: MediumSource, start: number) {
  const host = useRef<HTMLDivElement>(null);
  const [medium, setMedium] = useState<Medium | null>(null);
  const [failed, setFailed] = useState(false);
  const { key } = source;
  const text = useReadCopy();
  const latest = useRef({ source, start, text });
  latest.current = { source, start, text };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another source is another medium, another start is not
  useEffect(() => {
    if (host.current === null) return;
    const stage = host.current;
    let made: Medium | null = null;
    let gone = false;
    setFailed(false);
    void makeMedium(stage, latest.current.source, latest.current.text).then(
      async (fresh) => {
        if (gone) return fresh.destroy();
        made = fresh;
        fresh.listen((event) => event.type === 'failed' && setFailed(true));
        await fresh.load({ start: latest.current.start, rate: 1, muted: false });
        if (!gone) setMedium(fresh);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      made?.destroy();
      stage.replaceChildren();
      setMedium(null);
    };
  }, [key]);

  return { host, medium, failed };
}
