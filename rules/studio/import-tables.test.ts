import { expect, test } from 'vitest';
import { importTableOf } from './import-tables.ts';

test.each([
  ['users.csv', 'users'],
  ['Users_rows (1).csv', 'users'],
  ['public.user_roles.csv', 'user_roles'],
  ['lesson_progress_rows.csv', 'lesson_progress'],
  ['progress-2026-01-02.json', 'progress'],
  ['ui_copy.CSV', 'ui_copy'],
  ['superusers.csv', null],
  ['export.json', null],
])('%s holds %s', (name, table) => {
  expect(importTableOf(name)).toBe(table);
});
