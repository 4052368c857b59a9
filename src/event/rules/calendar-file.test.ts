import { expect, test } from 'vitest';
import { eventCalendarFile, planCalendarFile, practiceCalendarFile } from './calendar-file.ts';

const entry = {
  uid: 'event-2027@shamble',
  title: 'THRILL THE WORLD',
  description: 'Dance with the world.',
  url: 'https://example.org/dashboard',
  now: Date.parse('2027-01-02T03:04:05Z'),
};
const start = Date.parse('2027-10-30T22:00:00Z');

// §9.calendar-files-event-daily-practice
test('the event file is one entry at the exact instant, with notices a day, an hour and ten minutes before', () => {
  expect(eventCalendarFile({ ...entry, start, minutes: 6 }).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Shamble//Course//EN',
    'CALSCALE:GREGORIAN',
    'NAME:THRILL THE WORLD',
    'X-WR-CALNAME:THRILL THE WORLD',
    'BEGIN:VEVENT',
    'UID:event-2027@shamble',
    'DTSTAMP:20270102T030405Z',
    'DTSTART:20271030T220000Z',
    'DTEND:20271030T220600Z',
    'SUMMARY:THRILL THE WORLD',
    'DESCRIPTION:Dance with the world.',
    'URL:https://example.org/dashboard',
    ...['-P1D', '-PT1H', '-PT10M'].flatMap((trigger) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:${trigger}`,
      'DESCRIPTION:THRILL THE WORLD',
      'END:VALARM',
    ]),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

const practice = {
  ...entry,
  first_day: '2027-03-04',
  last_day: '2027-10-30',
  time: '19:30',
  zone: 'Europe/Berlin',
  minutes: 30,
};

test('the practice file repeats every day at the same time in a zone, until the last day', () => {
  const file = practiceCalendarFile(practice);
  expect(file).toContain('\r\nNAME:THRILL THE WORLD\r\n');
  expect(file).toContain('\r\nDTSTART;TZID=Europe/Berlin:20270304T193000\r\n');
  expect(file).toContain('\r\nDTEND;TZID=Europe/Berlin:20270304T200000\r\n');
  expect(file).toContain('\r\nRRULE:FREQ=DAILY;UNTIL=20271030T173000Z\r\n');
  expect(file).toContain('\r\nBEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n');
  expect(file).toContain('\r\nTRIGGER:PT0S\r\n');
});

test('a practice past midnight ends on the next day', () => {
  const file = practiceCalendarFile({ ...practice, last_day: '2027-03-04', time: '23:45' });
  expect(file).toContain('\r\nDTEND;TZID=Europe/Berlin:20270305T001500\r\n');
});

test.each([
  ['a, b; c\\d', 'a\\, b\\; c\\\\d'],
  ['two\nlines', 'two\\nlines'],
  ['two\r\nlines', 'two\\nlines'],
  ['END:VEVENT\rEND:VCALENDAR', 'END:VEVENT\\nEND:VCALENDAR'],
  ['a slide’s\vline\u2028break', 'a slide’s\\nline\\nbreak'],
  ['a\ttab', 'a\ttab'],
])('the text %j is written as %j', (text, written) => {
  expect(eventCalendarFile({ ...entry, title: text, start, minutes: 6 })).toContain(
    `\r\nSUMMARY:${written}\r\n`,
  );
});

test('a line break in an address does not start a new line of the file', () => {
  const file = eventCalendarFile({ ...entry, url: 'https://example.org/\r\nATTENDEE:x', start, minutes: 6 });
  expect(file).toContain('URL:https://example.org/ATTENDEE:x\r\n');
});

test.each([
  ['plain letters', 'z'.repeat(200)],
  ['umlauts', 'ü'.repeat(100)],
  ['emoji', '🧟'.repeat(60)],
  ['a mixture', 'Zombie 🧟 für alle, '.repeat(12)],
])('lines of %s are folded at 75 bytes and unfold to the same text', (_, title) => {
  const file = eventCalendarFile({ ...entry, title, start, minutes: 6 });
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title.replaceAll(',', '\\,')}\r\n`);
  expect(file.isWellFormed()).toBe(true);
});

test.each([
  ['exactly 75 bytes', 'z'.repeat(67), 1],
  ['one byte more', 'z'.repeat(68), 2],
  ['a two-byte letter at the edge', `${'z'.repeat(65)}\u0080`, 1],
  ['a two-byte letter over the edge', `${'z'.repeat(66)}\u0080`, 2],
  ['a three-byte letter at the edge', `${'z'.repeat(64)}\u0800`, 1],
  ['a three-byte letter over the edge', `${'z'.repeat(65)}\u0800`, 2],
  ['a four-byte letter at the edge', `${'z'.repeat(63)}\u{10000}`, 1],
  ['a four-byte letter over the edge', `${'z'.repeat(64)}\u{10000}`, 2],
])('a title line of %s takes up the right number of lines', (_, title, lines) => {
  const file = eventCalendarFile({ ...entry, title, start, minutes: 6 });
  const summary = /SUMMARY:.*?\r\n(?=DESCRIPTION)/s.exec(file)?.[0] ?? '';
  expect(summary.split('\r\n')).toHaveLength(lines + 1);
});

test('a plan has an entry for each day, each with its own name, at a time in a zone', () => {
  const file = planCalendarFile({
    uid: 'plan@example.org',
    name: 'Your way; to the day',
    description: 'Slow is fine',
    url: 'https://example.org/learn',
    now: Date.parse('2027-10-18T15:00:00Z'),
    days: [
      { day: '2027-10-18', title: 'Day 3' },
      { day: '2027-10-31', title: 'Day 4, Day 5' },
    ],
    time: '18:00',
    zone: 'Europe/Berlin',
    minutes: 45,
  });
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(file.match(/END:VCALENDAR/g)).toHaveLength(1);
  expect(file).toContain('UID:2027-10-18-plan@example.org\r\n');
  expect(file).toContain('NAME:Your way\\; to the day\r\n');
  expect(file).toContain('DTSTART:20271018T160000Z\r\nDTEND:20271018T164500Z\r\n');
  expect(file).toContain('DTSTART:20271031T170000Z\r\nDTEND:20271031T174500Z\r\n');
  expect(file).toContain('SUMMARY:Day 4\\, Day 5\r\n');
  // Each entry reminds when it begins.
  expect(file.match(/TRIGGER:PT0S\r\n/g)).toHaveLength(2);
});
