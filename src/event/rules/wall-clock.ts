// These rules turn an instant into the time that the clocks of a zone show then, as a datetime-local input
// writes it, and back.

/** Turns epoch milliseconds into 'YYYY-MM-DDTHH:MM'. */
export function wallClock(instant: number, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

const day = 86_400_000;

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant (epoch milliseconds), in whole minutes. */
export function offsetAt(instant: number, zone: string): number {
  return Date.parse(`${wallClock(instant, zone)}:00Z`) - Math.floor(instant / 60_000) * 60_000;
}

/**
 * Turns 'YYYY-MM-DDTHH:MM' into epoch milliseconds, or null. A time that a clock change skips becomes the one
 * an hour later; a time that one repeats becomes the instant `before`, or else the first of the two.
 */
export function instantAt(clock: string, zone: string, before: number | null = null): number | null {
  if (before !== null && wallClock(before, zone) === clock) return before;
  const wanted = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock) ? Date.parse(`${clock}:00Z`) : Number.NaN;
  if (Number.isNaN(wanted)) return null;
  // A day before and a day after lie on both sides of a clock change that may be near.
  const looks = [wanted - offsetAt(wanted - day, zone), wanted - offsetAt(wanted + day, zone)];
  const shown = looks.filter((instant) => wallClock(instant, zone) === clock);
  // No clock shows a skipped time: of the two looks, one is as much before the gap as the other is after it.
  return shown.length > 0 ? Math.min(...shown) : Math.max(...looks);
}
