import { hourForm } from '#event/rules/hour-form.ts';
import { writtenMoment } from '#event/rules/written-moment.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { pageLanguage } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { DeviceClock } from '#subjects/web/after-start.tsx';
import { useServerClock } from './use-server-clock.ts';

/** Milliseconds before or after now, beyond which a date is written with its year. */
const farMs = 180 * 86_400_000;

/** The start of a room in words: on the reader's own clock, or in the given zone. */
export function roomTime(start: number, timeZone?: string): string {
  const far = Math.abs(start - pageNow()) > farMs ? { year: 'numeric' as const } : {};
  return writtenMoment(start, pageLanguage(), {
    ...far,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: hourForm(pageLanguage()),
    minute: '2-digit',
    timeZone,
  });
}

/** The room's start, on the reader's own clock and in UTC, which is the same for everybody. */
export function RoomWhen({ start }: { start: number }) {
  const text = useText();
  return (
    <p className="room-when">
      <time dateTime={new Date(start).toISOString()}>
        {text('together_starts', { time: roomTime(start) })}
      </time>{' '}
      <span>{text('together_starts_utc', { time: roomTime(start, 'UTC') })}</span>
    </p>
  );
}

/** The line about the accuracy of this page's time, and about the error of the device's own clock. */
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
