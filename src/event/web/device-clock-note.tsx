import { Suspense } from 'react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { knowsServerTime } from '#platform/web/page-clock.ts';
import { useNow } from '#platform/web/ui/use-now.ts';

const DeviceClock = lazyComponent(
  async () => (await import('#subjects/web/after-start.tsx')).DeviceClock,
  () => null,
);

/**
 * A note beside a countdown, for a device whose clock is wrong. The note's code is in after-start.tsx, which every page
 * loads after the page is shown.
 */
export function DeviceClockNote() {
  const shown = useNow() !== null;
  return shown && knowsServerTime() ? (
    <Suspense>
      <DeviceClock />
    </Suspense>
  ) : null;
}
