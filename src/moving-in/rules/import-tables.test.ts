import { expect, test } from 'vitest';
import { importTableIn, importTableOf } from './import-tables.ts';

test.each([
  ['users.csv', 'users'],
  ['Users_rows (1).csv', 'users'],
  ['public.user_roles.csv', 'user_roles'],
  ['lesson_progress_rows.csv', 'lesson_progress'],
  ['progress-2026-01-02.json', 'progress'],
  ['ui_copy.CSV', 'ui_copy'],
  ['superusers.csv', null],
  ['export.json', null],
  ['auth.users.csv', 'auth_users'],
  ['auth - users.csv', 'auth_users'],
  ['auth_users_rows.csv', 'auth_users'],
  ['public.users.csv', 'users'],
])('the file %s has the table %s', (name, table) => {
  expect(importTableOf(name)).toBe(table);
});

test('the two tables of people are known by their schema, and no other table of the sign-in is read', () => {
  expect(importTableIn('auth', 'users')).toBe('auth_users');
  expect(importTableIn('public', 'users')).toBe('users');
  expect(importTableIn('auth', 'sessions')).toBeNull();
  expect(importTableIn('public', 'auth_users')).toBeNull();
});
