// The web's builds: for browsers (web), their service worker, and the server's renderer (render/render.js). The
// renderer's bundle contains the manifest of the browser build, so the browser build always comes first.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { sortBuiltFiles } from '../../../scripts/built-files.ts';
import { importsAgain } from '../../../scripts/imports-again.ts';
import { cssModules } from '../../../scripts/style-rules.ts';
import { svgPictures } from '../../../scripts/svg-pictures.ts';
import { withoutWorkbench } from '../../../scripts/without-workbench.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/**
 * The folder of a new build, beside the one that a running server uses; scripts/build.ts swaps them when the new one is
 * complete.
 */
const build = fileURLToPath(new URL('../../../.build/next/', import.meta.url));
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** The builds, in the order in which they must run. */
export type WebBuild = 'client' | 'worker' | 'render';

/** Vite's configuration of one build, for vite's `build()`. */
export function webConfig(mode: WebBuild): InlineConfig {
  return { client: clientConfig, worker: workerConfig, render: renderConfig }[mode]();
}

/** Returns the configuration for development, in which the renderer runs from source, without built assets. */
export function webDevConfig(): InlineConfig {
  return {
    ...shared('development'),
    define: { __ASSETS__: 'null', __INTEGRITY__: '{}' },
    appType: 'custom',
    server: {
      middlewareMode: true,
      fs: { allow: [root, modules] },
    },
  };
}

function shared(mode: 'production' | 'development'): InlineConfig {
  return {
    root,
    publicDir: `${root}platform/web/public`,
    configFile: false,
    mode,
    css: cssModules,
    plugins: [svgPictures(), react(), withoutWorkbench()],
    logLevel: 'warn',
  };
}

function clientConfig(): InlineConfig {
  const { plugins = [], ...rest } = shared('production');
  return {
    ...rest,
    plugins: [...plugins, importsAgain()],
    build: {
      outDir: `${build}web`,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      target,
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { main: `${root}subjects/web/main.ts` },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
          assetFileNames: ({ names: [name = ''] }) =>
            `assets/${shortName(name.replace(/\.\w+$/, ''))}-[hash][extname]`,
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
}

/** A chunk's name without the list of the entries that share it, which the build adds after a tilde. */
const shortName = (name: string) => name.replace(/~.*/, '');

/**
 * The oldest browsers that the build supports. Older browsers show a message (documentTexts in
 * src/platform/content/server-messages.ts).
 */
const target = ['chrome111', 'firefox121', 'safari16.4'];

/**
 * The rules by which the build puts modules into files: a screen, a late part, and modules that few of them share get
 * files of their own; modules that many share are one file. What counts is how many entries (screens and late parts)
 * need a module, never its name. `npm run bench bundles` limits the size of each page. A lower `minShareCount` of
 * 'shared' sends pages code that they do not need, and a higher one asks for more files. With a merge threshold above
 * 500 bytes every page loads modules that only other pages need (35 KB with 2,000 bytes).
 */
const chunkGroups = [
  { name: 'main', tags: ['$initial' as const] },
  { name: 'shared', minShareCount: 13 },
  { name: 'some', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 500 },
];

/** The service worker shares no file with the pages, and has the list of the files that their build made. */
function workerConfig(): InlineConfig {
  const files = readdirSync(`${build}web/assets`).map((name) => `/assets/${name}`);
  const manifest = JSON.parse(readFileSync(`${build}web/.vite/manifest.json`, 'utf8'));
  return {
    ...shared('production'),
    define: { __BUILT_FILES__: JSON.stringify(sortBuiltFiles(manifest, files.sort())) },
    publicDir: false,
    build: {
      outDir: `${build}web`,
      emptyOutDir: false,
      target,
      reportCompressedSize: false,
      rolldownOptions: {
        input: `${root}subjects/web/service-worker.ts`,
        // The service worker's file has no hash, because its address decides which pages it serves.
        output: { entryFileNames: 'service-worker.js', codeSplitting: false },
      },
    },
  };
}

/** The hash of each built script and style sheet, for an `integrity` attribute. */
function integrityByFile(): Record<string, string> {
  const names = readdirSync(`${build}web/assets`).filter((name) => /\.(js|css)$/.test(name));
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(`${build}web/assets/${name}`))
      .digest('base64');
  return Object.fromEntries(names.map((name) => [`/assets/${name}`, `sha256-${hash(name)}`]));
}

function renderConfig(): InlineConfig {
  return {
    ...shared('production'),
    define: {
      __ASSETS__: readFileSync(`${build}web/.vite/manifest.json`, 'utf8'),
      __INTEGRITY__: JSON.stringify(integrityByFile()),
      'process.env.NODE_ENV': '"production"',
    },
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      outDir: `${build}render`,
      emptyOutDir: true,
      ssr: `${root}subjects/web/render.tsx`,
      target: 'node24',
      assetsInlineLimit: 0,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
    },
  };
}
