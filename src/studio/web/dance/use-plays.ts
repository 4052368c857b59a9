import { useEffect, useState } from 'react';
import type { TapMedium } from './tap-medium.ts';

/** Milliseconds between two looks at the medium. */
const lookMs = 100;

/** Whether a medium plays. */
export function usePlays(medium: TapMedium | null): boolean {
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    const look = () => setPlays(medium?.state() === 'playing');
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [medium]);
  return plays;
}
