// The types of CSS Modules: beside each sheet a file lists its classes, so that the compiler refuses any other name.
// `node scripts/class-names.ts` compares the types with the sheets; with `--write` it writes them.

import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { cssModules } from './style-rules.ts';

/** The types of the modules in `folder`, by the path of their file. Vite reads the sheets, as in the build. */
export async function classTypes(folder: string): Promise<Map<string, string>> {
  const config = await resolveConfig({ configFile: false, root: folder, css: cssModules }, 'build');
  const types = new Map<string, string>();
  for (const sheet of globSync('src/**/*.module.css', { cwd: folder }).sort()) {
    const path = join(folder, sheet);
    const { modules = {} } = await preprocessCSS(readFileSync(path, 'utf8'), path, config);
    const lines = Object.keys(modules).map((name) => `  readonly ${name}: string;\n`);
    types.set(
      `${path}.d.ts`,
      `// Written by scripts/class-names.ts.\ndeclare const classes: {\n${lines.join('')}};\nexport default classes;\n`,
    );
  }
  return types;
}

if (import.meta.main) {
  const stale = [...(await classTypes(process.cwd()))].filter(
    ([path, types]) => !existsSync(path) || readFileSync(path, 'utf8') !== types,
  );
  if (process.argv.includes('--write')) for (const [path, types] of stale) writeFileSync(path, types);
  else if (stale.length > 0) {
    for (const [path] of stale) console.error(`${path} is not what its sheet has: npm run class-names`);
    process.exitCode = 1;
  }
}
