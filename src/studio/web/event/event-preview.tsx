import { countdown } from '#event/rules/countdown.ts';
import { eventText } from '#event/rules/event-date.ts';
import { fixedText } from '#platform/web/fixed-text.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { useNow } from '#platform/web/ui/use-now.ts';
import { useStudio } from '#studio/web/studio.ts';
import { eventReadings } from './event-readers.ts';

type PreviewProps = {
  name: string;
  instant: number | null;
  /** The zone in which the operator plans the event. */
  zone: string;
};

/**
 * A preview of the event as everybody sees it, and of the lines that dancers read on their dashboards, at the event's
 * own place and elsewhere.
 */
export function EventPreview({ name, instant, zone }: PreviewProps) {
  const { days, hours, minutes, seconds } = countdown(instant, useNow() ?? 0);
  const past = instant !== null && days + hours + minutes + seconds === 0;
  const { data } = useStudio('listStudioEventReaders');
  return (
    <Card look="line" size="small" aria-label="As everybody will see it">
      <p className="card-eyebrow">As everybody will see it</p>
      <p className="card-title as-typed">{name}</p>
      <p>{instant === null ? fixedText('fallback.dateToBeDecided') : eventText(instant)}</p>
      {past && <p role="status">This moment has passed: the countdown stands at zero.</p>}
      {instant !== null && !past && (
        <p>{`${days} days ${hours} hours ${minutes} minutes ${seconds} seconds`}</p>
      )}
      {instant !== null && data && (
        <>
          <h2 className="card-eyebrow">What dancers read, each on their own clock</h2>
          <dl className="event-readers">
            {eventReadings(instant, zone, data.readers).map(({ place, tag, lines }) => (
              <div key={place}>
                <dt>{place}</dt>
                <dd lang={tag}>
                  {lines.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Card>
  );
}
