import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns the ref of the element in which a chosen thing opens. On a phone this element is below the list, so the page
 * scrolls to it after a choice.
 */
export function useOpened(chosen: string | null): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(chosen);
  useEffect(() => {
    if (chosen === before.current) return;
    before.current = chosen;
    const here = place.current;
    const list = here?.previousElementSibling;
    if (here && list instanceof HTMLElement && here.offsetTop > list.offsetTop)
      here.scrollIntoView({ block: 'start' });
  }, [chosen]);
  return place;
}
