import { expect, test } from 'vitest';
import { importsOf } from './import-graph.ts';

test('an import is found however it is written, and an import of only types is left out', () => {
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
    'src/rules/c.ts',
    'web/ui/f.ts',
    'web/ui/g.tsx',
  ]);
});

test('an import of a type is found where types count', () => {
  const text = "import type { One } from '#dance/rules/a.ts';\nimport { type Two } from './b.ts';\n";
  expect(importsOf('src/dance/web/x.ts', text)).toEqual([]);
  expect(importsOf('src/dance/web/x.ts', text, true)).toEqual(['src/dance/rules/a.ts', 'src/dance/web/b.ts']);
});
