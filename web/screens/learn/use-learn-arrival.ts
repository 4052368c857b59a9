import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { TrophyPart } from '#content/course/trophies.ts';
import { readLearnArrival } from '#web/course-ui/learn-arrival.ts';
import { arriveAt, whenPresent } from '#web/ui/arrive-at.ts';

/**
 * What one arrived with: the trophy to show now, and the step to the next one. After the last it scrolls to where one
 * should go on. The navigation's state is cleared at once, so that a reload shows neither.
 */
export function useLearnArrival(): { trophy: TrophyPart | null; next: () => void } {
  const { state, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const [arrival, setArrival] = useState(() => readLearnArrival(state));

  useEffect(() => {
    const arrived = readLearnArrival(state);
    if (arrived === null) return;
    setArrival(arrived);
    void navigate(pathname + hash, { replace: true, state: null });
  }, [state, pathname, hash, navigate]);

  const trophies = arrival?.trophies ?? [];
  const scrollTo = arrival?.scrollTo;
  const shown = trophies.length > 0;
  useEffect(() => {
    if (shown || scrollTo === undefined) return;
    return whenPresent(() => document.getElementById(scrollTo), arriveAt);
  }, [shown, scrollTo]);

  return {
    trophy: trophies[0] ?? null,
    next: () => setArrival((now) => now && { ...now, trophies: (now.trophies ?? []).slice(1) }),
  };
}
