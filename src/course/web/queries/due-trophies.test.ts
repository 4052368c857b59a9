import { beforeEach, expect, test } from 'vitest';
import type { Progress } from '#course/api/progress.ts';
import { type TrophyPart, trophyParts } from '#course/content/trophies.ts';
import { rememberSignedIn } from '#people/web/signed-in-marker.ts';
import { dueTrophies, expectTrophies, forgetDueTrophies } from './due-trophies.ts';

beforeEach(() => {
  rememberSignedIn({ id: 'me', first_name: 'Mo' });
  forgetDueTrophies();
});

test('a trophy that a call brings is due until it is forgotten', () => {
  expectTrophies(owning('part1').trophies);
  expect(dueTrophies(owning('part1'))).toEqual([]);
  expect(dueTrophies(owning('part1', 'part2', 'final'))).toEqual(['part2', 'final']);
  forgetDueTrophies();
  expect(dueTrophies(owning('part1', 'part2', 'final'))).toEqual([]);
});

test('a trophy from a call that got no answer is due after the next call', () => {
  expectTrophies(owning().trophies);
  expectTrophies(owning('part1').trophies);
  expect(dueTrophies(owning('part1'))).toEqual(['part1']);
});

test('trophies that came without a call from this device are not due', () => {
  expect(dueTrophies(owning('part1'))).toEqual([]);
  expectTrophies(undefined);
  expect(dueTrophies(owning('part1'))).toEqual([]);
});

test("one person's trophies are not another's to celebrate", () => {
  expectTrophies(owning().trophies);
  rememberSignedIn({ id: 'you', first_name: 'Yu' });
  expect(dueTrophies(owning('part1'))).toEqual([]);
});

function owning(...owned: TrophyPart[]): Progress {
  const trophies = trophyParts.map((part) => ({ part, unlocked: owned.includes(part), unlocked_at: null }));
  return { trophies } as Partial<Progress> as Progress;
}
