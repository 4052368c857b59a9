// Builds the web: the browser's files into .build/web and the server's render bundle into .build/render. Files that are
// sent very often are compressed once, here. A server that runs meanwhile keeps the build with which it was started.

import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { webConfig } from '../src/subjects/web/vite.config.ts';

const compresses = /\.(js|css|svg|json|webmanifest)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes .br and .gz beside every text file below `folder`. */
async function compress(folder: string): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => compresses.test(name));
  await Promise.all(
    names.map(async (name) => {
      const plain = await readFile(join(folder, name));
      const br = await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      await writeFile(join(folder, `${name}.br`), br);
      await writeFile(join(folder, `${name}.gz`), await zip(plain, { level: 9 }));
    }),
  );
}

/** Replaces the old build by renaming the new one, so that no reader finds half a build. */
async function putInPlace(): Promise<void> {
  for (const part of ['web', 'render']) {
    await rm(join(built, `old-${part}`), { recursive: true, force: true });
    await rename(join(built, part), join(built, `old-${part}`)).catch(unlessMissing);
    await rename(join(built, 'next', part), join(built, part));
    await rm(join(built, `old-${part}`), { recursive: true, force: true });
  }
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

const built = fileURLToPath(new URL('../.build', import.meta.url));
// A NODE_ENV that a shell has set for other work would put development code into the bundles, where it does not run.
process.env.NODE_ENV = 'production';
await build(webConfig('client'));
await build(webConfig('worker'));
await build(webConfig('render'));
await compress(join(built, 'next', 'web'));
await putInPlace();
