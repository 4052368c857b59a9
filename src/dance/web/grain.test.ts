import { expect, test } from 'vitest';
import { grains, makeGrain } from './grain.ts';

/**
 * A device that paints `possible(share)` pictures a second. `pass` asks the device for sixty pictures a second, for
 * `seconds`.
 */
function watch(possible: (share: number) => number) {
  const grain = makeGrain();
  let now = 0;
  let painted = 0;
  const shares: number[] = [];
  return {
    shares,
    pass(seconds: number) {
      for (const until = now + seconds * 1000; now < until; now += 1000 / 60) {
        grain.asked(now, Math.floor(painted));
        painted += Math.min(1, possible(grain.share()) / 60);
        shares.push(grain.share());
      }
      return grain.share();
    },
    rest(seconds: number) {
      now += seconds * 1000;
    },
  };
}

const changes = (shares: number[]) => shares.filter((share, i) => i > 0 && share !== shares[i - 1]).length;

test('a device whose pictures come in time paints as finely as its screen', () => {
  expect(watch(() => 60).pass(60)).toBe(1);
});

// §2.painted-coarser-while-pictures-late
test('a device whose pictures come late paints coarser, step by step, until they come in time', () => {
  const slow = watch((share) => 24 / share ** 2);
  expect(slow.pass(1.1)).toBe(grains[1]);
  expect(slow.pass(2)).toBe(grains[2]);
});

test('no device, however slow, paints coarser than the coarsest grain', () => {
  expect(watch(() => 5).pass(60)).toBe(grains[3]);
});

test('a device whose pictures came in time for long tries a finer grain, and tries less and less often if that fails', () => {
  const slow = watch((share) => (share > 0.8 ? 30 : 60));
  slow.pass(10);
  const early = changes(slow.shares.splice(0));
  slow.pass(300);
  expect(early).toBeGreaterThanOrEqual(2);
  expect(changes(slow.shares)).toBeLessThan(20);
});

test('a device that was slow for a while paints as finely as its screen again afterwards', () => {
  let busy = true;
  const device = watch(() => (busy ? 10 : 60));
  expect(device.pass(10)).toBe(grains[3]);
  busy = false;
  expect(device.pass(60)).toBe(1);
});

test('a pause between pictures does not count as slowness', () => {
  const device = watch(() => 58);
  for (let i = 0; i < 20; i++) {
    device.pass(0.7);
    device.rest(5);
  }
  expect(device.pass(0.1)).toBe(1);
});

test('a screen that asks for twice as many pictures as needed does not make the grain coarser', () => {
  const grain = makeGrain();
  for (let i = 0; i < 1200; i++) grain.asked((i * 1000) / 120, Math.floor(i / 2));
  expect(grain.share()).toBe(1);
});
