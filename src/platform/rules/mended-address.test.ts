import { expect, test } from 'vitest';
import { mendedAddress } from './mended-address.ts';

const pages = [
  '/',
  '/auth/login',
  '/de/auth/login',
  '/pt-BR/auth/login',
  '/profile',
  '/dashboard',
  '/crew/join',
];
const isPage = (path: string) => pages.includes(path);

test.each([
  ['/auth/login%23magic=abC-1', '/auth/login#magic=abC-1'],
  ['/auth/login%23magic%3DabC-1', '/auth/login#magic=abC-1'],
  ['/auth/login%2523magic%253DabC-1', '/auth/login#magic=abC-1'],
  ['/auth/login%3Fmailed=magic%23magic=abC', '/auth/login?mailed=magic#magic=abC'],
  [
    '/auth/login%3Fmailed%3Dmagic%23magic%3DabC%26utm_source%3Dx',
    '/auth/login?mailed=magic#magic=abC&utm_source=x',
  ],
  ['/auth/login&utm_source=x', '/auth/login?utm_source=x'],
  ['/auth/login/%23magic=abC', '/auth/login#magic=abC'],
  ['/de/auth/login%23magic=abC/studio', '/de/auth/login#magic=abC/studio'],
  ['/PT-BR/Auth/Login%23magic=abC', '/pt-BR/auth/login#magic=abC'],
  ['/pt-br/auth/login?mailed=magic', '/pt-BR/auth/login?mailed=magic'],
  ['/profile%23email=abC%3E', '/profile#email=abC'],
  ['/crew/join%237K3M-9XQZ', '/crew/join#7K3M-9XQZ'],
  ['/dashboard)', '/dashboard'],
  ['/dashboard%3E', '/dashboard'],
  ['/dashboard.%22', '/dashboard'],
  ['/dashboard%20', '/dashboard'],
  ...[
    '%E2%80%9D',
    '%C2%A0',
    '%E2%80%8B',
    '%EF%BB%BF',
    '%E2%80%A6',
    '%09',
    '`',
    '%60',
    '”',
    '。',
    '%EF%BC%89',
  ].map((behind) => [`/dashboard${behind}`, '/dashboard'] as [string, string]),
  ['/auth/login%E2%80%8B?mailed=magic', '/auth/login?mailed=magic'],
  ['/auth/lo%C2%ADgin?mailed=magic', '/auth/login?mailed=magic'],
  ['/auth/lo%2525C2%2525ADgin?mailed=magic', '/auth/login?mailed=magic'],
  ['/dashboard&amp;utm_source=x', '/dashboard?utm_source=x'],
  ['/dashboard&amp;utm_source&equals;x', '/dashboard?utm_source=x'],
  ['/profile%23email=abC%E2%80', '/profile#email=abC%E2%80'],
])('%s is meant to lead to %s', (address, meant) => {
  expect(mendedAddress(address, isPage)).toBe(meant);
});

test.each([
  '/nowhere',
  '/nowhere%23magic=abC',
  '/dashboard',
  '/dashboard%2Fmore',
  '//evil.example%23',
  '/%5C%5Cevil.example',
  '/dashboardx',
  '/DASHBOARD',
  '/dashboard%E2',
  '/dashboard~',
  '/dashboard%',
  '/dashboard%00',
])('%s is left as it is', (address) => {
  expect(mendedAddress(address, isPage)).toBeNull();
});
