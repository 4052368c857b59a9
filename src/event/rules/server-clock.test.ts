import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestOffset, deviceError, partedBy, twoUnits } from './server-clock.ts';

/** How far the server's clock is ahead of the page's steady clock, in milliseconds. */
const ahead = 1_825_000_000_000;

/** A probe that took `out` ms to the server and `back` ms from it. */
const probe = (sent: number, out: number, back: number, offset = ahead) => ({
  sent,
  received: sent + out + back,
  server: Math.floor(sent + out + offset),
});

test('without a probe there is no time', () => {
  expect(bestOffset([], 0)).toBeNull();
});

test.each([
  ['one trip', [probe(0, 10, 10)], 20, 0, 11],
  ['an uneven trip is off by half of what is uneven', [probe(0, 150, 30)], 180, 60, 91],
  [
    'the shortest trip counts, not the mean',
    [probe(0, 90, 10), probe(200, 5, 5), probe(400, 80, 0)],
    480,
    0,
    6,
  ],
])('%s', (_, probes, now, off, within) => {
  const best = bestOffset(probes, now);
  expect(Math.abs((best?.offset ?? 0) - ahead - off)).toBeLessThanOrEqual(0.5);
  expect(best?.within).toBeCloseTo(within, 1);
});

test('a server that answers in whole milliseconds is taken to be half a millisecond later', () => {
  expect(bestOffset([probe(0.5, 0, 0)], 0.5)?.offset).toBe(ahead);
});

test('of two probes with equal trips the later counts, because clocks drift', () => {
  expect(bestOffset([probe(0, 9, 1), probe(60_000, 5, 5)], 60_010)?.offset).toBeCloseTo(ahead, -1);
  expect(bestOffset([probe(0, 10, 10), probe(0, 10, 10)], 600_000)?.within).toBeCloseTo(11 + 60, 0);
});

test('a probe loses 0.1 ms of accuracy a second, until a longer but newer probe is better', () => {
  const old = probe(0, 5, 5);
  const young = probe(600_000, 30, 30);
  expect(bestOffset([old, young], 600_060)?.within).toBeCloseTo(31, 1);
});

test.each([
  ['the server was set an hour on', 3_600_000],
  ['the steady clock stood still in sleep', 47_000],
  ['years off', 30 * 365 * 86_400_000],
])('after %s, the next probe alone counts, however long its trip', (_, jump) => {
  const before = [probe(0, 1, 1), probe(100, 1, 1)];
  const after = probe(1_000, 80, 80, ahead + jump);
  expect(Math.abs((bestOffset([...before, after], 1_200)?.offset ?? 0) - ahead - jump)).toBeLessThan(1);
});

test('when the page’s two clocks have come apart, earlier probes may be wrong by as much', () => {
  expect(bestOffset([{ ...probe(0, 5, 5), doubt: 47_000 }], 10)?.within).toBeCloseTo(47_006, 0);
});

test.each([
  ['an answer before its question', { sent: 10, received: 5, server: ahead }],
  ['an answer that is no time', { sent: 0, received: 5, server: Number.NaN }],
])('%s is not used as a probe', (_, broken) => {
  expect(bestOffset([broken], 20)).toBeNull();
});

test('the error is never larger than `within`, whatever the network does', () => {
  const trip = fc.tuple(fc.nat(20_000), fc.nat(500), fc.nat(500));
  fc.assert(
    fc.property(fc.array(trip, { minLength: 1, maxLength: 12 }), (trips) => {
      let at = 0;
      const probes = trips.map(([pause, out, back]) => {
        const made = probe(at + pause, out, back);
        at = made.received;
        return made;
      });
      const best = bestOffset(probes, at);
      expect(Math.abs((best?.offset ?? 0) - ahead)).toBeLessThanOrEqual(best?.within ?? 0);
    }),
  );
});

test('a proxy that holds answers back and releases them together makes `within` larger, and no time wrong', () => {
  const trip = fc.tuple(fc.nat(900), fc.nat(60), fc.nat(60));
  const lump = fc.integer({ min: 50, max: 4_000 });
  fc.assert(
    fc.property(lump, fc.array(trip, { minLength: 1, maxLength: 12 }), (lump, trips) => {
      let at = 0;
      const probes = trips.map(([pause, out, back]) => {
        const sent = at + pause;
        // The proxy releases answers at multiples of `lump`.
        const held = lump - ((sent + out) % lump);
        const made = probe(sent, out, held + back);
        at = made.received;
        return made;
      });
      const best = bestOffset(probes, at);
      const shortest = Math.min(...probes.map(({ sent, received }) => received - sent));
      expect(Math.abs((best?.offset ?? 0) - ahead)).toBeLessThanOrEqual(best?.within ?? 0);
      expect(best?.within).toBeGreaterThanOrEqual(shortest / 2);
    }),
  );
});

test.each([
  ['both went on for a second', 1_000, 1_000, 0],
  ['a little apart', 1_200, 1_000, 0],
  ['the device slept for an hour', 3_601_000, 1_000, 3_600_000],
  ['its clock was set back by a year', -31_536_000_000, 1_000, 31_536_001_000],
  ['a quarter of a second', 1_250, 1_000, 250],
])('%s', (_, device, steady, parted) => {
  expect(partedBy({ device: 5, steady: 7 }, { device: 5 + device, steady: 7 + steady })).toBe(parted);
});

test.each([
  [187_000, 20, 187_000],
  [-2_000, 20, -2_000],
  [1_999, 20, null],
  [5_000, 6_000, null],
  [0, 1, null],
])('for a device that is off by %i ms, known within %i, the error is %s', (error, within, expected) => {
  expect(deviceError(ahead + error, ahead, within)).toBe(expected);
});

test.each([
  [187_400, '3 minute 7 second'],
  [1_999.6, '2 second'],
  [-3_600_000, '1 hour'],
  [3_661_000, '1 hour 1 minute'],
  [86_400_000 * 300 + 5_000, '300 day'],
  [86_400_000 * 800 + 5_000, '2 year 69 day'],
  // A device that has lost its date shows 1970 instead of 2027.
  [1_825_000_000_000, '57 year 303 day'],
  [-2_250_000_000_000, '71 year 108 day'],
  [0, '0 second'],
])('%i ms are shown as %s', (milliseconds, expected) => {
  const parts = twoUnits(milliseconds).map(({ unit, count }) => `${count} ${unit}`);
  expect(parts.join(' ')).toBe(expected);
});
