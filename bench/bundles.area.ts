// Measures what each screen downloads, in gzip: the built files that the manifest names for the screen.

import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { type Chunk, type Manifest, sortBuiltFiles } from '../scripts/built-files.ts';
import { atMost, type Figure } from './bench.ts';

const build = new URL('../.build/web/', import.meta.url);

/** Limits for the JavaScript of a screen, in KB of gzip. The landing page's first view has a limit of its own below. */
const limits: Record<string, number> = {
  'pages/web/landing/landing-screen.tsx': 135,
  'course/web/dashboard/dashboard-screen.tsx': 150,
  'course/web/learn/learn-screen.tsx': 150,
  'course/web/trophies/trophies-screen.tsx': 150,
  'people/web/profile/profile-screen.tsx': 150,
  'course/web/lesson/lesson-screen.tsx': 190,
};

/** The app's first modules: its entry, and the modules that the entry imports dynamically. */
export function appEntries(manifest: Manifest): string[] {
  const entry = 'subjects/web/main.ts';
  return [entry, ...(manifest[entry]?.dynamicImports ?? [])];
}

/** Returns the manifest that the build has written. */
export async function readManifest(): Promise<Manifest> {
  return JSON.parse(await readFile(new URL('.vite/manifest.json', build), 'utf8'));
}

export async function measure(): Promise<Figure[]> {
  const manifest = await readManifest();
  const entries = appEntries(manifest);
  const figures: Figure[] = [];
  for (const [screen, limit] of Object.entries(limits)) {
    const chunks = closure(manifest, [...entries, screen]);
    const js = await scriptKilobytes(manifest, chunks);
    const note = screen.includes('landing') ? 'loaded with the first sign of interest' : undefined;
    figures.push(atMost(`JavaScript of ${screen.split('/').at(-2)}`, js, limit, 'KB', note));
    const css = await kilobytes([...new Set(chunks.flatMap((name) => manifest[name]?.css ?? []))]);
    if (screen.includes('landing')) {
      const first = await scriptKilobytes(manifest, closure(manifest, entries.slice(0, 1)));
      figures.push(atMost('JavaScript of the first view of /', first, 8, 'KB'));
      figures.push(atMost('CSS of landing', css, 15, 'KB'));
      figures.push(
        atMost('JavaScript of the dancers on /, once it is there', await dancersKilobytes(), 32, 'KB'),
      );
    }
  }
  figures.push(await foreignToLearners(manifest));
  return figures;
}

/**
 * KB of the script that draws the dancers of the landing page. It is a worker's script, which the manifest does not
 * list.
 */
async function dancersKilobytes(): Promise<number> {
  const names = await readdir(new URL('assets/', build));
  const [worker] = names.filter((name) => /^dancers-worker-[^.]*\.js$/.test(name));
  if (!worker) throw new Error('The build has no dancers for the landing page.');
  return kilobytes([`assets/${worker}`]);
}

/**
 * Measures the JavaScript of crews, classes and the studio that a learner's device would load with other pages, or keep
 * for use without a network.
 */
async function foreignToLearners(manifest: Manifest): Promise<Figure> {
  const names = Object.keys(manifest);
  const { course } = sortBuiltFiles(
    manifest,
    names.map((name) => `/${(manifest[name] as Chunk).file}`),
  );
  const foreign = names.filter((name) => /^((crew|class|studio)\/web\/|_codes)/.test(name));
  const files = foreign
    .map((name) => (manifest[name] as Chunk).file)
    .filter((file) => course.includes(`/${file}`));
  return atMost(
    'JavaScript of crews, classes and the studio on learners’ devices',
    await kilobytes(files),
    0,
    'KB',
  );
}

/**
 * Returns the names of the chunks `names` and of all chunks that they import at once. Throws if the build lacks one of
 * them.
 */
export function closure(manifest: Manifest, names: readonly string[]): string[] {
  const lost = names.find((name) => !manifest[name]);
  if (lost) throw new Error(`The build has no ${lost}`);
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name) || !manifest[name]) return;
    found.add(name);
    for (const imported of manifest[name].imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return [...found];
}

/** KB of the JavaScript in some chunks. */
export function scriptKilobytes(manifest: Manifest, chunks: readonly string[]): Promise<number> {
  return kilobytes(chunks.map((name) => (manifest[name] as Chunk).file));
}

async function kilobytes(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(new URL(file, build)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
