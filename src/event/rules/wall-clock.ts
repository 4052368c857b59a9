// Turns an instant into the local time of a zone, as a datetime-local input writes it, and back.

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

/**
 * Returns a zone's offset from UTC at an instant, in milliseconds (whole minutes). `instant` is in epoch milliseconds.
 */
export function offsetAt(instant: number, zone: string): number {
  return Date.parse(`${wallClock(instant, zone)}:00Z`) - Math.floor(instant / 60_000) * 60_000;
}

/**
 * Turns 'YYYY-MM-DDTHH:MM' into epoch milliseconds, or null. A time that a clock change skips is read as later, by as
 * much as the change skips. A time that comes twice is read as `before` if that is one of its instants, else as the
 * first.
 */
export function instantAt(clock: string, zone: string, before: number | null = null): number | null {
  if (before !== null && wallClock(before, zone) === clock) return before;
  const wanted = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(clock) ? Date.parse(`${clock}:00Z`) : Number.NaN;
  if (Number.isNaN(wanted)) return null;
  // The offsets of a day earlier and a day later are the offsets before and after a clock change nearby.
  const looks = [wanted - offsetAt(wanted - day, zone), wanted - offsetAt(wanted + day, zone)];
  const shown = looks.filter((instant) => wallClock(instant, zone) === clock);
  // For a skipped time, one of `looks` is before the gap and the other after it: the later instant is wanted.
  return shown.length > 0 ? Math.min(...shown) : Math.max(...looks);
}
