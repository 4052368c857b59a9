import { clockChange } from '#event/rules/clock-change.ts';
import { eventClock, type MomentLanguage } from '#event/rules/event-date.ts';
import { offsetAt } from '#event/rules/wall-clock.ts';
import { offsetName } from '#event/rules/zone-offsets.ts';
import { zonePlace } from '#event/rules/zones.ts';

/**
 * The sentences below the choice of a zone: the time there now, and whether its clocks change on the day of the event.
 * `clock` is the typed time, `instant` the same in epoch milliseconds.
 */
export function zoneNote(
  { clock, zone, instant }: { clock: string; zone: string; instant: number | null },
  now: number,
  language: MomentLanguage,
): string {
  const place = zone === 'UTC' ? 'UTC' : zonePlace(zone);
  const hour = (at: number, there: string) => eventClock(at, there, language);
  const today = `It is ${hour(now, zone)} now ${place === 'UTC' ? 'in UTC' : `in ${place} (${offsetName(offsetAt(now, zone))})`}.`;
  if (instant === null) return today;
  const then = offsetAt(instant, zone);
  const moved =
    then === offsetAt(now, zone)
      ? ''
      : ` On the day of the event its clocks are at ${offsetName(then)}: the change of the clocks is counted in.`;
  const change = clockChange(clock, zone, instant);
  const typed = hour(Date.parse(`${clock}:00Z`), 'UTC');
  if (change === 'skipped')
    return `${today} The clocks there skip ${typed} on that day: this is ${hour(instant, zone)}.`;
  if (change !== null)
    return `${today} The clocks there show ${typed} twice on that day: the ${change} one is meant, at ${hour(instant, 'UTC')} UTC.`;
  return today + moved;
}
