import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { TrophyPart } from '#course/content/trophies.ts';
import { readLearnArrival } from '#course/web/learn-arrival.ts';
import { dueTrophies, forgetDueTrophies } from '#course/web/queries/due-trophies.ts';
import { useProgress } from '#course/web/queries/progress.ts';
import { arriveAt, whenPresent } from '#platform/web/ui/arrive-at.ts';

/**
 * Returns the trophy to celebrate now, and `next`, which goes to the next trophy. Trophies come with the navigation to
 * this page (the arrival), or from a call whose answer came late. After the last trophy the hook scrolls to the
 * arrival's place. `glory` says whether to celebrate a lesson that was just marked complete. The arrival is removed
 * from the history at once, so that a reload does not repeat it.
 */
export function useLearnArrival(): {
  trophy: TrophyPart | null;
  next: () => void;
  glory: boolean;
  endGlory: () => void;
} {
  const { state, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const { data: progress } = useProgress();
  const [first] = useState(() => readLearnArrival(state));
  const [scrollTo, setScrollTo] = useState(first?.scrollTo);
  const [trophies, setTrophies] = useState(first?.trophies ?? []);
  const [marked, setMarked] = useState(first?.marked ?? false);
  const [looked, setLooked] = useState<typeof progress>();
  if (progress && progress !== looked) {
    setLooked(progress);
    setTrophies(withAll(trophies, dueTrophies(progress)));
  }
  const shown = trophies.length > 0;

  useEffect(() => {
    const arrived = readLearnArrival(state);
    if (arrived === null) return;
    setScrollTo(arrived.scrollTo);
    setMarked(arrived.marked ?? false);
    setTrophies((now) => withAll(now, arrived.trophies ?? []));
    void navigate(pathname + hash, { replace: true, state: null });
  }, [state, pathname, hash, navigate]);

  useEffect(() => {
    if (shown) return forgetDueTrophies();
    if (scrollTo !== undefined) return whenPresent(() => document.getElementById(scrollTo), arriveAt);
  }, [shown, scrollTo]);

  return {
    trophy: trophies[0] ?? null,
    next: () => setTrophies((now) => now.slice(1)),
    glory: marked && !shown,
    endGlory: () => setMarked(false),
  };
}

function withAll(trophies: TrophyPart[], more: readonly TrophyPart[]): TrophyPart[] {
  return [...new Set([...trophies, ...more])];
}
