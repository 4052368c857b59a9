import { lazy, Suspense } from 'react';
import { useNow } from '../ui/use-now.ts';

const DeviceClock = lazy(async () => ({ default: (await import('../moment/device-clock.tsx')).DeviceClock }));

/** Beside a countdown: that the device's clock is wrong. Fetched by itself, as hardly anybody reads it. */
export function DeviceClockNote() {
  return useNow() === null ? null : (
    <Suspense>
      <DeviceClock />
    </Suspense>
  );
}
