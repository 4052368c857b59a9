import { expect, test } from 'vitest';
import { type GoldInput, goldControl } from './gold-control.ts';

const rest: GoldInput = {
  stage: 'watch',
  tab: 'lesson',
  active: false,
  paused: false,
  completes: false,
};

// §2.gold-one-control-any-moment
test.each<[string, Partial<GoldInput>, ReturnType<typeof goldControl>]>([
  ['at rest', {}, 'player'],
  ['without a guide', { stage: null }, 'player'],
  ['once the list comes', { stage: 'list' }, 'practice'],
  ['once the list comes, on another tab', { stage: 'list', tab: 'zombie' }, 'practice'],
  ['in the list', { stage: 'list', tab: 'practice' }, 'mark'],
  ['once the Zombie Check comes', { stage: 'check', tab: 'practice' }, 'zombie'],
  ['in the Zombie Check', { stage: 'check', tab: 'zombie' }, 'player'],
  ['once the lesson can be marked complete', { completes: true, paused: true }, 'complete'],
  ['while something plays', { completes: true, active: true, stage: 'list' }, 'player'],
  ['while a practice is paused', { paused: true, stage: 'list' }, 'player'],
])('%s the gold is on one control', (_, changes, control) => {
  expect(goldControl({ ...rest, ...changes })).toBe(control);
});
