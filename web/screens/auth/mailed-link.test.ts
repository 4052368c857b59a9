import { expect, test } from 'vitest';
import { readMailedLink } from './mailed-link.ts';

test.each([
  ['#magic=abc_DEF-123', { purpose: 'magic', token: 'abc_DEF-123' }],
  ['#reset=0.9~z', { purpose: 'reset', token: '0.9~z' }],
  ['#magic=abc/studio', { purpose: 'magic', token: 'abc', wanted: '/studio' }],
  ['#magic=abc/crew/open', { purpose: 'magic', token: 'abc', wanted: '/crew/open' }],
])('%s is a mailed link', (hash, link) => {
  expect(readMailedLink(hash)).toEqual(link);
});

test.each([
  '',
  '#',
  '#magic=',
  '#reset=a b',
  '#magic=a&next=//evil.example',
  '#other=abc',
  '#magic=abc/profile',
  '#magic=abc//evil.example',
  `#magic=${'x'.repeat(201)}`,
])('%j is no mailed link', (hash) => {
  expect(readMailedLink(hash)).toBeNull();
});
