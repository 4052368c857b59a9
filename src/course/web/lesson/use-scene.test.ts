import { expect, test } from 'vitest';
import { parseLink } from '#course/rules/link-state.ts';
import { scene, videoScene } from '#player/rules/testing/sample-scenes.ts';
import { openingOf } from './use-scene.ts';

const loopOf = (query: string, shown = scene) =>
  openingOf(shown, parseLink(new URLSearchParams(query), 1)).loop;

test('a link’s loop is practised where it lies within the step, and left out where the step’s range was changed', () => {
  expect(loopOf('a=30&b=33.75')).toEqual({ kind: 'ab', range: { start: 30, end: 33.75 } });
  expect(loopOf('a=300&b=310')).toBeNull();
  expect(loopOf('a=55&b=65')).toBeNull();
  // A video without a given end is shown up to its own end.
  const endless = { ...videoScene, video: { start: 10, end: 0 } };
  expect(loopOf('a=300&b=310', endless)).toEqual({ kind: 'ab', range: { start: 300, end: 310 } });
});
