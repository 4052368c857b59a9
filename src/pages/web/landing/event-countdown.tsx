import { eventText, localEventText } from '#event/rules/event-date.ts';
import { DeviceClockNote } from '#event/web/device-clock-note.tsx';
import { useEventCountdown } from '#event/web/event-countdown.ts';
import { momentLanguage } from '#platform/web/fixed-text.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { Card } from '#platform/web/ui/card.tsx';

const units = ['days', 'hours', 'minutes'] as const;

/**
 * Days, hours and minutes to the event. The digits come from the browser only: served pages are the same for all visitors.
 * Until the app takes over, patient-page.ts finds the units by their data attributes and fills them in.
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
        {/* Browsers of other years write some languages' dates a little differently. */}
        <time dateTime={new Date(target).toISOString()} suppressHydrationWarning>
          {eventText(target, momentLanguage())}
        </time>
      </p>
      <p className="quiet">{local || '\u00a0'}</p>
      <DeviceClockNote />
    </Card>
  );
}
