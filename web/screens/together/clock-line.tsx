import type { ServerTime } from '#rules/moment/server-clock.ts';
import { DeviceClock } from '#web/moment/after-start.tsx';
import { useReadCopy } from '#web/queries/copy.ts';

/** How right this page's time is, and how wrong the device's own. */
export function ClockLine({ time }: { time: ServerTime | null }) {
  const text = useReadCopy();
  if (!time) return <p className="room-clock">{text('together_clock_device')}</p>;
  return (
    <p className="room-clock">
      {text('together_clock_exact', { ms: Math.ceil(time.within) })} <DeviceClock />
    </p>
  );
}
