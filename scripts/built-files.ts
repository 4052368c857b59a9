// Which built files a device keeps for a time without a network: a decision over the build's manifest.

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
 * Paths of files. `course`: kept by the device of each learner. `crew`: what the pages of crews need beside that, kept
 * where one was opened. `wanted`: kept once it was wanted: operators', developers' and class screens, and voices.
 */
export type BuiltFiles = Readonly<Record<'course' | 'crew' | 'wanted', readonly string[]>>;

/** What leaders of crews load: their pages, their card on the dashboard, and in a room where they count for many. */
const ofCrews = ['crew/web/crew-screen.tsx', 'crew/web/led-crews.tsx', 'crew/web/here-many.tsx'];
/** Counted heads are sent from every page, on the devices alone that counted some (src/subjects/web/after-start.tsx). */
const notForLearners =
  /^(class|crew|studio|moving-in|languages)\/web\/|^pages\/web\/(dev-ui|faq-debug|seed-faqs)\/|^_crew-tally[.-]/;
/** What lies where in a voice's file of sound, which is no use without it. */
const voiceIndex = /^dance\/content\/voice\//;

/** Sorts `files`, all that the build has made; one that the manifest does not know belongs to the course. */
export function sortBuiltFiles(manifest: Manifest, files: readonly string[]): BuiltFiles {
  const learners = filesFrom(
    manifest,
    ['subjects/web/main.ts'],
    (name) => !notForLearners.test(name) && !voiceIndex.test(name),
  );
  const beside = (name: string) => !learners.has((manifest[name] as Chunk).file);
  const crews = filesFrom(manifest, ofCrews, beside);
  const others = filesFrom(
    manifest,
    Object.keys(manifest).filter((name) => notForLearners.test(name) || voiceIndex.test(name)),
    beside,
  );
  const keeper = (path: string) => {
    const file = path.slice(1);
    if (file.endsWith('.mp3')) return 'wanted';
    if (learners.has(file)) return 'course';
    if (crews.has(file)) return 'crew';
    return others.has(file) ? 'wanted' : 'course';
  };
  const of = (who: keyof BuiltFiles) => files.filter((path) => keeper(path) === who);
  return { course: of('course'), crew: of('crew'), wanted: of('wanted') };
}

/** All files that some modules load, at once or later. */
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
