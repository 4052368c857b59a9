import { lazy, Suspense } from 'react';
import { knowsServerTime } from '../moment/page-clock.ts';
import { useNow } from '../ui/use-now.ts';

const DeviceClock = lazy(async () => ({ default: (await import('../moment/after-start.tsx')).DeviceClock }));

/** Beside a countdown: that the device's clock is wrong. It comes with what every page fetches once it stands. */
export function DeviceClockNote() {
  const shown = useNow() !== null;
  return shown && knowsServerTime() ? (
    <Suspense>
      <DeviceClock />
    </Suspense>
  ) : null;
}
