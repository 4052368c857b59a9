import { expect, test } from 'vitest';
import { instantAt, wallClock } from './wall-clock.ts';

test.each([
  ['2027-10-30T15:00', 'America/Los_Angeles', '2027-10-30T22:00:00.000Z'],
  ['2027-10-30T22:00', 'UTC', '2027-10-30T22:00:00.000Z'],
  ['2027-10-31T07:00', 'Asia/Tokyo', '2027-10-30T22:00:00.000Z'],
  ['2027-10-31T03:45', 'Asia/Kathmandu', '2027-10-30T22:00:00.000Z'],
  ['2027-03-28T01:59', 'Europe/Berlin', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T03:00', 'Europe/Berlin', '2027-03-28T01:00:00.000Z'],
])('%s in %s is %s', (clock, zone, iso) => {
  const instant = instantAt(clock, zone);
  expect(instant !== null && new Date(instant).toISOString()).toBe(iso);
  expect(wallClock(Date.parse(iso), zone)).toBe(clock);
});

test.each([
  ['2027-03-14T02:30', 'America/New_York', '2027-03-14T03:30'],
  ['2027-03-14T02:30', 'America/Los_Angeles', '2027-03-14T03:30'],
  ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T03:30'],
  ['2027-10-03T02:30', 'Australia/Sydney', '2027-10-03T03:30'],
  ['2027-10-03T02:15', 'Australia/Lord_Howe', '2027-10-03T02:45'],
  ['2027-09-26T02:30', 'Pacific/Auckland', '2027-09-26T03:30'],
])('%s, which is skipped in %s, is read as %s', (clock, zone, shown) => {
  expect(wallClock(instantAt(clock, zone) ?? 0, zone)).toBe(shown);
});

test('around clock changes, every time that is not skipped is read back as typed', () => {
  for (const [zone, day] of [
    ['America/New_York', '2027-03-14'],
    ['America/New_York', '2027-11-07'],
    ['Europe/Berlin', '2027-03-28'],
    ['Europe/Berlin', '2027-10-31'],
    ['Pacific/Auckland', '2027-09-26'],
    ['Pacific/Auckland', '2027-04-04'],
  ] as const)
    for (let hour = 0; hour < 24; hour += 1) {
      const clock = `${day}T${String(hour).padStart(2, '0')}:30`;
      const skipped = hour === 2 && /-03-|-09-/.test(day);
      if (!skipped) expect(wallClock(instantAt(clock, zone) ?? 0, zone)).toBe(clock);
    }
});

test.each([
  ['2027-11-07T01:30', 'America/New_York', '2027-11-07T05:30:00.000Z'],
  ['2027-10-31T02:30', 'Europe/Berlin', '2027-10-31T00:30:00.000Z'],
  ['2027-04-04T02:30', 'Australia/Sydney', '2027-04-03T15:30:00.000Z'],
  ['2027-04-04T01:45', 'Australia/Lord_Howe', '2027-04-03T14:45:00.000Z'],
  ['2027-04-04T02:30', 'Pacific/Auckland', '2027-04-03T13:30:00.000Z'],
])('%s, which comes twice in %s, is read as the first of the two, %s', (clock, zone, iso) => {
  expect(new Date(instantAt(clock, zone) ?? 0).toISOString()).toBe(iso);
});

test.each(['', 'tomorrow', '2027-13-01T00:00'])('%j is not read as a time', (clock) => {
  expect(instantAt(clock, 'UTC')).toBe(null);
});

test.each([
  ['2027-10-31T00:30:00.000Z', 'Europe/London'],
  ['2027-10-31T01:30:00.000Z', 'Europe/London'],
  ['2027-11-07T08:30:00.000Z', 'America/Los_Angeles'],
  ['2027-11-07T09:30:00.000Z', 'America/Los_Angeles'],
])('%s stays the same instant although its hour comes twice in %s', (iso, zone) => {
  const before = Date.parse(iso);
  expect(instantAt(wallClock(before, zone), zone, before)).toBe(before);
});
