import { useText } from '#platform/web/queries/copy.ts';
import { DeviceClock } from '#subjects/web/after-start.tsx';
import { useServerClock } from './use-server-clock.ts';

/** The line that says how exact this page's time is, and how wrong the device's clock. */
export function ClockLine() {
  const text = useText();
  const { time } = useServerClock();
  if (!time) return <p className="room-clock">{text('together_clock_device')}</p>;
  return (
    <p className="room-clock">
      <span>{text('together_clock_exact', { ms: Math.ceil(time.within) })}</span> <DeviceClock />
    </p>
  );
}
