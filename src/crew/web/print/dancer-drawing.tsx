// The dancer on paper. The painter comes for these sheets alone: nobody waits for it to count heads.

import { Suspense } from 'react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import type { Moment } from './dancer-figure.tsx';

/** A sheet without its drawing is a sheet all the same. */
const Figure = lazyComponent<{ moment: Moment }>(
  async () => (await import('./dancer-figure.tsx')).DancerFigure,
  () => null,
);

/** Stands once on a page, before the first drawing of a moment. */
export function DancerLines({ moment }: { moment: Moment }) {
  return (
    <Suspense>
      <Figure moment={moment} />
    </Suspense>
  );
}

/** The dancer, in a place that is kept for the drawing until it is there. */
export function DancerDrawing({ moment }: { moment: Moment }) {
  return (
    <svg className="sheet-dancer" aria-hidden="true" focusable="false">
      <use href={`#dancer-${moment}`} width="100%" height="100%" />
    </svg>
  );
}
