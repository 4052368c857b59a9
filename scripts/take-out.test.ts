import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { takeOut, withoutImports } from './take-out.ts';

const register = `// What crew and course bring.

import type { Route } from '#platform/web/route.ts';
import '#crew/web/crew.css';
import { courseRoutes, type CourseRoute } from '#course/web/routes.ts';
import {
  crewPlace,
  crewRoutes as routesOfCrews,
  type CrewRoute,
} from '#crew/web/routes.ts';
import crewData, * as crewAll from '#crew/content/crew.json';

/** The list of routes, with the route of crewPlace. */
export const routes: Route[] = [
  // The route of crewPlace comes last.
  ...courseRoutes,
  ...routesOfCrews,
  crewData.route,
  crewAll.route,
];
export const places = {
  course: courseRoutes.place,
  crew: crewPlace,
  '/crewPlace': notCrewPlace,
  other: its.crewPlace,
};
export type AnyRoute =
  | CourseRoute
  | CrewRoute;
export const screens = {
  course: lazy(() => import('#course/web/course-screen.tsx')),
  crew: lazy(() => import('#crew/web/crew-screen.tsx')),
};
`;

test('a register loses the imports from a subject and each line that uses a name so imported, and nothing else', () => {
  expect(withoutImports(register, 'crew')).toBe(`// What crew and course bring.

import type { Route } from '#platform/web/route.ts';
import { courseRoutes, type CourseRoute } from '#course/web/routes.ts';

/** The list of routes, with the route of crewPlace. */
export const routes: Route[] = [
  // The route of crewPlace comes last.
  ...courseRoutes,
];
export const places = {
  course: courseRoutes.place,
  '/crewPlace': notCrewPlace,
  other: its.crewPlace,
};
export type AnyRoute =
  | CourseRoute
export const screens = {
  course: lazy(() => import('#course/web/course-screen.tsx')),
};
`);
});

test('a register that imports nothing from a subject stays as it is', () => {
  expect(withoutImports(register, 'mirror')).toBe(register);
});

test('a subject leaves the project with its folders, its alias and its lines, and others stay', async () => {
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'shamble-take-out-'));
  const folder = temporary.path;
  const files = {
    'package.json':
      '{\n  "imports": {\n    "#crew/*": "./src/crew/*",\n    "#crews/*": "./src/crews/*"\n  }\n}\n',
    'src/crew/web/routes.ts': '',
    'src/crews/web/routes.ts': '',
    'src/course/web/crew/routes.ts': "import { crewRoutes } from '#crew/web/routes.ts';\n",
    'src/subjects/web/routes.tsx': register,
    'e2e/crew/crew.spec.ts': '',
    'e2e/course/learn.spec.ts': '',
    'bench/crew/area.ts': '',
    'bench/main.ts': '',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  takeOut(folder, 'crew');
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');
  expect(read('package.json')).toBe('{\n  "imports": {\n    "#crews/*": "./src/crews/*"\n  }\n}\n');
  expect(read('src/subjects/web/routes.tsx')).toBe(withoutImports(register, 'crew'));
  expect(read('src/course/web/crew/routes.ts')).toBe(files['src/course/web/crew/routes.ts']);
  expect(['src/crew', 'e2e/crew', 'bench/crew'].filter((path) => existsSync(join(folder, path)))).toEqual([]);
  expect(globSync('**/*.ts', { cwd: folder }).toSorted()).toEqual([
    'bench/main.ts',
    'e2e/course/learn.spec.ts',
    'src/course/web/crew/routes.ts',
    'src/crews/web/routes.ts',
  ]);
});
