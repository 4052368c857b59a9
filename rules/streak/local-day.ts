// Calendar days as texts 'YYYY-MM-DD', which compare like the days they name. The instant and the zone are arguments.

/** The day it is at `instantMs` (epoch milliseconds) in an IANA zone; an unknown zone counts as UTC. */
export function localDay(instantMs: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instantMs);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/** Whether a text names a time zone that can be used; bare offsets such as '+02:00' are refused. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][\w+\-/]{0,63}$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}

export function nextDay(day: string): string {
  return shift(day, 1);
}

export function previousDay(day: string): string {
  return shift(day, -1);
}

function shift(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
