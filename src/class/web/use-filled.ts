import { type RefObject, useCallback, useRef, useState } from 'react';
import { useFull } from '#player/web/use-full.ts';

/**
 * The screen of a class fills all of it with the first press, whatever that is; without one it can only cover the page.
 * `whole`: a press of the toggle leaves it.
 */
export function useFilled(element: RefObject<HTMLElement | null>) {
  const { full, toggle: turn, fill } = useFull(element);
  const [whole, setWhole] = useState(false);
  const pressed = useRef(false);

  /** True for the first press. */
  const fillOnce = useCallback(() => {
    if (pressed.current) return false;
    pressed.current = true;
    setWhole(true);
    fill();
    return true;
  }, [fill]);
  const cover = useCallback(() => fill(true), [fill]);
  const toggle = () => {
    if (!fillOnce()) turn();
  };
  return { full, whole: full && whole, fillOnce, cover, toggle };
}
