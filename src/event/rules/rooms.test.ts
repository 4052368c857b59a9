import { expect, test } from 'vitest';
import { roomName } from './room-name.ts';
import { danceSeconds, hourRoom, roomAt, roomFromAddress, roomLasts, roomNow } from './rooms.ts';

const at = (text: string) => Date.parse(text);
const start = at('2027-10-30T22:00:00Z');

test.each([
  [-900.001, 'closed'],
  [-900, 'waiting'],
  [-0.001, 'waiting'],
  [0, 'dancing'],
  [359.999, 'dancing'],
  [360, 'over'],
  [86_400, 'over'],
])('%f seconds from the start the room is %s', (seconds, phase) => {
  expect(roomAt(start, start + seconds * 1000, danceSeconds)).toEqual({
    phase,
    position: expect.closeTo(seconds, 3),
  });
});

test.each([
  ['2027-10-30T21:06:00.000Z', '2027-10-30T22:00:00Z'],
  ['2027-10-30T21:59:59.999Z', '2027-10-30T22:00:00Z'],
  ['2027-10-30T22:00:00.000Z', '2027-10-30T22:00:00Z'],
  ['2027-10-30T22:05:59.999Z', '2027-10-30T22:00:00Z'],
  ['2027-10-30T22:06:00.000Z', '2027-10-30T23:00:00Z'],
])('at %s the hourly dance is that of %s', (now, danced) => {
  expect(hourRoom(at(now), danceSeconds)).toBe(at(danced));
});

const official = at('2027-10-30T22:30:00Z');
test.each([
  ['2027-10-30T22:14:59Z', '2027-10-30T23:00:00Z'],
  ['2027-10-30T22:15:00Z', '2027-10-30T22:30:00Z'],
  ['2027-10-30T22:35:59Z', '2027-10-30T22:30:00Z'],
  ['2027-10-30T22:36:00Z', '2027-10-30T23:00:00Z'],
])('at %s everybody is in the room of %s', (now, room) => {
  expect(roomNow(at(now), official, danceSeconds)).toBe(at(room));
});

test('the room of a longer dance stays open to its end', () => {
  const lasts = roomLasts({ dance_seconds: 370 });
  expect(roomAt(start, start + 365_000, lasts).phase).toBe('dancing');
  expect(roomNow(start + 365_000, start, lasts)).toBe(start);
  expect(hourRoom(start + 365_000, lasts)).toBe(start);
  expect(roomLasts({})).toBe(danceSeconds);
});

test('without an official date the room is that of the hour', () => {
  expect(roomNow(at('2027-01-01T10:30:00Z'), null, danceSeconds)).toBe(at('2027-01-01T11:00:00Z'));
});

const now = at('2027-10-29T12:00:00Z');
test.each([
  ['2027-10-30T22:00Z', '2027-10-30T22:00:00Z'],
  ['2027-10-30T22:00:00Z', '2027-10-30T22:00:00Z'],
  ['2027-10-30T22:00:00.000Z', '2027-10-30T22:00:00Z'],
  ['2027-10-31T00:00+02:00', '2027-10-30T22:00:00Z'],
  // A plus sign in a query is read as a space.
  ['2027-10-31T00:00 02:00', '2027-10-30T22:00:00Z'],
  ['2027-10-31T00:00+02', '2027-10-30T22:00:00Z'],
  ['2027-10-31T00:00 02', '2027-10-30T22:00:00Z'],
  ['2027-10-31 00:00 02:00', '2027-10-30T22:00:00Z'],
  ['2027-10-31 00:00:00 0200', '2027-10-30T22:00:00Z'],
  // The space before the time is no plus sign: it was typed as a space.
  ['2027-10-30 22:00', '2027-10-30T22:00:00Z'],
  ['2027-10-30 22:00Z', '2027-10-30T22:00:00Z'],
  ['2027-10-31T03:45+05:45', '2027-10-30T22:00:00Z'],
  ['2027-10-30T15:00-0700', '2027-10-30T22:00:00Z'],
  ['2027-10-30T22:00', '2027-10-30T22:00:00Z'],
  ['2027-10-28T12:00Z', '2027-10-28T12:00:00Z'],
  ['2028-12-02T12:00Z', '2028-12-02T12:00:00Z'],
])('?at=%s is the room of %s', (text, room) => {
  expect(roomFromAddress(text, now)).toEqual({ start: at(room) });
});

test.each([
  ['', 'not_an_instant'],
  ['tomorrow', 'not_an_instant'],
  ['2027-10-30', 'not_an_instant'],
  ['2027-02-30T22:00Z', 'not_an_instant'],
  ['2027-10-30T25:00Z', 'not_an_instant'],
  ['1825020000000', 'not_an_instant'],
  ['2027-10-30T22:00Z<script>', 'not_an_instant'],
  ['2027-10-30T22:00:30Z', 'not_a_whole_minute'],
  ['2027-10-30T22:00:00.500Z', 'not_a_whole_minute'],
  ['2027-10-28T11:59Z', 'out_of_range'],
  ['2028-12-02T12:01Z', 'out_of_range'],
  ['9999-12-31T23:59Z', 'out_of_range'],
])('?at=%s is refused: %s', (text, problem) => {
  expect(roomFromAddress(text, now)).toEqual({ problem });
});

test('the name of a room in an address is read back as the same room', () => {
  expect(roomName(start)).toBe('2027-10-30T22:00Z');
  expect(roomFromAddress(roomName(start), now)).toEqual({ start });
});

test('an address of nothing but colons is refused as quickly as a short one', () => {
  const began = performance.now();
  expect(roomFromAddress(':'.repeat(100_000), start)).toEqual({ problem: 'not_an_instant' });
  expect(performance.now() - began).toBeLessThan(500);
});
