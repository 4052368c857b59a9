import { type RefObject, useEffect, useRef } from 'react';

/** The place where a chosen thing opens. On a phone it is below the list, so the page scrolls to it. */
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
