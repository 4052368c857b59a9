import { expect, test } from 'vitest';
import { circlesOf, importsOf } from './import-graph.ts';

test('an import is found however it is written, and a type is none', () => {
  const text = `
import './a.css';
import { one } from '../b.ts';
import {
  type Two,
  two,
} from '#rules/c.ts';
import type { Three } from './d.ts';
import { type Four, type Five } from './e.ts';
import { six } from 'react';
export { seven } from './f.ts';
const eight = lazy(() => import('./g.tsx'));
`;
  expect(importsOf('web/ui/x.ts', text)).toEqual([
    'web/ui/a.css',
    'web/b.ts',
    'rules/c.ts',
    'web/ui/f.ts',
    'web/ui/g.tsx',
  ]);
});

test('a circle is found wherever it begins, and a way in is no part of it', () => {
  const graph = new Map([
    ['in', ['a']],
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', ['a']],
    ['apart', []],
  ]);
  expect(circlesOf(graph)).toContainEqual(['a', 'b', 'c']);
  expect(circlesOf(graph).flat()).not.toContain('in');
});

test('what has no circle has none', () => {
  const graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['d']],
    ['c', ['d']],
  ]);
  expect(circlesOf(graph)).toEqual([]);
});
