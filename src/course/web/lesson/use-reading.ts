import { useEffect } from 'react';

/** Pixels to which the picture shrinks while one reads (lesson.css has the same in rem). */
const stripRem = 6;

/**
 * Marks the document while one reads: on a phone held upright, where nothing plays, the picture is then a strip. The
 * room that it gives away has been scrolled under it before, so that nothing which is read moves.
 */
export function useReading(): void {
  useEffect(() => {
    const root = document.documentElement;
    let picture = 0;
    function look() {
      const title = document.querySelector<HTMLElement>('.lesson-title');
      const stage = document.querySelector<HTMLElement>('.pictures');
      if (!title || !stage) return;
      const reads = root.hasAttribute('data-reading');
      if (!reads) picture = stage.offsetHeight;
      const given = picture - stripRem * Number.parseFloat(getComputedStyle(root).fontSize);
      const over = window.scrollY >= title.offsetTop + title.offsetHeight + given;
      const rests = document.querySelector('.lesson .player[data-active="false"]') !== null;
      root.style.setProperty('--given', `${given}px`);
      root.toggleAttribute('data-reading', given > 0 && over && (reads || rests));
    }
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      window.removeEventListener('scroll', look);
      root.removeAttribute('data-reading');
      root.style.removeProperty('--given');
    };
  }, []);
}
