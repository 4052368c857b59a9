import { expect, test } from 'vitest';
import { timeZoneLines } from './calendar-zone.ts';
import { offsetAt } from './wall-clock.ts';

const first = Date.parse('2026-11-01T18:00:00Z');
const last = Date.parse('2028-01-15T18:00:00Z');

test('a zone has an entry for each clock change, at the local time before the change', () => {
  expect(timeZoneLines('Europe/Berlin', Date.parse('2027-01-01'), Date.parse('2027-12-01'))).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Berlin',
    ...part('STANDARD', '19700101T000000', '+0100', '+0100'),
    ...part('DAYLIGHT', '20270328T020000', '+0100', '+0200'),
    ...part('STANDARD', '20271031T030000', '+0200', '+0100'),
    'END:VTIMEZONE',
  ]);
});

function part(kind: string, start: string, from: string, to: string): string[] {
  return [`BEGIN:${kind}`, `DTSTART:${start}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, `END:${kind}`];
}

test.each([
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'Africa/Casablanca',
  'Europe/Dublin',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'UTC',
])('the lines for %s give the right offset all year', (zone) => {
  const read = readZone(timeZoneLines(zone, first, last));
  for (let instant = first; instant < last; instant += 11 * 3_600_000)
    if (read(instant) !== offsetAt(instant, zone)) throw new Error(new Date(instant).toISOString());
});

/** Reads the lines as a calendar does. Returns a function from an instant to the zone's offset then (milliseconds). */
function readZone(lines: readonly string[]): (instant: number) => number {
  const all = (name: string) =>
    lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.split(':')[1] ?? '');
  const froms = all('TZOFFSETFROM').map(milliseconds);
  const tos = all('TZOFFSETTO').map(milliseconds);
  const changes = all('DTSTART').map((text, index) => {
    const clock = text.replace(/^(....)(..)(..)T(..)(..)(..)$/, '$1-$2-$3T$4:$5:$6Z');
    return { at: Date.parse(clock) - (froms[index] ?? 0), offset: tos[index] ?? 0 };
  });
  return (instant) => changes.findLast(({ at }) => at <= instant)?.offset ?? Number.NaN;
}

function milliseconds(offset: string): number {
  const [, sign, hours, minutes] = /^([+-])(..)(..)$/.exec(offset) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
