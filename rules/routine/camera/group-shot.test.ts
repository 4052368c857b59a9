import { expect, test } from 'vitest';
import { groupShot } from './group-shot.ts';

const lead = { middle: 0.2, low: -1.6, tall: 2 };

test('all that is seen of the lead stays in the picture', () => {
  for (const ratio of [0.45, 0.75, 1, 1.5, 2.4]) {
    const shot = groupShot(lead, ratio);
    expect(shot.low).toBeLessThanOrEqual(lead.low);
    expect(shot.low + shot.tall).toBeGreaterThanOrEqual(lead.low + lead.tall - 1e-9);
    expect(shot.middle).toBe(lead.middle);
  }
});

test('a wide picture shows the neighbours, and one that is wide already stays as it is', () => {
  expect(groupShot(lead, 1.5).tall * 1.5).toBeCloseTo(4.4);
  expect(groupShot({ ...lead, tall: 4 }, 1.5)).toEqual({ ...lead, tall: 4 });
});
