import { type Countdown, countdown } from '#event/rules/countdown.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import { useSettings } from '#platform/web/queries/copy.ts';
import { useNow } from '#platform/web/ui/use-now.ts';

/**
 * Returns the moment of the next event (epoch milliseconds, null without a date) and the time left until it (null
 * without a date, and until the browser's clock is known).
 */
export function useEventCountdown(): { target: number | null; left: Countdown | null } {
  const target = parseEventDate(useSettings().next_challenge_date);
  const now = useNow();
  return { target, left: target === null || now === null ? null : countdown(target, now) };
}
