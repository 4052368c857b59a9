import { useEffect } from 'react';

/**
 * Height of the stage with its row while the learner reads, in rem. Meanwhile `--player-size` in loading.css is the
 * same.
 */
const stripRem = 11.75;
/** Pixels to scroll back before the picture grows again. */
const slack = 8;

/**
 * Marks the document with `data-reading` while the learner reads on an upright screen and nothing plays: the picture is
 * then a strip. The height that the picture loses becomes a margin below it (`--given`), so that the text does not
 * move.
 */
export function useReading(): void {
  useEffect(() => {
    const root = document.documentElement;
    const upright = window.matchMedia('not all and (orientation: landscape) and (min-width: 30rem)');
    /** Height of the stage with its row at rest, in pixels. */
    let whole = 0;
    function look() {
      const title = document.querySelector<HTMLElement>('.lesson-title');
      const place = document.querySelector<HTMLElement>('.lesson .player-place:has(> [data-active="false"])');
      if (!title || !place) return;
      const reads = root.hasAttribute('data-reading');
      if (!reads) whole = place.offsetHeight;
      const given = whole - stripRem * Number.parseFloat(getComputedStyle(root).fontSize);
      const over = window.scrollY - title.offsetTop - title.offsetHeight - given + (reads ? slack : 0);
      const stays = upright.matches && getComputedStyle(place).position === 'sticky';
      const now = stays && given > 0 && over >= 0;
      if (reads === now) return;
      root.toggleAttribute('data-reading', now);
      root.style.setProperty('--given', `${whole - place.offsetHeight}px`);
    }
    window.addEventListener('scroll', look, { passive: true });
    upright.addEventListener('change', look);
    return () => {
      window.removeEventListener('scroll', look);
      upright.removeEventListener('change', look);
      root.removeAttribute('data-reading');
      root.style.removeProperty('--given');
    };
  }, []);
}
