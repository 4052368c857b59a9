import { type RefObject, useEffect, useState } from 'react';

/** Whether `element` is to fill the screen, and how to change it. Where the browser refuses, it fills the window. */
export function useWholeScreen(element: RefObject<HTMLElement | null>): [boolean, () => void] {
  const [whole, setWhole] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = { signal: listening.signal };
    document.addEventListener(
      'fullscreenchange',
      () => setWhole(document.fullscreenElement !== null),
      listen,
    );
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setWhole(false), listen);
    return () => listening.abort();
  }, []);
  return [
    whole,
    () => {
      setWhole(!whole);
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => {});
      else if (!whole) void element.current?.requestFullscreen?.().catch(() => {});
    },
  ];
}
