import { hourForm } from '#rules/event/hour-form.ts';
import { writtenMoment } from '#rules/event/written-moment.ts';
import { pageNow } from '#web/moment/page-clock.ts';
import { pageLanguage } from '#web/page-language.ts';
import { useReadCopy } from '#web/queries/copy.ts';

/** Milliseconds from which on a day without its year could be another one. */
const farMs = 180 * 86_400_000;

/** When it starts, on the reader's own clock and on everybody's. */
export function RoomWhen({ start }: { start: number }) {
  const text = useReadCopy();
  const far = Math.abs(start - pageNow()) > farMs ? { year: 'numeric' as const } : {};
  const form = (timeZone?: string) =>
    writtenMoment(start, pageLanguage(), {
      ...far,
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: hourForm(pageLanguage()),
      minute: '2-digit',
      timeZone,
    });
  return (
    <p className="room-when">
      <time dateTime={new Date(start).toISOString()}>{text('together_starts', { time: form() })}</time>{' '}
      <span>{text('together_starts_utc', { time: form('UTC') })}</span>
    </p>
  );
}
