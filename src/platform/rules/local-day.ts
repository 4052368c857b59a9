// Calendar days as texts 'YYYY-MM-DD', which compare like the days they name. The instant and the zone are arguments.

/** Returns the calendar day at `instantMs` (epoch milliseconds) in an IANA zone; an unknown zone counts as UTC. */
export function localDay(instantMs: number, timeZone: string): string {
  const zone = zoneOrUtc(timeZone);
  const second = Math.floor(instantMs / 1_000);
  if (zone.second !== second) {
    const [month, day, year] = zone.formatter.format(instantMs).split('/');
    zone.day = `${year?.padStart(4, '0')}-${month}-${day}`;
    zone.second = second;
  }
  return zone.day;
}

/** Returns the time of day at `instantMs` in an IANA zone as 'hh:mm', 00:00 to 23:59; an unknown zone counts as UTC. */
export function timeOfDay(instantMs: number, timeZone: string): string {
  const zone = zoneOrUtc(timeZone);
  zone.clock ??= clockOf(zone.formatter.resolvedOptions().timeZone);
  return zone.clock.format(instantMs);
}

/** Whether a text names a time zone that is known here; bare offsets such as '+02:00' are refused. */
export function isTimeZone(text: string): boolean {
  return zoneOf(text) !== null;
}

/** A zone's formatter, with the day of the last looked-up second: a busy server looks up one second many times. */
type Zone = { formatter: Intl.DateTimeFormat; second: number; day: string; clock?: Intl.DateTimeFormat };

/** Formatters are kept, because making one costs a hundred times more than using it. There are some 600 zones. */
const zones = new Map<string, Zone>();
const MOST_ZONES = 1_000;

function zoneOrUtc(timeZone: string): Zone {
  return (zoneOf(timeZone) ?? zoneOf('UTC')) as Zone;
}

function zoneOf(timeZone: string): Zone | null {
  const known = zones.get(timeZone);
  if (known) return known;
  if (!/^[A-Za-z][\w+\-/]{0,63}$/.test(timeZone)) return null;
  try {
    const formatter = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    const made: Zone = { formatter, second: Number.NaN, day: '' };
    // Without this limit, one zone's name in every mix of upper and lower case would fill the memory.
    if (zones.size < MOST_ZONES) zones.set(timeZone, made);
    return made;
  } catch {
    return null;
  }
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    numberingSystem: 'latn',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** Returns the calendar day after `day`. */
export function nextDay(day: string): string {
  return daysAfter(day, 1);
}

/**
 * Returns the calendar day `days` days after `day`, or before `day` where `days` is negative; clock changes make no
 * difference.
 */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
