import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatLink, type LinkState, parseLink } from './link-state.ts';

const bare: LinkState = { tab: 'lesson', part: 1, segment: null, item: null, a: null, b: null, speed: null };

test.each<[string, Partial<LinkState>]>([
  ['', {}],
  ['?tab=practice', { tab: 'practice' }],
  ['?tab=nonsense&part=9', {}],
  ['?part=2', { part: 2 }],
  ['?part=3', { part: 3 }],
  ['?part=4', {}],
  ['?part=0', {}],
  ['?part=2nd&segment=x2&item=', {}],
  ['?segment=10&speed=1', { segment: 10, speed: 1 }],
  ['?segment=9999', { segment: 9999 }],
  ['?segment=10000', {}],
  ['?part=2&tab=zombie', { tab: 'zombie' }],
  ['?tab=practice&item=1-practice-2&speed=0.5', { tab: 'practice', item: '1-practice-2', speed: 0.5 }],
  ['?segment=2&speed=0.33', { segment: 2 }],
  ['?a=3.5&b=8', { a: 3.5, b: 8 }],
  ['?a=12.345&b=123456', { a: 12.345, b: 123456 }],
  ['?a=1.2345&b=8', {}],
  ['?a=1&b=1234567', {}],
  ['?a=1&b=8s', {}],
  ['?a=x1&b=8', {}],
  ['?a=1', {}],
  ['?b=8', {}],
  ['?a=8&b=3', {}],
  ['?a=-1&b=x', {}],
  ['?item=%E0%A4%A', { item: '\ufffd%A' }],
])('%s is read as %o', (query, expected) => {
  expect(parseLink(new URLSearchParams(query), 3)).toEqual({ ...bare, ...expected });
});

test('an address leaves out the usual values', () => {
  expect(formatLink(bare)).toBe('');
  expect(formatLink({ ...bare, part: 2, item: 'a b', speed: 0.85 })).toBe('?part=2&item=a%20b');
  expect(formatLink({ ...bare, a: 1.23456, b: 8, tab: 'zombie', part: 2 })).toBe('?tab=zombie&a=1.23&b=8');
  expect(formatLink({ ...bare, a: 1 })).toBe('');
});

test('every written address is read back as the same practice', () => {
  const link = fc
    .record({
      tab: fc.constantFrom<LinkState['tab'][]>('lesson', 'practice', 'zombie'),
      part: fc.integer({ min: 1, max: 5 }),
      segment: fc.option(fc.integer({ min: 1, max: 24 })),
      item: fc.option(fc.string({ minLength: 1, unit: 'grapheme' }).filter((text) => text.isWellFormed())),
      loop: fc.option(fc.tuple(fc.integer({ min: 0, max: 3000 }), fc.integer({ min: 1, max: 3000 }))),
      speed: fc.option(fc.constantFrom(0.25, 0.5, 0.75, 1, 2)),
    })
    .map(({ loop, ...rest }) => ({
      ...rest,
      part: rest.tab === 'lesson' ? rest.part : 1,
      a: loop ? loop[0] / 10 : null,
      b: loop ? (loop[0] + loop[1]) / 10 : null,
    }));
  fc.assert(
    fc.property(link, (state) => {
      expect(parseLink(new URLSearchParams(formatLink(state)), 5)).toEqual(state);
    }),
  );
});
