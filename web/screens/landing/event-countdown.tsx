import { useEffect, useState } from 'react';
import { fallbackTexts } from '#content/messages.ts';
import { countdown } from '#rules/event/countdown.ts';
import { eventText, localEventText, parseEventDate } from '#rules/event/event-date.ts';
import { useReadCopy, useSettings } from '#web/queries/copy.ts';

const units = ['days', 'hours', 'minutes'] as const;

/** Days, hours and minutes to the event. The digits come from the browser only: served pages are the same for everybody. */
export function EventCountdown() {
  const copy = useReadCopy();
  const target = parseEventDate(useSettings().next_challenge_date);
  const now = useNow();
  if (target === null) return <p className="landing-countdown">{fallbackTexts.dateToBeDecided}</p>;
  const left = now === null ? null : countdown(target, now);
  const local =
    now === null ? null : localEventText(target, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <div className="landing-countdown">
      <h3>{copy('landing_countdown_title')}</h3>
      <div role="timer" className="landing-countdown-digits">
        {units.map((unit) => (
          <p key={unit}>
            <span className="landing-countdown-number">{left === null ? '--' : left[unit]}</span>{' '}
            <span>{copy(`landing_countdown_${unit}`)}</span>
          </p>
        ))}
      </div>
      <p className="landing-countdown-when">
        <time dateTime={new Date(target).toISOString()}>{eventText(target)}</time>
      </p>
      <p className="landing-countdown-when">{local ?? '\u00a0'}</p>
    </div>
  );
}

/** The time, once a second; null until the browser has taken over. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const tick = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(tick);
  }, []);
  return now;
}
