import { expect, test } from 'vitest';
import { lessonPattern } from '#course/rules/paths.ts';
import { studioPattern } from '#studio/rules/paths.ts';
import {
  accessOf,
  isAt,
  isStagePage,
  isStudioPage,
  lessonOf,
  lessonPath,
  lessonRowPath,
  mailedLinkPath,
  pathIn,
  type RoutePath,
  signupPath,
  splitLanguage,
  studioAreas,
  studioLessonPath,
  studioPath,
  trophyPath,
} from './paths.ts';

test.each<[RoutePath, ReturnType<typeof accessOf>]>([
  ['/', 'open'],
  ['/auth/login', 'open'],
  ['/dashboard', 'learner'],
  ['/profile', 'learner'],
  [lessonPattern, 'learner'],
  [studioPattern, 'learner'],
  ['/faq-debug', 'tool'],
])('%s is a page of the kind %s', (path, access) => {
  expect(accessOf(path)).toBe(access);
});

test('isAt accepts an address and all addresses below it, but no address that only begins with the same letters', () => {
  expect(
    ['/learn', '/learn/day-1', '/learning', '/to/learn', '/'].map((path) => isAt('/learn', path)),
  ).toEqual([true, true, false, false, false]);
});

const tags = ['en', 'es', 'pt-BR'];

test.each([
  ['en', '/', '/'],
  ['es', '/', '/es'],
  ['es', '/?from=mail', '/es?from=mail'],
  ['es', '/#top', '/es#top'],
  ['pt-BR', '/learn/day-1?tab=practice', '/pt-BR/learn/day-1?tab=practice'],
  ['en', '/learn', '/learn'],
])('in %s the page %s is at %s', (tag, path, address) => {
  expect(pathIn(tag, path)).toBe(address);
  expect(splitLanguage(new URL(address, 'https://example.org').pathname, tags).tag).toBe(tag);
});

test.each([
  ['/es', { tag: 'es', path: '/' }],
  ['/es/learn/day-1', { tag: 'es', path: '/learn/day-1' }],
  ['/pt-BR/faq', { tag: 'pt-BR', path: '/faq' }],
  ['/', { tag: 'en', path: '/' }],
  ['/learn/es', { tag: 'en', path: '/learn/es' }],
  // English has no prefix, and a tag that is not offered is not read as a language.
  ['/en/faq', { tag: 'en', path: '/en/faq' }],
  ['/fr/faq', { tag: 'en', path: '/fr/faq' }],
  ['/especially', { tag: 'en', path: '/especially' }],
])('the address %s is split into %j', (pathname, split) => {
  expect(splitLanguage(pathname, tags)).toEqual(split);
});

test('a mailed link opens the page that uses it, with its token in the fragment, which no server sees', () => {
  expect(mailedLinkPath('magic', 'abc')).toBe('/auth/login?mailed=magic#magic=abc');
  expect(mailedLinkPath('reset', 'abc', '&to=/learn')).toBe('/auth/login?mailed=reset#reset=abc&to=/learn');
  expect(mailedLinkPath('email', 'abc')).toBe('/profile?mailed=email#email=abc');
});

test.each([
  ['/learn/day-1', 'day-1'],
  ['/studio/lessons/day-1', 'day-1'],
  [studioLessonPath('day-1'), 'day-1'],
  [lessonPath('day-1'), 'day-1'],
  ['/learn/', undefined],
  ['/learn', undefined],
  ['/studio/lessons', undefined],
  ['/studio/videos/day-1', undefined],
  ['/crew/learn/day-1', undefined],
])('%s is about the lesson %s', (pathname, lesson) => {
  expect(lessonOf(pathname)).toBe(lesson);
});

test('words from people are encoded, so that they stay within their part of the address', () => {
  expect(lessonPath('a/b?c')).toBe('/learn/a%2Fb%3Fc');
  expect(studioLessonPath('a/b')).toBe('/studio/lessons/a%2Fb');
  expect(signupPath('18+')).toBe('/auth/signup?age=18%2B');
});

test('a row of the lesson list and a trophy have fragments on their pages', () => {
  expect(lessonRowPath(13)).toBe('/learn#lesson-13');
  expect(trophyPath('part1')).toBe('/trophies#trophy-part1');
});

test.each([
  ['/dashboard', true],
  ['/rehearse', true],
  ['/learn/day-1', true],
  ['/learn', false],
  ['/trophies', false],
  ['/', false],
  ['/es/learn/', false],
])('%s may ask for the camera: %s', (pathname, leads) => {
  expect(isStagePage(pathname)).toBe(leads);
});

test.each([
  ['/studio', true],
  ...studioAreas.map((area): [string, boolean] => [studioPath(area), true]),
  ['/studio/lessons/day-1', true],
  ['/studio/lessons/day-1/more', false],
  ['/studio/videos/day-1', false],
  ['/studio/nothing', false],
  ['/studio/nothing/day-1', false],
])('%s is a page of the studio: %s', (pathname, is) => {
  expect(isStudioPage(pathname)).toBe(is);
});
