// Fills the screen with one element: with the browser's full screen, or with a fixed layer over the page where
// the browser has no full screen (iPhones) or refuses it. A video's own full screen would show the service's
// controls.

import { type RefObject, useCallback, useEffect, useState } from 'react';

type Full = {
  full: boolean;
  toggle: () => void;
  /** Fills the screen; with `layer` only the window. A call without a press needs `layer`: browsers demand a press. */
  fill: (layer?: boolean) => void;
};

/**
 * Fills the screen with `element`. While `full` is true, the element's style must put it over the page. Escape
 * leaves the full screen, and nothing behind the element can be reached.
 */
export function useFull(element: RefObject<HTMLElement | null>): Full {
  const [full, setFull] = useState(false);

  const fill = useCallback(
    (layer = false) => {
      if (!layer) void element.current?.requestFullscreen?.().catch(() => {});
      setFull(true);
    },
    [element],
  );

  const toggle = useCallback(() => {
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
    else if (!full) return fill();
    setFull(!full);
  }, [fill, full]);

  useEffect(() => {
    if (!full || !element.current) return;
    const behind = besides(element.current);
    for (const other of behind) other.inert = true;
    const left = () => document.fullscreenElement === null && setFull(false);
    // Browsers leave their full screen at Escape by themselves, but some do not when a script sends the key.
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
      else setFull(false);
    };
    document.addEventListener('fullscreenchange', left);
    document.addEventListener('keydown', leave);
    return () => {
      for (const other of behind) other.inert = false;
      document.removeEventListener('fullscreenchange', left);
      document.removeEventListener('keydown', leave);
    };
  }, [element, full]);

  return { full, toggle, fill };
}

/** All elements of the page that neither contain the element nor are inside it. */
function besides(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const others = [...parent.children].filter((child) => child !== element && child instanceof HTMLElement);
  return [...(others as HTMLElement[]).filter(({ inert }) => !inert), ...besides(parent)];
}
