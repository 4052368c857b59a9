import { offsetAt, wallClock } from './wall-clock.ts';

const day = 86_400_000;

/**
 * The effect of a change of the clocks on the time 'YYYY-MM-DDTHH:MM' that was typed for `instant` (instantAt): the clocks
 * of the zone skip it, or show it twice and the first or the second is meant; null where they show it once.
 */
export function clockChange(
  clock: string,
  zone: string,
  instant: number,
): 'skipped' | 'first' | 'second' | null {
  if (wallClock(instant, zone) !== clock) return 'skipped';
  const asUtc = Date.parse(`${clock}:00Z`);
  // A day before and a day after lie on both sides of a change that may be near.
  const others = [instant - day, instant + day]
    .map((near) => asUtc - offsetAt(near, zone))
    .filter((other) => other !== instant && wallClock(other, zone) === clock);
  if (others.length === 0) return null;
  return others.some((other) => other < instant) ? 'second' : 'first';
}
