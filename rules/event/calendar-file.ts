// Calendar files (.ics, RFC 5545) for the event, for a daily practice reminder and for the plan to the event. Never reads a clock: `now` stamps them.

type Entry = {
  /** Unique among all calendar entries, stable for the same entry. */
  uid: string;
  title: string;
  description: string;
  url: string;
  /** Epoch milliseconds: when the file was made. */
  now: number;
};

/** The event at `start` (epoch milliseconds), with notices a day, an hour and ten minutes before. */
export function eventCalendarFile({
  start,
  minutes,
  ...entry
}: Entry & { start: number; minutes: number }): string {
  const when = [`DTSTART:${utcStamp(start)}`, `DURATION:PT${minutes}M`];
  return calendar([event(entry, when, ['-P1D', '-PT1H', '-PT10M'])]);
}

/** A practice every day from `first_day` ('YYYY-MM-DD') at `time` ('HH:MM') in the reader's own time zone. */
export function practiceCalendarFile({
  first_day,
  time,
  minutes,
  ...entry
}: Entry & { first_day: string; time: string; minutes: number }): string {
  const when = [`DTSTART:${localStamp(first_day, time)}`, `DURATION:PT${minutes}M`, 'RRULE:FREQ=DAILY'];
  return calendar([event(entry, when, ['PT0S'])]);
}

/** What is planned for single days ('YYYY-MM-DD'), each at `time` ('HH:MM') in the reader's own time zone. */
export function planCalendarFile({
  days,
  time,
  minutes,
  uid,
  ...entry
}: Omit<Entry, 'title'> & {
  days: readonly { day: string; title: string }[];
  time: string;
  minutes: number;
}): string {
  return calendar(
    days.map(({ day, title }) =>
      event(
        { ...entry, title, uid: `${day}-${uid}` },
        [`DTSTART:${localStamp(day, time)}`, `DURATION:PT${minutes}M`],
        ['PT0S'],
      ),
    ),
  );
}

function calendar(events: readonly string[][]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shamble//Course//EN',
    ...events.flat(),
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

/** A time of the reader's own clock, wherever that is. */
function localStamp(day: string, time: string): string {
  return `${day.replaceAll('-', '')}T${time.replace(':', '')}00`;
}

function utcStamp(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** RFC 5545, 3.3.11. Other control characters, such as the line break of a slide that was pasted, may not stand in a text. */
function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[^\P{Cc}\t]|[\p{Zl}\p{Zp}]/gu, '\\n');
}

/** RFC 5545, 3.1: lines of at most 75 bytes, continued after a space, never inside a character. */
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
