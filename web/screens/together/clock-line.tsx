import { deviceError, type ServerTime, twoUnits } from '#rules/moment/server-clock.ts';
import { useReadCopy } from '#web/queries/copy.ts';

/** How right this page's time is, and how wrong the device's own. */
export function ClockLine({ time }: { time: ServerTime | null }) {
  const text = useReadCopy();
  if (!time) return <p className="room-clock">{text('together_clock_device')}</p>;
  const error = deviceError(Date.now(), performance.now() + time.offset, time.within);
  return (
    <p className="room-clock">
      {text('together_clock_exact', { ms: Math.ceil(time.within) })}
      {error !== null && (
        <>
          {' '}
          <strong>
            {text(error > 0 ? 'together_device_fast' : 'together_device_slow', { time: inWords(error) })}
          </strong>
        </>
      )}
    </p>
  );
}

/** '3 minutes 7 seconds'. */
function inWords(milliseconds: number): string {
  return twoUnits(milliseconds)
    .map(({ unit, count }) =>
      new Intl.NumberFormat('en', { style: 'unit', unit, unitDisplay: 'long' }).format(count),
    )
    .join(' ');
}
