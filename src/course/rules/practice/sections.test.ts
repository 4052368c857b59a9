import { expect, test } from 'vitest';
import { emptyRecord } from '#player/rules/phrase-record.ts';
import { neverCleanAfter, sectionRate, sections } from './sections.ts';

const clean = (phrase: number, clean_rate: number) => ({ ...emptyRecord(phrase), clean_rate });

test('the sections follow each other without a gap through all 24 phrases', () => {
  expect(sections[0]).toEqual({ title: 'Rise', first: 1, last: 2 });
  expect(sections.at(-1)).toEqual({ title: 'Scare Pose', first: 24, last: 24 });
  for (const [index, { first }] of sections.entries())
    expect(first).toBe((sections[index - 1]?.last ?? 0) + 1);
});

test('a section is as fast as its slowest phrase, and not clean while one phrase never was', () => {
  const rise = sections[0] ?? { title: '', first: 0, last: 0 };
  expect(sectionRate(rise, [clean(1, 1), clean(2, 0.75)])).toBe(0.75);
  expect(sectionRate(rise, [clean(1, 1)])).toBeNull();
});

test('before a section that was never clean there is a sign, inside of a section and before a known one there is none', () => {
  expect(neverCleanAfter(2, [])?.title).toBe('Zombie March');
  expect(neverCleanAfter(2, [clean(3, 0.5)])).toBeNull();
  expect(neverCleanAfter(1, [])).toBeNull();
  expect(neverCleanAfter(24, [])).toBeNull();
});
