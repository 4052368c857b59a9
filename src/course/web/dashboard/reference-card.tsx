import { Suspense } from 'react';
import { useRehearsal } from '#course/web/queries/course.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts';
import { useSeen } from '#platform/web/ui/use-seen.ts';

const ReferenceDance = lazyComponent(
  async () => (await import('./reference-dance.tsx')).ReferenceDance,
  () => null,
);

/**
 * The whole dance, silent and over and over. It stands still until asked where motion or data are to be saved, and where
 * it would come from another company's server.
 */
export function ReferenceCard() {
  const text = useText();
  const calm = useMediaQuery('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');
  const { lesson, step, isPending } = useRehearsal();
  const [frame, seen] = useSeen<HTMLDivElement>();

  return (
    <section className="card dashboard-reference">
      <h2 className="card-title">{text('dashboard_reference_title')}</h2>
      <div ref={frame} className="dashboard-reference-frame">
        {seen && !isPending && (
          <Suspense>
            <ReferenceDance step={step ?? null} lesson={lesson ?? null} plays={!calm} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
