import { Suspense } from 'react';
import { knowsServerTime } from '../moment/page-clock.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useNow } from '../ui/use-now.ts';

const DeviceClock = lazyPart(async () => (await import('../moment/after-start.tsx')).DeviceClock);

/** Beside a countdown: that the device's clock is wrong. It comes with what every page fetches once it stands. */
export function DeviceClockNote() {
  const shown = useNow() !== null;
  return shown && knowsServerTime() ? (
    <Suspense>
      <DeviceClock />
    </Suspense>
  ) : null;
}
