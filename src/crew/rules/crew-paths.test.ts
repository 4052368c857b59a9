import { expect, test } from 'vitest';
import { accessOf } from '#subjects/rules/paths.ts';
import { crewPaths, dayParts, isCrewPage, joinPath, printed } from './crew-paths.ts';
import { crewPattern } from './paths.ts';

const id = '0b0c53a8-4d0f-4d3c-9f6e-6a1f7a4a9e11';

test.each([
  crewPaths.home,
  crewPaths.join,
  crewPaths.open,
  crewPaths.led(id),
  crewPaths.day(id),
  crewPaths.count(id),
  crewPaths.tryCounter(id),
  ...printed.map((what) => crewPaths.print(id, what)),
])('%s is a page', (path) => {
  expect(isCrewPage(path)).toBe(true);
});

test.each([
  '/crew/nothing',
  '/crew/joining',
  '/crew/reopen',
  `/crew/${id}0`,
  `/crew/0${id}/day`,
  `/crew/${id}0/day`,
  `/crew/${id}/count/x`,
  `/crew/${id}/try/x`,
  `/crew/${id}/print/roster/x`,
  `/crew/${id}/nothing`,
  `/crew/${id}/`,
  '/crew/open/now',
  `/crew/${id}/print`,
  `/crew/${id}/print/all`,
  `/crew/${id}/day/x`,
])('%s is not a page', (path) => {
  expect(isCrewPage(path)).toBe(false);
});

test('each part of the day has an address, on the one page of the day', () => {
  expect(dayParts.map((part) => crewPaths.day(id, part))).toContain(`/crew/${id}/day?tab=count`);
});

test('a code is in the fragment of the address', () => {
  expect(joinPath('7K3M9XQZ')).toBe('/crew/join#7K3M9XQZ');
});

test('the pages of crews are for signed-in people', () => {
  expect(accessOf(crewPattern)).toBe('learner');
});
