import { useEffect } from 'react';

/** Marks the document while the site's header is in view: messages then stand above the stage, else below it (lesson.css). */
export function useAtTop(): void {
  useEffect(() => {
    const header = document.querySelector('.site-header');
    if (header === null) return;
    const root = document.documentElement;
    const watch = new IntersectionObserver(
      ([entry]) => root.toggleAttribute('data-at-top', entry?.isIntersecting),
      { threshold: 0.5 },
    );
    watch.observe(header);
    return () => {
      watch.disconnect();
      root.removeAttribute('data-at-top');
    };
  }, []);
}
