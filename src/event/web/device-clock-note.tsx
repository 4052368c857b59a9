import { Suspense } from 'react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { knowsServerTime } from '#platform/web/page-clock.ts';
import { useNow } from '#platform/web/ui/use-now.ts';

const DeviceClock = lazyComponent(
  async () => (await import('#subjects/web/after-start.tsx')).DeviceClock,
  () => null,
);

/**
 * A note beside a countdown, for a device whose clock is wrong. Its code is in a script that every page loads
 * after it is shown.
 */
export function DeviceClockNote() {
  const shown = useNow() !== null;
  return shown && knowsServerTime() ? (
    <Suspense>
      <DeviceClock />
    </Suspense>
  ) : null;
}
