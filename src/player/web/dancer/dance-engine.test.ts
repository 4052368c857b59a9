import { expect, test } from 'vitest';
import { silentAttack } from './dance-engine.ts';
import { rehearse } from './rehearsed-engine.ts';

test('the dance stays at its start until play, and plays at the set rate', () => {
  const { engine, pass, setOff } = rehearse();
  engine.load({ start: 15, rate: 0.5, muted: true });
  pass(3);
  expect([engine.state(), engine.position()]).toEqual(['ready', 15]);
  setOff();
  pass(4);
  expect(engine.position()).toBeCloseTo(17, 6);
});

test('the dance stops exactly at the range’s end, and reports it once', () => {
  const { engine, pass, events } = rehearse();
  engine.load({ start: 15, rate: 2, muted: true });
  engine.setRange({ start: 15, end: 16.875 });
  engine.play();
  pass(3, 0.0167);
  expect(engine.position()).toBe(16.875);
  expect(engine.state()).toBe('paused');
  expect(events.filter(({ type }) => type === 'rangeEnd')).toHaveLength(1);
});

test('play at the end of the range starts the range again', () => {
  const { engine, pass, setOff } = rehearse();
  engine.load({ start: 15, rate: 1, muted: true });
  engine.setRange({ start: 15, end: 16 });
  engine.play();
  pass(2);
  setOff();
  pass(0.5);
  expect(engine.position()).toBeCloseTo(15.5, 6);
});

test('a loop that restarts at once keeps the beat, at any frame rate', () => {
  const { engine, pass, setOff } = rehearse();
  engine.load({ start: 15, rate: 1, muted: true });
  engine.setRange({ start: 15, end: 16.875 });
  engine.listen(({ type }) => {
    if (type !== 'rangeEnd') return;
    engine.seek(15);
    engine.play();
  });
  setOff();
  pass(1.875 * 20 + 0.5, 0.0213);
  expect(engine.position()).toBeCloseTo(15.5, 6);
});

test.each([0.001, 0.007, 0.009, 0.016])(
  'a repetition begins within half a frame of its time, even if the range ends %f s beside a frame',
  (off) => {
    const { engine, pass } = rehearse();
    const range = { start: 15, end: 16 + off };
    engine.load({ start: 15, rate: 1, muted: true });
    engine.setRange(range);
    const begun: number[] = [];
    engine.listen(({ type }) => {
      if (type !== 'rangeEnd') return;
      engine.seek(range.start);
      engine.play();
      begun.push(engine.position() - range.start);
    });
    engine.play();
    pass(1.1);
    expect(begun).toHaveLength(1);
    expect(begun[0]).toBeGreaterThanOrEqual(0);
    expect(begun[0]).toBeLessThanOrEqual(1 / 120 + 1e-6);
  },
);

test.each([0, 0.004, 0.016])(
  'the first frame after a silent start shows the first pose, %f s later',
  (late) => {
    const { engine, pass } = rehearse();
    engine.load({ start: 15, rate: 2, muted: true });
    engine.play();
    pass(late, late || 1);
    expect(engine.position()).toBe(15);
    pass(1 / 60);
    expect(engine.position()).toBeLessThanOrEqual(15 + 2 / 60);
  },
);

test('the whole dance ends by itself after six minutes', () => {
  const { engine, pass } = rehearse();
  engine.load({ start: 359, rate: 1, muted: true });
  engine.play();
  pass(2);
  expect([engine.state(), engine.position()]).toEqual(['ended', 360]);
});

test.each([0.25, 0.75, 1.3, 2])('a change of speed to %f does not move the dance', (rate) => {
  const { engine, pass } = rehearse();
  engine.load({ start: 0, rate: 1, muted: true });
  engine.play();
  pass(10);
  const before = engine.position();
  engine.setRate(rate);
  expect(engine.position()).toBeCloseTo(before, 9);
  pass(2);
  expect(engine.position()).toBeCloseTo(before + 2 * rate, 6);
});

test('a seek ends exactly at its place, while the dance plays or not, and never outside the dance', () => {
  const { engine, pass } = rehearse();
  engine.load({ start: 0, rate: 1, muted: true });
  engine.seek(42.1875);
  expect(engine.position()).toBe(42.1875);
  engine.play();
  pass(1);
  engine.seek(100);
  expect(engine.position()).toBeCloseTo(100, 9);
  engine.seek(999);
  expect(engine.position()).toBe(360);
});

test('a muted dance never asks the browser for sound', async () => {
  const { engine, pass, sound } = rehearse();
  engine.load({ start: 0, rate: 1, muted: true });
  engine.play();
  await Promise.resolve();
  pass(1);
  expect(sound.awake).toBe(false);
});

test('where sound is refused the dance plays silently, and the band joins in time after a touch', async () => {
  const { engine, pass, setOff, played, sound } = rehearse({ allowed: false });
  engine.load({ start: 30, rate: 1, muted: false });
  setOff();
  pass(5);
  expect(engine.position()).toBeCloseTo(35, 6);
  expect(played).toHaveLength(0);
  sound.allowed = true;
  engine.touched();
  await new Promise((resolve) => setTimeout(resolve));
  expect(engine.position()).toBeCloseTo(35, 6);
  expect(played[0]?.position).toBeCloseTo(35, 6);
  expect(played[0]?.timeOf(36)).toBeCloseTo(105 + silentAttack + sound.ahead + 1, 6);
});

test('with sound the dance starts when its first beat is heard, however late the loudspeaker is', () => {
  const { engine, pass, sound } = rehearse();
  Object.assign(sound, { awake: true, delay: 0.2 });
  engine.load({ start: 30, rate: 1, muted: false });
  engine.play();
  pass(0.2);
  expect(engine.position()).toBe(30);
  pass(0.06 + 1);
  expect(engine.position()).toBeCloseTo(31, 6);
});

test('when the sound card is lost the dance goes on', () => {
  const { engine, pass, sound } = rehearse();
  sound.awake = true;
  engine.load({ start: 0, rate: 1, muted: false });
  engine.play();
  pass(2);
  const before = engine.position();
  sound.awake = false;
  engine.tick();
  expect(engine.position()).toBeCloseTo(before, 6);
  pass(1);
  expect(engine.position()).toBeCloseTo(before + 1, 6);
});

test('the band knows the range’s end, and is silent after it', () => {
  const { engine, pass, played, sound } = rehearse();
  sound.awake = true;
  engine.load({ start: 0, rate: 1, muted: false });
  engine.setRange({ start: 0, end: 15 });
  engine.play();
  expect(played[0]).toMatchObject({ position: 0, end: 15, rate: 1 });
  pass(16);
  expect(sound.hushed).toBeGreaterThan(0);
  expect(engine.position()).toBe(15);
});

/**
 * Follows a leader for `seconds` seconds with a call every tenth of a second. The leader is at `from` now. Our
 * clock is slow by the share `slow`.
 */
function dance({ engine, pass }: ReturnType<typeof rehearse>, from: number, seconds: number, slow = 0) {
  for (let call = 0; call < seconds * 10; call++) {
    engine.follow(from + call * 0.1 * (1 + slow));
    pass(0.1);
  }
  return from + seconds * (1 + slow);
}

test('with a leader the dance waits, and starts at the leader’s start even between two calls', () => {
  const rehearsal = rehearse();
  rehearsal.engine.load({ start: 0, rate: 1, muted: true });
  dance(rehearsal, -5.03, 4.9);
  expect(rehearsal.engine.position()).toBe(0);
  dance(rehearsal, -0.13, 2);
  expect(rehearsal.engine.position()).toBeCloseTo(1.87, 6);
});

test.each([0.03, -0.06, 0.2])('a dance that is %f s off comes back to the leader without a jump', (off) => {
  const rehearsal = rehearse();
  rehearsal.engine.load({ start: 0, rate: 1, muted: true });
  dance(rehearsal, 20, 1);
  const before = rehearsal.engine.position();
  rehearsal.engine.follow(before + off);
  expect(rehearsal.engine.position()).toBeCloseTo(before, 6);
  const leader = dance(rehearsal, before + off, 15);
  expect(Math.abs(rehearsal.engine.position() - leader)).toBeLessThan(0.005);
});

test('the dance on a clock that is two thousandths slow stays with the leader', () => {
  const rehearsal = rehearse();
  rehearsal.engine.load({ start: 0, rate: 1, muted: true });
  const leader = dance(rehearsal, 0, 300, 0.002);
  expect(Math.abs(rehearsal.engine.position() - leader)).toBeLessThan(0.006);
});

test('a leader who is far away is joined with one jump', () => {
  const rehearsal = rehearse();
  rehearsal.engine.load({ start: 0, rate: 1, muted: true });
  dance(rehearsal, 10, 1);
  rehearsal.engine.follow(200);
  expect(rehearsal.engine.position()).toBeCloseTo(200, 6);
});

test('with a leader, corrections don’t restart the music, and after a late start it begins with the next count', () => {
  const rehearsal = rehearse();
  const { engine, played, sound } = rehearsal;
  Object.assign(sound, { awake: true, delay: 0.04 });
  engine.load({ start: 0, rate: 1, muted: false });
  dance(rehearsal, 100.2, 1);
  dance(rehearsal, 101.23, 3);
  expect(played).toHaveLength(1);
  const count = 60 / 128;
  const first = played[0]?.position ?? 0;
  expect(first / count).toBeCloseTo(Math.round(first / count), 6);
  expect(first).toBeGreaterThanOrEqual(100.2 + 0.1);
  expect(first).toBeLessThan(100.2 + 0.1 + count);
});

test('with a leader the band knows the time of the start before the start', () => {
  const rehearsal = rehearse();
  const { engine, played, sound } = rehearsal;
  sound.awake = true;
  engine.load({ start: 0, rate: 1, muted: false });
  dance(rehearsal, -2, 1);
  expect(played).toHaveLength(1);
  expect(played[0]?.position).toBe(0);
  expect(played[0]?.timeOf(0)).toBeCloseTo(102 + sound.ahead, 6);
});

test('the dance ends when the leader’s does', () => {
  const rehearsal = rehearse();
  rehearsal.engine.load({ start: 0, rate: 1, muted: true });
  dance(rehearsal, 358, 4);
  expect([rehearsal.engine.state(), rehearsal.engine.position()]).toEqual(['ended', 360]);
});
