import { expect, test } from 'vitest';
import { footlight, litAcross, moonlight } from './fill-tube.ts';

test('a light from straight ahead lights both sides of a cylinder alike', () => {
  const [from, to] = litAcross(1, 0, { x: 0, y: 0, z: 1, from: 0.5 });
  expect(from).toBeCloseTo(-to, 9);
  expect(to).toBeCloseTo(Math.sin(Math.PI / 3), 9);
});

test('the moon, which is behind the dancer on the right, lights right edges only', () => {
  const [from, to] = litAcross(1, 0, moonlight);
  expect(from).toBeGreaterThan(0.3);
  expect(to).toBe(1);
  const [left, right] = litAcross(-1, 0, moonlight);
  expect([left, right]).toEqual([-1, -from]);
});

test('a surface that the light does not reach has a lit band without width', () => {
  const [from, to] = litAcross(-0.3, -0.95, { ...moonlight, from: 0.99 });
  expect(from).toBe(to);
});

test('the lit band widens and narrows steadily as a limb turns', () => {
  for (const light of [footlight, moonlight]) {
    let last = litAcross(1, 0, light);
    for (let angle = 0; angle < Math.PI * 2; angle += 0.005) {
      const lit = litAcross(Math.cos(angle), Math.sin(angle), light);
      expect(Math.abs(lit[1] - lit[0] - (last[1] - last[0]))).toBeLessThan(0.25);
      last = lit;
    }
  }
});
