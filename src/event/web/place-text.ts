import { eventClock } from '#event/rules/event-date.ts';
import { roomAt, roomLasts, roomNow } from '#event/rules/rooms.ts';
import type { Place } from '#platform/rules/place.ts';
import { momentLanguage } from '#platform/web/fixed-text.ts';
import { useSettings, useText } from '#platform/web/queries/copy.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';
import { useNow } from '#platform/web/ui/use-now.ts';
import { useEventCountdown } from './event-countdown.ts';

/**
 * Returns a function for the text of a place's link. The link to a room says when the room's dance is, in the reader's
 * zone.
 */
export function usePlaceText(): (place: Place) => string {
  const text = useText();
  const now = useNow();
  const { target } = useEventCountdown();
  const lasts = roomLasts(useSettings());
  return ({ label, timed }) => {
    if (!timed || now === null) return text(label);
    const start = roomNow(now, target, lasts);
    if (roomAt(start, now, lasts).phase === 'dancing') return text(timed.now);
    return text(timed.at, { time: eventClock(start, timeZone(), momentLanguage()) });
  };
}
