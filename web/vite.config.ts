// How the web is built: once for browsers (web) and once for the server's renderer (render/render.js).
// The renderer's bundle carries the browser build's manifest inside it, so the browser build always comes first.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { InlineConfig, Plugin } from 'vite';
import { svgPictures } from '../scripts/svg-pictures.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
/** Beside what a running server was started from; scripts/build.ts puts it in its place when all of it is there. */
const build = fileURLToPath(new URL('../.build/next/', import.meta.url));
const house = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The two builds, in the order in which they must run. */
export type WebBuild = 'client' | 'render';

/** Vite's configuration of one build, for vite's `build()`. */
export function webConfig(mode: WebBuild): InlineConfig {
  return mode === 'client' ? clientConfig() : renderConfig();
}

/** Development: the renderer is loaded from source and knows no built assets. */
export function webDevConfig(): InlineConfig {
  return {
    ...shared('development'),
    define: { __ASSETS__: 'null', __INTEGRITY__: '{}' },
    appType: 'custom',
    server: {
      middlewareMode: true,
      fs: { allow: [root, ...['rules', 'api', 'content', 'node_modules'].map(house)] },
    },
  };
}

function shared(mode: 'production' | 'development'): InlineConfig {
  return {
    root,
    configFile: false,
    mode,
    plugins: [svgPictures(), react()],
    logLevel: 'warn',
  };
}

function clientConfig(): InlineConfig {
  return {
    ...shared('production'),
    plugins: [svgPictures(), react(), builtFiles()],
    build: {
      outDir: `${build}web`,
      emptyOutDir: true,
      manifest: true,
      modulePreload: { polyfill: false },
      target: ['chrome111', 'firefox114', 'safari16.4'],
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { main: `${root}main.ts`, [worker]: `${root}offline/service-worker.ts` },
        output: {
          // The worker keeps its name: its address decides what it may serve.
          entryFileNames: ({ name }) => (name === worker ? '[name].js' : 'assets/[name]-[hash].js'),
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
}

const worker = 'service-worker';

/**
 * What is needed together travels in one file instead of twenty. A group takes along what its modules import; an earlier
 * group has it first.
 */
const chunkGroups = [
  { name: 'main', test: /[\\/]web[\\/]main\.ts$/ },
  { name: 'start', test: /[\\/]web[\\/]start\.tsx$/ },
  { name: 'routine', test: /[\\/](content|rules)[\\/]routine[\\/]/ },
  { name: 'trophies', test: /[\\/]web[\\/]art[\\/](trophy-art|pictures[\\/]trophy-)/ },
  // Profile, feedback and accounts; a lesson has no form.
  { name: 'form', test: /[\\/]web[\\/]ui[\\/](field|switch|use-field-errors)\b/, minShareCount: 2 },
  {
    name: 'learner',
    test: /[\\/](web[\\/](course-ui|queries|ui)|lucide-react)[\\/](?!studio)|make-medium\.ts$|warm-up-marker\.ts$|[\\/]player[\\/]medium-source\.ts$/,
    minShareCount: 2,
  },
  { name: 'practice', test: /[\\/]web[\\/]player[\\/](controls[\\/])?[^\\/]+$/, minShareCount: 2 },
];

/** Tells the service worker which files the build has made. */
function builtFiles(): Plugin {
  return {
    name: 'shamble-built-files',
    // After Vite has taken out the chunks that held nothing but styles.
    enforce: 'post',
    generateBundle(_options, bundle) {
      const files = Object.keys(bundle).filter((file) => file.startsWith('assets/'));
      const chunk = bundle[`${worker}.js`];
      if (chunk?.type !== 'chunk') throw new Error('The build has no service worker.');
      chunk.code = chunk.code.replaceAll(
        '__BUILT_FILES__',
        JSON.stringify(files.sort().map((file) => `/${file}`)),
      );
    },
  };
}

/** What a browser may hold each built script and style sheet against, as in an `integrity` attribute. */
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
      ssr: `${root}render.tsx`,
      target: 'node24',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
    },
  };
}
