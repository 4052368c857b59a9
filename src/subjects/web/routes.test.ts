import { expect, test } from 'vitest';
import { notFound } from './not-found.ts';
import { routeOf } from './routes.tsx';

test.each([
  ['/', 'open'],
  ['/auth', 'open'],
  ['/auth/login', 'open'],
  ['/auth/signup', 'open'],
  ['/dashboard', 'learner'],
  ['/learn', 'learner'],
  ['/learn/7', 'learner'],
  ['/rehearse', 'learner'],
  ['/trophies', 'learner'],
  ['/profile', 'learner'],
  ['/community', 'open'],
  ['/feedback', 'open'],
  ['/faq', 'open'],
  ['/legal', 'open'],
  ['/coffee', 'open'],
  ['/faq-debug', 'tool'],
  ['/seed-faqs', 'tool'],
])('%s is a page of the kind %s', (path, access) => {
  const route = routeOf(path);
  expect(route).not.toBe(notFound);
  expect(route.access).toBe(access);
});

test.each(['/learn/7/8', '/auth/other', '/crypt', '/dashboards'])('%s is the not-found page', (path) => {
  expect(routeOf(path)).toBe(notFound);
});
