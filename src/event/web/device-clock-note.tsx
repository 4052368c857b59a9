import { Suspense } from 'react';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { knowsServerTime } from '#platform/web/page-clock.ts';
import { useNow } from '#platform/web/ui/use-now.ts';

const DeviceClock = lazyComponent(
  async () => (await import('#subjects/web/after-start.tsx')).DeviceClock,
  () => null,
);

/**
 * The note beside a countdown that the device's clock is wrong. Its code comes with the script that every
 * page fetches once it stands.
 */
export function DeviceClockNote() {
  const shown = useNow() !== null;
  return shown && knowsServerTime() ? (
    <Suspense>
      <DeviceClock />
    </Suspense>
  ) : null;
}
