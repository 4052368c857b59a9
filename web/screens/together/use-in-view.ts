import { type RefObject, useEffect } from 'react';

/** Who has come to dance sees the dancer, on the smallest screen too; the key that plays elsewhere does not scroll it away. */
export function useInView(show: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    show.current?.scrollIntoView({ block: 'nearest' });
    const keep = (event: KeyboardEvent) => {
      const control = event.target instanceof Element && event.target.closest('button, a, input');
      if (event.key === ' ' && !control) event.preventDefault();
    };
    document.addEventListener('keydown', keep);
    return () => document.removeEventListener('keydown', keep);
  }, [show, wanted]);
}
