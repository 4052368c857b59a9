import { type RefObject, useEffect } from 'react';
import type { RoomPhase } from '#event/rules/rooms.ts';

/**
 * Keeps the dancer in view of a person who has come to dance, on the smallest screen too; the key that plays
 * elsewhere does not scroll it away.
 */
export function useInView(show: RefObject<HTMLElement | null>, wanted: boolean, phase: RoomPhase): void {
  // The parts above the dancer go when the dance begins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (wanted) show.current?.scrollIntoView({ block: 'nearest' });
  }, [show, wanted, phase]);
  useEffect(() => {
    if (!wanted) return;
    const keep = (event: KeyboardEvent) => {
      const control = event.target instanceof Element && event.target.closest('button, a, input');
      if (event.key === ' ' && !control) event.preventDefault();
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [wanted]);
}
