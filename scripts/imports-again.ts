// Lets scripts that are loaded later be fetched by importAgain() (src/platform/web/import-again.ts), so that a lost
// script can be tried again. The app's own script can't be tried again, because all other scripts import it by its
// name: if it is lost, the page is reloaded.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const later = /\bimport\(`(\.\/(?!start-)[\w-]+\.js)`\)/g;

export function importsAgain(): Plugin {
  return {
    name: 'shamble-imports-again',
    // The calls are replaced after everything is written: until then Vite looks for import(), to load a script's
    // styles together with the script.
    async writeBundle({ dir = '' }, bundle) {
      const scripts = Object.values(bundle).filter(({ type }) => type === 'chunk');
      await Promise.all(
        scripts.map(async ({ fileName }) => {
          const path = join(dir, fileName);
          const code = await readFile(path, 'utf8');
          await writeFile(path, code.replace(later, 'importAgain(`$1`)'));
        }),
      );
    },
  };
}
