// Describes the clock changes of a time zone for a calendar file (RFC 5545, 3.6.5), for the time of its entries.

import { offsetAt, wallClock } from './wall-clock.ts';

const minute = 60_000;
/** The search looks once a week: some zones change their clocks twice within five weeks, around Ramadan. */
const step = 7 * 86_400_000;

/** Returns the lines of the VTIMEZONE of `zone` (an IANA name), valid from `first` to `last` (epoch milliseconds). */
export function timeZoneLines(zone: string, first: number, last: number): string[] {
  const changes = changesBetween(zone, first, last);
  const begin = offsetAt(first, zone);
  const standard = Math.min(begin, ...changes.map((change) => offsetAt(change, zone)));
  const observance = (clock: string, from: number, to: number) => {
    const kind = to === standard ? 'STANDARD' : 'DAYLIGHT';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${clock.replace(/[-:]/g, '')}00`,
      `TZOFFSETFROM:${offsetText(from)}`,
      `TZOFFSETTO:${offsetText(to)}`,
      `END:${kind}`,
    ];
  };
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    // The offset at the first entry is given since 1970, because the calendar has no earlier entry.
    ...observance('1970-01-01T00:00', begin, begin),
    ...changes.flatMap((change) => {
      const from = offsetAt(change - minute, zone);
      // The time of a change is written as local time, with the offset before the change.
      return observance(wallClock(change + from, 'UTC'), from, offsetAt(change, zone));
    }),
    'END:VTIMEZONE',
  ];
}

/** Returns the instants at which the offset changes, to the minute. */
function changesBetween(zone: string, first: number, last: number): number[] {
  const changes: number[] = [];
  const start = Math.floor(first / minute) * minute;
  for (let before = start; before < last; before += step) {
    const offset = offsetAt(before, zone);
    let [low, high] = [before, before + step];
    if (offsetAt(high, zone) === offset) continue;
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / 2 / minute) * minute;
      if (offsetAt(middle, zone) === offset) low = middle;
      else high = middle;
    }
    changes.push(high);
  }
  return changes;
}

/** Returns an offset as '+0530' or '-0330'. */
function offsetText(offset: number): string {
  const minutes = Math.abs(offset) / minute;
  const two = (number: number) => String(number).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}
