// The event's moment: read from the setting, and written for people (specification, sections 8 and 9).
// Never computes a date: the event's organisers set it.

import { isTimeZone } from '#rules/streak/local-day.ts';

const pacific = 'America/Los_Angeles';

/**
 * Epoch milliseconds of the setting `next_challenge_date`, or null when it is missing or not a date. A date alone means
 * 22:00 UTC on that day; a time without an offset is UTC.
 */
export function parseEventDate(text: string | null | undefined): number | null {
  const match = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:?\d\d)?)?$/i.exec(
    text?.trim() ?? '',
  );
  if (!match) return null;
  const [, day = '', time = '22:00', offset = 'Z'] = match;
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight) || new Date(midnight).toISOString().slice(0, 10) !== day) return null;
  const instant = Date.parse(`${day}T${time}${offset.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')}`);
  return Number.isNaN(instant) ? null : instant;
}

/** 'Saturday, October 30 at 3:00 pm PDT / 10:00 pm GMT (Oct 30)'; a plain local date if formatting fails. */
export function eventText(instant: number, zone: string = pacific): string {
  try {
    const utc = parts(instant, 'UTC', { month: 'short' });
    return `${longText(instant, zone)} / ${clock(utc)} GMT (${utc.month} ${utc.day})`;
  } catch {
    return new Date(instant).toDateString();
  }
}

/** The same moment on the visitor's own clock, or null where that clock shows Pacific time or UTC anyway. */
export function localEventText(instant: number, zone: string): string | null {
  if (!isTimeZone(zone)) return null;
  const here = longText(instant, zone, 'none');
  const shown = [pacific, 'UTC'].some((other) => longText(instant, other, 'none') === here);
  return shown ? null : longText(instant, zone);
}

function longText(instant: number, zone: string, name: 'short' | 'none' = 'short'): string {
  const { weekday, month, day, timeZoneName, ...time } = parts(instant, zone, { month: 'long' });
  return `${weekday}, ${month} ${day} at ${clock(time)}${name === 'short' ? ` ${timeZoneName}` : ''}`;
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function parts(instant: number, timeZone: string, { month }: { month: 'long' | 'short' }): Parts {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month,
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZoneName: 'short',
  });
  return Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]));
}

function clock({ hour, minute, dayPeriod }: Parts): string {
  return `${hour}:${minute} ${dayPeriod?.toLowerCase()}`;
}
