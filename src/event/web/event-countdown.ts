import { type Countdown, countdown } from '#event/rules/countdown.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import { useSettings } from '#platform/web/queries/copy.ts';
import { useNow } from '#platform/web/ui/use-now.ts';

/**
 * The next event: its moment (epoch milliseconds, null when no date is set) and the time left to it (null until the
 * browser's clock is known).
 */
export function useEventCountdown(): { target: number | null; left: Countdown | null } {
  const target = parseEventDate(useSettings().next_challenge_date);
  const now = useNow();
  return { target, left: target === null || now === null ? null : countdown(target, now) };
}
