// Finds which files each file of the project imports, by reading its text. Imports of types, which vanish when the code
// runs, can be included.

import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Each file's imports, by path from the root of the project; packages are left out. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const statement = /^(?:import|export)\s+(?!type\b)(?:([^'";]*?)\sfrom\s+)?'([^']+)'/gm;
const anyStatement = /^(?:import|export)\s+(?:type\s+)?(?:([^'";]*?)\sfrom\s+)?'([^']+)'/gm;
const dynamic = /\bimport\('([^']+)'\)/g;

export function importGraph(files: readonly string[], withTypes = false): ImportGraph {
  return new Map(files.map((file) => [file, importsOf(file, readFileSync(file, 'utf8'), withTypes)]));
}

/**
 * The files from which `file` imports values, at once or later; with `withTypes` also those from which it imports only
 * types.
 */
export function importsOf(file: string, text: string, withTypes = false): string[] {
  const named = [...text.matchAll(withTypes ? anyStatement : statement)]
    .filter(([, names]) => withTypes || names === undefined || !onlyTypes(names))
    .map(([, , from]) => from);
  const later = [...text.matchAll(dynamic)].map(([, from]) => from);
  return [...named, ...later].flatMap((from = '') => {
    if (from.startsWith('#')) return [`src/${from.slice(1)}`];
    return from.startsWith('.') ? [join(dirname(file), from)] : [];
  });
}

/** Whether an import names only types, as in `{ type A, type B }`. */
function onlyTypes(names: string): boolean {
  const listed = /^\{([^}]*)\}$/.exec(names.trim())?.[1];
  return listed?.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type ')) ?? false;
}
