// Decides from the build's manifest which built files a device keeps for use without a network.

import type { KeptPart } from '../src/platform/web/kept-part.ts';
import { keptParts, notForLearners } from '../src/subjects/web/kept-parts.ts';

export type Chunk = {
  file: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};
/** Modules by their path in src/, as the build lists them. */
export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * Paths of built files. `course` is kept on every learner's device. `parts`, by the name of a part of the web, are kept
 * on a device that has opened a page of that part. `wanted` (screens of operators, developers and classes, and voices)
 * are kept once the device has used them.
 */
export type BuiltFiles = Readonly<{
  course: readonly string[];
  parts: Readonly<Record<string, readonly string[]>>;
  wanted: readonly string[];
}>;

/** Scripts of pages for visitors, which no learner needs without a network. */
const visitorsOnly = /^assets\/dancers-worker-/;

/** The index of a voice, without which its sound file is useless. */
const voiceIndex = /^dance\/content\/voice\//;

/** Sorts `files`, all files of the build. A file that the manifest does not name belongs to the course. */
export function sortBuiltFiles(
  manifest: Manifest,
  files: readonly string[],
  parts: readonly Pick<KeptPart, 'name' | 'files'>[] = Object.values(keptParts),
): BuiltFiles {
  const learners = filesFrom(
    manifest,
    ['subjects/web/main.ts'],
    (name) => !notForLearners.test(name) && !voiceIndex.test(name),
  );
  const beside = (name: string) => !learners.has((manifest[name] as Chunk).file);
  const partOf = new Map(parts.map(({ name, files }) => [name, filesFrom(manifest, files, beside)]));
  const others = filesFrom(
    manifest,
    Object.keys(manifest).filter((name) => notForLearners.test(name) || voiceIndex.test(name)),
    beside,
  );
  const keepers = (path: string): string[] => {
    const file = path.slice(1);
    if (file.endsWith('.mp3') || visitorsOnly.test(file)) return ['wanted'];
    if (learners.has(file)) return ['course'];
    const names = [...partOf.keys()].filter((name) => partOf.get(name)?.has(file));
    if (names.length > 0) return names;
    return [others.has(file) ? 'wanted' : 'course'];
  };
  const of = (who: string) => files.filter((path) => keepers(path).includes(who));
  return {
    course: of('course'),
    parts: Object.fromEntries(parts.map(({ name }) => [name, of(name)])),
    wanted: of('wanted'),
  };
}

/** Returns all files that the modules `names` load, at once or later, by way of modules that `through` lets pass. */
function filesFrom(
  manifest: Manifest,
  names: readonly string[],
  through: (name: string) => boolean,
): Set<string> {
  const seen = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || seen.has(name) || !through(name)) return;
    seen.add(name);
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
  };
  for (const name of names) visit(name);
  return new Set(
    [...seen].flatMap((name) => {
      const { file, css = [], assets = [] } = manifest[name] as Chunk;
      return [file, ...css, ...assets];
    }),
  );
}
