// The dancer on paper. Its painter is loaded for these sheets only, because counting heads must not wait for it.

import { Suspense } from 'react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import type { Moment } from './dancer-figure.tsx';

/** The drawing; if it can't be loaded, a sheet is printed without it. */
const Figure = lazyComponent<{ moment: Moment }>(
  async () => (await import('./dancer-figure.tsx')).DancerFigure,
  () => null,
);

/** The lines of the drawing, needed once on a page, before the first drawing that uses them. */
export function DancerLines({ moment }: { moment: Moment }) {
  return (
    <Suspense>
      <Figure moment={moment} />
    </Suspense>
  );
}

/** The dancer. Its space is kept free until the drawing is loaded. */
export function DancerDrawing({ moment }: { moment: Moment }) {
  return (
    <svg className="sheet-dancer" aria-hidden="true" focusable="false">
      <use href={`#dancer-${moment}`} width="100%" height="100%" />
    </svg>
  );
}
