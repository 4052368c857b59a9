import { expect, test } from 'vitest';
import { features } from '../content/features.ts';
import { featurePages, featuresOff, isPageOff } from './features.ts';

test('each feature that the studio shows names its own pages', () => {
  expect(Object.keys(featurePages)).toEqual(Object.keys(features));
});

test('everything is on until it is switched off, and unknown names are ignored', () => {
  expect(featuresOff(undefined)).toEqual([]);
  expect(featuresOff('')).toEqual([]);
  expect(featuresOff('gone unknown')).toEqual([]);
  for (const name of Object.keys(features)) expect(featuresOff(`x ${name}`)).toEqual([name]);
});

test.each(
  Object.entries(featurePages).flatMap(([name, pages]) => pages.map((page) => [name, page] as const)),
)('without %s there is no %s, nor a page below it, and all others stay', (name, page) => {
  for (const path of [page, `${page}/below`]) expect(isPageOff([name], path)).toBe(true);
  for (const path of ['/', '/learn/1', `${page}s`]) expect(isPageOff([name], path)).toBe(false);
  expect(isPageOff(undefined, page)).toBe(false);
  expect(
    isPageOff(
      Object.keys(features).filter((other) => other !== name),
      page,
    ),
  ).toBe(false);
});

test('with several features off the pages of each are gone; an unknown name removes none', () => {
  const all = Object.keys(featurePages);
  for (const page of Object.values(featurePages).flat()) {
    expect(isPageOff(all, page)).toBe(true);
    expect(isPageOff(['unknown', ...all], page)).toBe(true);
    expect(isPageOff(['unknown'], page)).toBe(false);
  }
});
