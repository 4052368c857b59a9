import { expect, test } from 'vitest';
import { type GoldInput, goldControl } from './gold-control.ts';

const rest: GoldInput = {
  stage: 'watch',
  tab: 'lesson',
  active: false,
  paused: false,
  completes: false,
  reading: false,
};

// §2.gold-one-control-any-moment
test.each<[string, Partial<GoldInput>, ReturnType<typeof goldControl>]>([
  ['at rest', {}, 'player'],
  ['without a guide', { stage: null }, 'player'],
  ['while one reads', { reading: true }, 'next'],
  ['once the list comes', { stage: 'list' }, 'practice'],
  [
    'once the list comes, while one reads elsewhere',
    { stage: 'list', tab: 'zombie', reading: true },
    'practice',
  ],
  ['in the list', { stage: 'list', tab: 'practice', reading: true }, 'mark'],
  ['once the Zombie Check comes', { stage: 'check', tab: 'practice', reading: true }, 'zombie'],
  ['in the Zombie Check', { stage: 'check', tab: 'zombie' }, 'player'],
  ['once the lesson can be marked complete', { completes: true, paused: true, reading: true }, 'complete'],
  ['while something plays', { completes: true, active: true, stage: 'list' }, 'player'],
  ['while a practice is paused', { paused: true, stage: 'list', reading: true }, 'player'],
])('%s the gold is on one control', (_, changes, control) => {
  expect(goldControl({ ...rest, ...changes })).toBe(control);
});
