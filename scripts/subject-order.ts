// The layout of src/: an order of subjects, each with the same storeys (docs/architecture.md). Imports go down in both.

/** The subjects from the lowest up: each imports itself and those before it. */
export const subjects = [
  'platform',
  'dance',
  'player',
  'event',
  'people',
  'course',
  'pages',
  'together',
  'crew',
  'class',
  'mirror',
  'studio',
  'moving-in',
  'languages',
] as const;

/** The subjects that can be taken out (scripts/take-out.ts): of the other folders, only src/subjects/ imports them. */
export const optionalSubjects = ['together', 'crew', 'class', 'mirror', 'moving-in'] as const;

const storeys: Readonly<Record<string, readonly string[]>> = {
  content: ['content'],
  rules: ['content', 'rules'],
  api: ['content', 'rules', 'api'],
  server: ['content', 'rules', 'api', 'server'],
  web: ['content', 'rules', 'api', 'web'],
};

/** The folder that puts the subjects together: everybody may import it, and it alone imports upwards. */
const registers = 'subjects';
const forTests = 'testing';
/**
 * Whether a path is in a folder of helpers for tests: src/testing/ for all subjects, testing/ in a storey for one
 * subject.
 */
const isForTests = (path: string) => /^src\/(?:testing|[\w-]+\/[\w-]+\/testing)\//.test(path);

/** Imports that still go up, by file and subject. Each has to be mended and removed here; no import may be added. */
export const stillUp: Readonly<Record<string, readonly string[]>> = {};

/** Complaints about the place of `path` and about its imports; paths are from the project's folder. */
export function orderComplaints(path: string, imports: readonly string[]): string[] {
  const [root, subject = '', storey = ''] = path.split('/');
  if (root !== 'src' || !path.includes('/', 4)) return [];
  const place = order(subject);
  if (place < 0 && subject !== registers && subject !== forTests) return ['belongs to no known subject'];
  if (!storeys[storey]) return ['lies in no storey'];
  const isTest = /\.test\.tsx?$/.test(path) || isForTests(path);
  return imports.flatMap((from) => {
    const [home, other = '', level = ''] = from.split('/');
    if (home !== 'src') return [];
    if (!isTest && isForTests(from)) return [`imports ${from}, which is for tests`];
    if (!isTest && !storeys[storey]?.includes(level)) return [`imports ${from} from the storey ${level}`];
    const isUp = place >= 0 && order(other) > place;
    if (!isTest && isUp && !stillUp[path]?.includes(other)) return [`imports upwards, ${from}`];
    return [];
  });
}

/** Entries of `stillUp` that no import needs any more. */
export function mended(graph: ReadonlyMap<string, readonly string[]>): string[] {
  return Object.entries(stillUp).flatMap(([path, others]) =>
    others
      .filter((other) => !graph.get(path)?.some((from) => from.startsWith(`src/${other}/`)))
      .map((other) => `${path} imports ${other} no more: take it out of stillUp`),
  );
}

function order(subject: string): number {
  return (subjects as readonly string[]).indexOf(subject);
}
