import { expect, test } from 'vitest';
import { safePath } from './safe-path.ts';

test.each([
  '/learn',
  '/learn/3',
  '/learn/3?tab=practice&part=2',
  '/learn#lesson-4',
  '/trophies#trophy-part2',
  '/rehearse',
  '/profile',
  '/',
  '/learn?note=a%20b',
  '/authors',
  `/${'a'.repeat(1999)}`,
])('%s is followed', (path) => {
  expect(safePath(path)).toBe(path);
});

test.each([
  null,
  undefined,
  42,
  {},
  '',
  'learn',
  './learn',
  '../learn',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/learn\\..\\evil',
  'https://evil.example',
  'HTTPS://evil.example',
  'https:evil.example',
  '//evil.example/%2f..',
  '/%2fevil.example',
  '/%2Fevil.example',
  '/%5Cevil.example',
  '/%5cevil.example',
  '/%252fevil.example',
  '/%25252fevil.example',
  '%2f%2fevil.example',
  '/%09/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nLocation: https://evil.example',
  '/learn%0d%0aSet-Cookie:x',
  '/\u0000/evil.example',
  '/%00',
  '/ /evil.example',
  '/\u200b/evil.example',
  '/\u00a0/evil.example',
  ' /learn',
  '/./evil',
  '/../evil',
  '/learn/../../evil',
  '/learn/..',
  '/.',
  '/learn/%2e%2e/evil',
  '/learn//evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:x@example.com',
  '@evil.example',
  '.evil.example',
  '/%',
  '/%zz',
  '/%ff',
  '/api/session',
  '/API/session',
  '/%61pi/session',
  '/auth',
  '/auth/login',
  '/auth?age=5',
  `/${'a'.repeat(2000)}`,
])('%j falls back to the dashboard', (path) => {
  expect(safePath(path)).toBe('/dashboard');
});

// §2.guard-goes-exactly-auth-login
test('every followed path stays on the origin', () => {
  const origin = 'https://course.example';
  for (const path of [
    '/learn/3?next=//evil.example',
    '/learn#//evil.example',
    '/learn?q=https://evil.example',
  ])
    expect(new URL(safePath(path), origin).origin).toBe(origin);
});
