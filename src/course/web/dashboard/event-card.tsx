import { CalendarPlus, Repeat } from 'lucide-react';
import { defaultSettings } from '#course/content/settings.ts';
import type { Countdown } from '#event/rules/countdown.ts';
import { eventText, localEventText } from '#event/rules/event-date.ts';
import { DeviceClockNote } from '#event/web/device-clock-note.tsx';
import { useEventCountdown } from '#event/web/event-countdown.ts';
import { usePlaceText } from '#event/web/place-text.ts';
import { momentLanguage } from '#platform/web/fixed-text.ts';
import { useSettings, useText } from '#platform/web/queries/copy.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { Button, ButtonLink } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { forPress } from '#platform/web/ui/for-press.ts';
import { eventCardParts } from '#subjects/web/dashboard-parts.ts';
import { useParts, usePlaces } from '#subjects/web/switched-on.ts';

/** Loads the code of calendar files at a press on a button for such a file. */
const files = () => import('./calendar-files.ts');

/**
 * The event: the days left, its name, its start in the event's own time and in the learner's, and the countdown.
 * Buttons for calendar files and links to rooms appear only after the learner has begun.
 */
export function EventCard({ begun }: { begun: boolean }) {
  const links = usePlaces('event card');
  const placeText = usePlaceText();
  const parts = useParts(eventCardParts);
  const text = useText();
  const { challenge_name } = useSettings();
  const { target, left } = useEventCountdown();
  const name = challenge_name ?? defaultSettings.challenge_name;

  return (
    <Card aria-labelledby="dashboard-event-title">
      {left && (
        <p className="dashboard-event-days">
          <strong className="figure">{left.days}</strong>{' '}
          <span>{text('dashboard_days_until', { count: left.days })}</span>
        </p>
      )}
      <h2 id="dashboard-event-title" className="card-title">
        {name}
      </h2>
      {target === null ? (
        <p>{text('fallback.dateToBeDecided')}</p>
      ) : (
        <>
          <EventTime target={target} />
          {left && <CountdownDigits left={left} />}
          <DeviceClockNote />
        </>
      )}
      <div className="cluster dashboard-calendar">
        {begun &&
          links.map((place) => (
            <ButtonLink key={place.to} look="bone" size="small" to={place.to}>
              {placeText(place)}
            </ButtonLink>
          ))}
        {parts.map(([subject, Part]) => (
          <Part key={subject} />
        ))}
        {begun && target !== null && (
          <Button
            look="quiet"
            size="small"
            onClick={() =>
              forPress(files, ({ saveEventFile }) =>
                saveEventFile(name, text('dashboard_calendar_event_text'), target),
              )
            }
          >
            <CalendarPlus aria-hidden="true" size={18} />
            <span>{text('dashboard_event_calendar')}</span>
          </Button>
        )}
        {begun && (
          <Button
            look="quiet"
            size="small"
            onClick={() =>
              forPress(files, ({ savePracticeFile }) =>
                savePracticeFile(
                  text('dashboard_calendar_practice_title'),
                  text('dashboard_calendar_practice_text'),
                  target,
                ),
              )
            }
          >
            <Repeat aria-hidden="true" size={18} />
            <span>{text('dashboard_practice_calendar')}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}

function EventTime({ target }: { target: number }) {
  const text = useText();
  const local = localEventText(target, timeZone(), momentLanguage());
  return (
    <div>
      <time dateTime={new Date(target).toISOString()}>
        {text('dashboard_event_starts', { time: eventText(target, momentLanguage()) })}
      </time>
      {local && <p className="quiet">{text('dashboard_event_local', { time: local })}</p>}
    </div>
  );
}

const units = [
  ['days', 'dashboard_unit_days'],
  ['hours', 'dashboard_unit_hours'],
  ['minutes', 'dashboard_unit_minutes'],
  ['seconds', 'dashboard_unit_seconds'],
] as const;

/** The countdown. Screen readers can read it, but do not announce every second. */
export function CountdownDigits({ left }: { left: Countdown }) {
  const text = useText();
  return (
    <p className="countdown-digits" role="timer" aria-live="off">
      {units.map(([unit, label]) => (
        <Card
          key={unit}
          as="span"
          look="ground"
          size="flush"
          className={`quiet countdown-digit countdown-${unit}`}
        >
          <span className="figure countdown-number">{left[unit]}</span> <span>{text(label)}</span>{' '}
        </Card>
      ))}
    </p>
  );
}
