import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { withoutWorkbench } from './without-workbench.ts';

const buildOf = (entry: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutWorkbench()],
    build: {
      write: false,
      rolldownOptions: { input: fileURLToPath(new URL(`../src/${entry}`, import.meta.url)) },
    },
  });

test('a build that holds a module of a workbench fails', async () => {
  await expect(buildOf('player/web/workbench/still-player.ts')).rejects.toThrow('still-player.ts');
  await expect(buildOf('player/web/player-store.ts')).resolves.toBeDefined();
});
