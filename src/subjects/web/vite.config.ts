// How the web is built: for browsers (web), their service worker, and the server's renderer (render/render.js).
// The renderer's bundle carries the browser build's manifest inside it, so the browser build always comes first.

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
/** Beside what a running server was started from; scripts/build.ts puts it in its place when all of it is there. */
const build = fileURLToPath(new URL('../../../.build/next/', import.meta.url));
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

/** The builds, in the order in which they must run. */
export type WebBuild = 'client' | 'worker' | 'render';

/** Vite's configuration of one build, for vite's `build()`. */
export function webConfig(mode: WebBuild): InlineConfig {
  return { client: clientConfig, worker: workerConfig, render: renderConfig }[mode]();
}

/** Development: the renderer is loaded from source and knows no built assets. */
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
          codeSplitting: { groups: chunkGroups },
        },
      },
    },
  };
}

/** Older ones are told so (oldBrowserText in src/platform/content/messages.ts). */
const target = ['chrome111', 'firefox121', 'safari16.4'];

/**
 * What is needed together travels in one file instead of twenty. A group takes along what its modules import; an earlier
 * group has it first.
 */
const chunkGroups = [
  { name: 'main', test: /[\\/]subjects[\\/]web[\\/]main\.ts$/ },
  // The frame of every drawing is in the first of them, or each page with a drawing would load the trophies.
  { name: 'start', test: /[\\/]web[\\/](start|art[\\/]drawing)\.tsx$/ },
  // Another version than the house's comes when it is chosen.
  { name: 'routine', test: /[\\/]dance[\\/](content|rules)[\\/]routine[\\/](?!versions[\\/.])/ },
  { name: 'trophies', test: /[\\/]web[\\/]art[\\/](trophy-art|pictures[\\/]trophy-)/ },
  // How a link of a mail is read: of the pages that mailed links lead to, and of crews.
  { name: 'links', test: /[\\/]rules[\\/](mended-address|mailed-link)\.ts$/, minShareCount: 2 },
  // The pages of crews and the class screen.
  { name: 'codes', test: /[\\/](uqr|web[\\/]qr)[\\/]|[\\/]spoken-code\.ts$/ },
  // A page with one select of its own has no form.
  { name: 'field', test: /[\\/]web[\\/]ui[\\/]field\.module\.css$/ },
  // Profile, feedback and accounts; a lesson has no form.
  {
    name: 'form',
    test: /[\\/]web[\\/](ui[\\/](field|switch|use-field-errors|error-note)|account-fields)\b/,
    minShareCount: 2,
  },
  // What is heard without the dancer too.
  {
    name: 'sound',
    test: /[\\/](dance[\\/]web[\\/]sound[\\/](audio-context|voices)|rules[\\/]band[\\/]note)\.ts$/,
    minShareCount: 2,
  },
  {
    name: 'dancer',
    test: /[\\/](player[\\/]web[\\/]dancer|dance[\\/]web)[\\/](?!sound[\\/]rec)|[\\/]rules[\\/](steer|voice[\\/]clips-for|recording[\\/]tempo-map)\.ts$/,
    minShareCount: 2,
  },
  // The player's and the room's; no other page shows them.
  {
    name: 'views',
    test: /[\\/]lucide-react[\\/].*[\\/](camera|carets-to-axis[\w-]+|circle-question-mark|external-link|gauge|info|maximize|minimize|minus|pause|rotate-3d|rotate-ccw|rotate-ccw-clock|skip-\w+|undo-2|volume-2|volume-x)\.\w+$|[\\/]rules[\\/]scene\.ts$|[\\/]ui[\\/]slider\./,
    minShareCount: 2,
  },
  // Of every learner's page; what a few of them need alone comes with those.
  {
    name: 'learner',
    test: /[\\/](platform[\\/]web[\\/](queries|ui)|course[\\/]web([\\/]queries)?|(people|pages)[\\/]web)[\\/](?!share-address|sure-dialog|linked-text|notes-html|empty-state|use-settled|faq-queries|profile-queries|kept-invitation|proof-by-mail|figures-card|pending-dances|dance\.ts)[^\\/]+$|[\\/]lucide-react[\\/]|[\\/](date-texts|event-countdown|device-clock-note|make-medium|parts|warm-up-marker|medium-source)\.tsx?$/,
    minShareCount: 2,
  },
  // What was danced, with the routine: the lesson's and the rehearsal's.
  {
    name: 'dance',
    test: /[\\/](web[\\/]queries[\\/]dance\.ts|course[\\/]rules[\\/](plan|practice)[\\/]|player[\\/]rules[\\/](drills|phrase-record|repetition|pieces)\.ts)/,
    minShareCount: 2,
  },
  {
    name: 'practice',
    test: /[\\/](player[\\/]web[\\/](controls[\\/])?|mirror[\\/]web[\\/]use-)[^\\/]+$|[\\/]practice-item\./,
    minShareCount: 2,
  },
];

/** The service worker shares no file with the pages, and knows which files their build has made. */
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
        // It keeps its name: its address decides what it may serve.
        output: { entryFileNames: 'service-worker.js', codeSplitting: false },
      },
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
      ssr: `${root}subjects/web/render.tsx`,
      target: 'node24',
      assetsInlineLimit: 0,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: 'render.js', codeSplitting: false } },
    },
  };
}
