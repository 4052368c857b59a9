// Workbenches are pages that only developers open: the catalogue of components, and pages for measurements. A build of
// the product that contains one fails.

import type { Plugin } from 'vite';

const isWorkbench = /[\\/]web[\\/](?:.*[\\/])?workbench[\\/]/;

export function withoutWorkbench(): Plugin {
  return {
    name: 'shamble-without-workbench',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const found = file.type === 'chunk' && file.moduleIds.find((id) => isWorkbench.test(id));
        if (found) this.error(`${file.fileName} holds ${found}, which the product must not`);
      }
    },
  };
}
