import './device-clock.css';
import { useSyncExternalStore } from 'react';
import { deviceError, twoUnits } from '#rules/moment/server-clock.ts';
import { useReadCopy } from '../queries/copy.ts';
import { serverClock } from './server-clock.ts';

/** How wrong the device's own clock is, once the server was asked; nothing while that is not worth a word. */
export function DeviceClock() {
  const text = useReadCopy();
  const { time } = useSyncExternalStore(serverClock.subscribe, serverClock.state, serverClock.state);
  const error = time && deviceError(Date.now(), performance.now() + time.offset, time.within);
  if (error === null) return null;
  return (
    <strong className="device-clock">
      {text(error > 0 ? 'together_device_fast' : 'together_device_slow', { time: inWords(error) })}
    </strong>
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
