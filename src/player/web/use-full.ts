// The whole screen for one element: the browser's own full screen where there is one, and a fixed layer over the page
// where there is none (iPhones) or it is refused. A video's own full screen would bring the service's controls.

import { type RefObject, useCallback, useEffect, useState } from 'react';

type Full = {
  full: boolean;
  toggle: () => void;
  /** Fills the screen; with `layer` only the window: the browser's own full screen needs a press. */
  fill: (layer?: boolean) => void;
};

/** The element is to be laid over the page by its style while `full`; Escape leaves, and nothing behind it can be reached. */
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
    // Browsers leave their own full screen by themselves; not all of them do where a script sends the key.
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

/** Everything on the page that is neither inside of the element nor around it. */
function besides(element: HTMLElement): HTMLElement[] {
  const parent = element.parentElement;
  if (!parent || element === document.body) return [];
  const others = [...parent.children].filter((child) => child !== element && child instanceof HTMLElement);
  return [...(others as HTMLElement[]).filter(({ inert }) => !inert), ...besides(parent)];
}
