import { eventText, localEventText } from '#event/rules/event-date.ts';
import { DeviceClockNote } from '#event/web/device-clock-note.tsx';
import { useEventCountdown } from '#event/web/event-countdown.ts';
import { momentLanguage } from '#platform/web/fixed-text.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { Card } from '#platform/web/ui/card.tsx';

const units = ['days', 'hours', 'minutes'] as const;

/**
 * Days, hours and minutes to the event. The server sends no digits, because its pages are the same for all visitors.
 * Until the app has started, patient-page.ts fills the digits in by the data attributes.
 */
export function EventCountdown() {
  const text = useText();
  const { target, left } = useEventCountdown();
  if (target === null)
    return (
      <Card as="p" className="centered landing-countdown">
        {text('fallback.dateToBeDecided')}
      </Card>
    );
  const local = left && localEventText(target, timeZone(), momentLanguage());
  return (
    <Card as="div" className="centered landing-countdown">
      <h3>{text('landing_countdown_title')}</h3>
      <div role="timer" data-countdown={target}>
        {units.map((unit) => (
          <p key={unit}>
            <span className="figure landing-countdown-number" data-unit={unit} suppressHydrationWarning>
              {left?.[unit] ?? '--'}
            </span>{' '}
            <span>{text(`landing_countdown_${unit}`)}</span>
          </p>
        ))}
      </div>
      <p className="quiet">
        {/* Some browsers write dates of some languages differently from the server, and React would report that as
            an error. */}
        <time dateTime={new Date(target).toISOString()} suppressHydrationWarning>
          {eventText(target, momentLanguage())}
        </time>
      </p>
      <p className="quiet">{local || '\u00a0'}</p>
      <DeviceClockNote />
    </Card>
  );
}
