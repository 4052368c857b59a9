// Scripts that come later are fetched by importAgain() (src/platform/web/import-again.ts): a lost script can
// then be had with another try. The app itself can't, as all others import it by its name: the page is loaded
// anew for it.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const later = /\bimport\(`(\.\/(?!start-)[\w-]+\.js)`\)/g;

export function importsAgain(): Plugin {
  return {
    name: 'shamble-imports-again',
    // Vite looks for import() until all is written, for the styles that come with a script.
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
