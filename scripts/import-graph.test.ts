import { expect, test } from 'vitest';
import { importsOf } from './import-graph.ts';

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
