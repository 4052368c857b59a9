import { pageLanguage } from '#web/page-language.ts';
import { useReadCopy } from '#web/queries/copy.ts';

/** When it starts, on the reader's own clock and on everybody's. */
export function RoomWhen({ start }: { start: number }) {
  const text = useReadCopy();
  const form = (timeZone?: string) =>
    new Intl.DateTimeFormat(pageLanguage(), {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    }).format(start);
  return (
    <p className="room-when">
      <time dateTime={new Date(start).toISOString()}>{text('together_starts', { time: form() })}</time>{' '}
      <span>{text('together_starts_utc', { time: form('UTC') })}</span>
    </p>
  );
}
