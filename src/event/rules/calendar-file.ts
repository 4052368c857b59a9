// Calendar files (.ics, RFC 5545) for the event, for a daily practice, and for the plan to the event. Each file
// contains the time at which it was made (`now`).

import { timeZoneLines } from './calendar-zone.ts';
import { instantAt } from './wall-clock.ts';

type Entry = {
  /** Identifier that is unique among all calendar entries and stable for the same entry. */
  uid: string;
  title: string;
  description: string;
  url: string;
  /** Epoch milliseconds at which the file was made. */
  now: number;
};

/** Returns the file of the event at `start` (epoch milliseconds), with alarms a day, an hour and ten minutes before. */
export function eventCalendarFile({
  start,
  minutes,
  ...entry
}: Entry & { start: number; minutes: number }): string {
  return calendar(entry.title, [event(entry, utcTimes(start, minutes), ['-P1D', '-PT1H', '-PT10M'])]);
}

/**
 * Returns the file of a daily practice at `time` ('HH:MM') in `zone` (an IANA name), from `first_day` to `last_day`
 * ('YYYY-MM-DD', both included).
 */
export function practiceCalendarFile({
  first_day,
  last_day,
  time,
  zone,
  minutes,
  ...entry
}: Entry & { first_day: string; last_day: string; time: string; zone: string; minutes: number }): string {
  const [first, last] = [at(first_day, time, zone), at(last_day, time, zone)];
  // DTEND is in the same zone as DTSTART, and may be on the next day.
  const end = new Date(Date.parse(`${first_day}T${time}Z`) + minutes * 60_000);
  const when = [
    `DTSTART;TZID=${zone}:${stamp(`${first_day}T${time}`)}`,
    `DTEND;TZID=${zone}:${stamp(end.toISOString())}`,
    `RRULE:FREQ=DAILY;UNTIL=${utcStamp(last)}`,
  ];
  return calendar(entry.title, [timeZoneLines(zone, first, last), event(entry, when, ['PT0S'])]);
}

/** Returns the file of practices on single days ('YYYY-MM-DD') at `time` ('HH:MM') in `zone` (an IANA name). */
export function planCalendarFile({
  name,
  days,
  time,
  zone,
  minutes,
  uid,
  ...entry
}: Omit<Entry, 'title'> & {
  /** Name of the calendar. */
  name: string;
  days: readonly { day: string; title: string }[];
  time: string;
  zone: string;
  minutes: number;
}): string {
  return calendar(
    name,
    days.map(({ day, title }) =>
      event({ ...entry, title, uid: `${day}-${uid}` }, utcTimes(at(day, time, zone), minutes), ['PT0S']),
    ),
  );
}

/** Puts a calendar together. Its name is given by RFC 7986, and by the older property that most programs read. */
function calendar(name: string, parts: readonly string[][]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shamble//Course//EN',
    'CALSCALE:GREGORIAN',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...parts.flat(),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

function event({ uid, title, description, url, now }: Entry, when: string[], alarms: string[]): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${utcStamp(now)}`,
    ...when,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url.replace(/[\r\n]/g, '')}`,
    ...alarms.flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:${trigger}`,
      `DESCRIPTION:${escapeText(title)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ];
}

/** Returns the instant (epoch milliseconds) of a day and time in a zone. */
function at(day: string, time: string, zone: string): number {
  return instantAt(`${day}T${time}`, zone) ?? Number.NaN;
}

function utcTimes(start: number, minutes: number): string[] {
  return [`DTSTART:${utcStamp(start)}`, `DTEND:${utcStamp(start + minutes * 60_000)}`];
}

/** Returns '2027-03-04T19:30...' as '20270304T193000'. */
function stamp(clock: string): string {
  return `${clock.slice(0, 16).replace(/[-:]/g, '')}00`;
}

function utcStamp(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/**
 * Escapes a text by RFC 5545, 3.3.11. Control characters other than the tab are not allowed in a text (text pasted
 * from a slide may have some), so they become escaped line breaks.
 */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[^\P{Cc}\t]|[\p{Zl}\p{Zp}]/gu, '\\n');
}

/** Folds a line by RFC 5545, 3.1: at most 75 bytes a line, further lines begin with a space, no character is cut. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = byteLength(character);
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}

/** Bytes of one character in UTF-8. */
function byteLength(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
