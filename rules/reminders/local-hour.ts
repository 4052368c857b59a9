import { isTimeZone } from '#rules/streak/local-day.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** The hour of the day, 0 to 23, at `instant` (epoch milliseconds) in an IANA zone; an unknown zone counts as UTC. */
export function localHour(instant: number, timeZone: string): number {
  return Number(formatFor(timeZone).format(instant));
}

/** Making a format is slow, and there are only a few hundred zones. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const zone = isTimeZone(timeZone) ? timeZone : 'UTC';
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: '2-digit', hourCycle: 'h23' });
  formats.set(timeZone, made);
  return made;
}
