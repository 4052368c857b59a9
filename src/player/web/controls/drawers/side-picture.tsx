import { useEffect, useRef } from 'react';
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts';
import type { Side } from '#player/rules/side.ts';
import { makeStage } from '../../dancer/stage.ts';

/** Seconds of the routine that the pictures show over and over: a step to the left, with the left arm. */
const stretch = { start: 15, end: 18.75 };
/** Milliseconds between two pictures: three small dancers must not slow the page down. */
const pictureMs = 50;

/**
 * The dancer, small, as this side shows him: in a mirror, from behind, or over the heads of the crowd as on the day (tools.css).
 * He stands still with reduced motion.
 */
export function SidePicture({ side }: { side: Side }) {
  const host = useRef<HTMLSpanElement>(null);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    if (!host.current) return;
    const stage = makeStage(host.current, '');
    stage.setSide(side);
    const begun = performance.now();
    const length = stretch.end - stretch.start;
    const show = () => stage.show(stretch.start + (((performance.now() - begun) / 1000) % length));
    stage.show(stretch.start + length / 4);
    const timer = calm ? undefined : window.setInterval(show, pictureMs);
    return () => {
      window.clearInterval(timer);
      stage.destroy();
    };
  }, [side, calm]);

  return <span ref={host} className="side-picture" data-side={side} aria-hidden="true" />;
}
