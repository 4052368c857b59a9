import { expect, test } from 'vitest';
import { crewPaths, isCrewPage, joinPath } from './crew-paths.ts';

const id = '0b0c53a8-4d0f-4d3c-9f6e-6a1f7a4a9e11';

test.each([crewPaths.home, crewPaths.join, crewPaths.open, crewPaths.led(id)])('%s is a page', (path) => {
  expect(isCrewPage(path)).toBe(true);
});

test.each(['/crew/nothing', `/crew/${id}/nothing`, `/crew/${id}/`, '/crew/open/now'])(
  '%s is none',
  (path) => {
    expect(isCrewPage(path)).toBe(false);
  },
);

test('a code travels in the fragment', () => {
  expect(joinPath('7K3M9XQZ')).toBe('/crew/join#7K3M9XQZ');
});
