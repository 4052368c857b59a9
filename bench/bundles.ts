// What each route downloads, gzip as sent: the built files that the manifest names for it.

import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { atMost, type Figure } from './figure.ts';

const build = new URL('../.build/web/', import.meta.url);

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

/** Limits in KB of JavaScript, gzip, for a screen; the landing page's first view does without most of it. */
const limits: Record<string, number> = {
  'screens/landing/landing-screen.tsx': 135,
  'screens/dashboard/dashboard-screen.tsx': 130,
  'screens/learn/learn-screen.tsx': 130,
  'screens/trophies/trophies-screen.tsx': 130,
  'screens/profile/profile-screen.tsx': 130,
  'screens/lesson/lesson-screen.tsx': 180,
};

/** What a lesson's stage has loaded, and what a press on it loads. */
const dancer = 'player/dancer/dancer-medium.ts';
const mirrorEntry = 'player/mirror/mirror.tsx';

export async function measureBundles(): Promise<Figure[]> {
  const manifest: Manifest = JSON.parse(await readFile(new URL('.vite/manifest.json', build), 'utf8'));
  const entry = 'main.ts';
  const start = manifest[entry]?.dynamicImports ?? [];
  const figures: Figure[] = [];
  for (const [screen, limit] of Object.entries(limits)) {
    const chunks = closure(manifest, [entry, ...start, screen]);
    const js = await kilobytes(chunks.map((name) => (manifest[name] as Chunk).file));
    const note = screen.includes('landing') ? 'loaded with the first sign of interest' : undefined;
    figures.push(atMost(`JavaScript of ${screen.split('/')[1]}`, js, limit, 'KB', note));
    const css = await kilobytes([...new Set(chunks.flatMap((name) => manifest[name]?.css ?? []))]);
    if (screen.includes('landing')) {
      const first = await kilobytes(closure(manifest, [entry]).map((name) => (manifest[name] as Chunk).file));
      figures.push(atMost('JavaScript of the first view of /', first, 100, 'KB'));
      figures.push(atMost('CSS of landing', css, 15, 'KB'));
    }
  }
  const opened = closure(manifest, [entry, ...start, 'screens/lesson/lesson-screen.tsx', dancer]);
  const mirror = closure(manifest, [mirrorEntry]).filter((name) => !opened.includes(name));
  const size = await kilobytes(mirror.map((name) => (manifest[name] as Chunk).file));
  figures.push(
    atMost('JavaScript of the mirror, beside its lesson', size, 20, 'KB', 'loaded when first pressed'),
  );
  figures.push(await foreignToLearners(manifest, [entry, ...start]));
  return figures;
}

/** What learners' pages load of the pages of crews and classes. */
async function foreignToLearners(manifest: Manifest, start: string[]): Promise<Figure> {
  const learners = [...Object.keys(limits), 'screens/lesson/lesson-screen.tsx'];
  const files = closure(manifest, [...start, ...learners]).map((name) => (manifest[name] as Chunk).file);
  const foreign = files.filter((file) => /\/(crew|class|codes)[\w-]*-[^/]*$/.test(file));
  return atMost('JavaScript of crews and classes on learners’ pages', await kilobytes(foreign), 0, 'KB');
}

/** The chunks of some modules and everything they import at once. */
function closure(manifest: Manifest, names: string[]): string[] {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name) || !manifest[name]) return;
    found.add(name);
    for (const imported of manifest[name].imports ?? []) visit(imported);
  };
  for (const name of names) visit(name);
  return [...found];
}

async function kilobytes(files: string[]): Promise<number> {
  const sizes = await Promise.all(
    files.map(async (file) => gzipSync(await readFile(new URL(file, build)), { level: 9 }).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
