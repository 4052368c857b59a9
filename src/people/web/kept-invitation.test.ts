import { beforeEach, expect, test } from 'vitest';
import { dropInvitation, keepInvitation, onwardFrom } from './kept-invitation.ts';

beforeEach(dropInvitation);

test('without an invitation a person goes where they wanted, or to the dashboard', () => {
  expect(onwardFrom()).toBe('/dashboard');
  expect(onwardFrom('/learn')).toBe('/learn');
});

test('an invitation is where a person goes, until it is dropped, unless they wanted another page', () => {
  keepInvitation('/crew/join#7K3M9XQZ');
  expect(onwardFrom()).toBe('/crew/join#7K3M9XQZ');
  expect(onwardFrom()).toBe('/crew/join#7K3M9XQZ');
  expect(onwardFrom('/learn')).toBe('/learn');
  dropInvitation();
  expect(onwardFrom()).toBe('/dashboard');
});

test('a kept invitation never leads to another site', () => {
  keepInvitation('//evil.example');
  expect(onwardFrom()).toBe('/dashboard');
});
