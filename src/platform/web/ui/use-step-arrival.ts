import { useEffect, useRef } from 'react';
import { arriveAtTop } from './arrive-at.ts';

/** For a page whose content is replaced while its address stays: every step but the first opens like a page of its own. */
export function useStepArrival(step: string): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    return arriveAtTop();
  }, [step]);
}
