// Checks the project's own rules, which no linter knows: places, lengths and forbidden names of files.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { bareTexts } from './bare-texts.ts';
import { importGraph } from './import-graph.ts';
import { literalTexts } from './literal-texts.ts';
import { pictureComplaints } from './structure-picture.ts';
import { classInPage, givenClasses, isNamed, physicalSides, styledClasses } from './style-rules.ts';
import { mended, orderComplaints } from './subject-order.ts';

const MAX_LINES = 300;
const MAX_FOLDERS = 6;
const homeless = /(^|\/)(utils?|helpers?|common|types|misc)(\.tsx?$|\/)/;
// The project must not depend on this machine: packages come from the registry that a machine's own settings name.
const foreign = /registry\.npmjs|\.\.\/shared\b|\/home\/\w+\/|\/root\//;
// The path in a URL is encoded: a folder with a space or an umlaut in its name can't be found by it.
const encodedPath = /import\.meta\.url\)\.pathname/;
// Learners and visitors see the texts of these files; the pages of operators and developers are in English.
const showsTexts =
  /^src\/(?!(studio|moving-in|languages|testing)\/)[\w-]+\/web\/(?!(faq-debug|seed-faqs)\/)(?!(?:.*\/)?(?:workbench|testing)\/)(?!.*\.test\.).*\.tsx$/;
/** A fixed text taken from content/ directly, where no translation can replace it. */
const fixedText = /\b(?:messages|formTexts|classTexts|crewTexts|consentTexts)\[/;
const stub = /\b(TODO|FIXME|XXX)\b|\b(?:test|it)\.(?:skip|only|todo)\(/;

// People's passwords are hashed at full cost; only tests may hash cheaply.
const cheapHash = /\bhashCheaply\(/;
const mayHashCheaply = /^src\/(.*\btesting\/|.*\.test\.ts$|people\/server\/password-hash\.ts$)/;

// Browsers have crypto.randomUUID only on https pages, and a school's own server may have no https.
const httpsOnlyId = /\bcrypto\.randomUUID\b/;

/** Every complaint about one file, as a line. */
function complaints(path: string): string[] {
  const found: string[] = [];
  const isSource = /\.(ts|tsx|mjs|css)$/.test(path);
  if (isSource && homeless.test(path)) found.push('has a name without a subject');
  if (isSource && path.split('/').length - 1 > MAX_FOLDERS)
    found.push(`lies deeper than ${MAX_FOLDERS} folders`);
  if (path === 'scripts/check-structure.ts') return found;
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n').length - 1;
  if (isSource && lines > MAX_LINES) found.push(`has ${lines} lines (at most ${MAX_LINES})`);
  if (foreign.test(text)) found.push('names a place outside the project');
  if (isSource && encodedPath.test(text)) found.push('takes a path out of an address: use fileURLToPath');
  if (cheapHash.test(text) && !mayHashCheaply.test(path)) found.push('hashes passwords cheaply');
  if (/^src\/[\w-]+\/web\/(?!.*\.test\.)/.test(path) && httpsOnlyId.test(text))
    found.push('draws an id as only https can: newKey()');
  if (isSource && stub.test(text)) found.push('holds a stub or a skipped test');
  if (
    /^src\/(?!platform\/web\/ui\/form|.*\.test\.)[\w-]+\/web\/.*\.tsx$/.test(path) &&
    text.includes('<form')
  )
    found.push('draws a form of its own instead of src/platform/web/ui/form.tsx');
  if (showsTexts.test(path))
    for (const words of literalTexts(text)) found.push(`shows '${words}', which belongs into content/`);
  if (/^src\/(?!.*\.test\.)[\w-]+\/web\/.*\.tsx$/.test(path))
    for (const words of bareTexts(text))
      found.push(
        `shows '${words}' bare beside siblings, which a translating browser breaks: give it an element`,
      );
  if (showsTexts.test(path) && fixedText.test(text))
    found.push('shows a fixed text in English alone: read it by its id');
  // Time goes from left to right in every language, so the timeline may name left and right.
  if (path.endsWith('.css') && path !== 'src/player/web/controls/timeline.css')
    for (const said of physicalSides(text)) found.push(`says '${said}' instead of a side of the text`);
  return found;
}

/**
 * Complaints about classes that no component uses, classes of components that no style sheet and no test knows, and
 * classes of a part that a sheet other than the part's own styles.
 */
function classComplaints(): string[] {
  const read = (kind: RegExp) =>
    files.filter((path) => kind.test(path)).map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const parts = read(/\.module\.css$/).map(({ path, text }) => ({ path, classes: styledClasses(text) }));
  const inParts = new Set(
    parts.flatMap(({ path, classes }) => classes.map((name) => classInPage(name, path))),
  );
  const sheets = read(/^src\/[\w-]+\/web\/.*(?<!\.module)\.css$/).map(({ path, text }) => ({
    path,
    classes: styledClasses(text),
  }));
  const components = read(/^src\/(?!.*\.test\.)[\w-]+\/web\/.*\.(tsx?|svg)$/);
  const tests = read(/^e2e\/|\.test\.tsx?$/)
    .map(({ text }) => text)
    .join();
  const sources = components.map(({ text }) => text).join();
  const styled = new Set(sheets.flatMap(({ classes }) => classes));
  return [
    ...parts.flatMap(({ path, classes }) => {
      const users = components.filter(({ path: user }) => graph.get(user)?.includes(path));
      return classes
        .filter((name) => !users.some(({ text }) => isNamed(name, text)))
        .map((name) => `${path} styles .${name}, which its part never gives`);
    }),
    ...sheets.flatMap(({ path, classes }) =>
      classes
        .filter((name) => inParts.has(name))
        .map((name) => `${path} styles .${name}, which is a part's own: give the part a class or a property`),
    ),
    ...sheets.flatMap(({ path, classes }) =>
      classes
        .filter((name) => !isNamed(name, sources))
        .map((name) => `${path} styles .${name}, which nothing has`),
    ),
    ...components.flatMap(({ path, text }) =>
      givenClasses(text)
        .filter((name) => !styled.has(name) && !isNamed(name, tests))
        .map((name) => `${path} gives the class ${name}, which no style sheet and no test knows`),
    ),
  ];
}

/** The forbidden imports of a file of the web. */
function importComplaints(path: string, imports: readonly string[]): string[] {
  if (!isWeb.test(path) || /^src\/.*\btesting\/|\.test\.tsx?$/.test(path)) return [];
  const own = screenOf(path);
  return imports.flatMap((from) => {
    const other = screenOf(from);
    if (isApi.test(from) && !isPlainData.test(from)) return [`imports more than types from ${from}`];
    if (isWorkbench.test(from) && !isWorkbench.test(path) && path !== 'src/subjects/web/routes.tsx')
      return [`imports from the workbench ${from}, which the product leaves out`];
    if (own && other && own !== other) return [`imports from another screen, ${from}`];
    return [];
  });
}

const isWeb = /^src\/[\w-]+\/web\//;
/** Pages that only developers open; the build refuses them (scripts/without-workbench.ts). */
const isWorkbench = /\/web\/(?:.*\/)?workbench\//;
const isApi = /^src\/[\w-]+\/api\//;

/** The folder of the screen that a file belongs to, if its subject has several. */
function screenOf(path: string): string | undefined {
  return screenFolders.find((folder) => path.startsWith(`${folder}/`));
}

/** Files of the contract without schema code, which the web may ship. */
const isPlainData =
  /^src\/[\w-]+\/api\/(?:[\w-]+-)?routes\.ts$|^src\/platform\/api\/error-codes\.ts$|^src\/event\/api\/moment\.ts$/;

const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs|css|svg|md|json|sql)$/.test(path) && path !== 'package-lock.json');
/** Folders below web/ with a screen of their own. */
const screenFolders = files.flatMap(
  (path) => /^(src\/[\w-]+\/web\/[\w-]+)\/[\w-]+-screen\.tsx$/.exec(path)?.[1] ?? [],
);
const sources = files.filter((path) => /\.tsx?$/.test(path));
const graph = importGraph(sources);
const withTypes = importGraph(sources, true);
const all = files.flatMap((path) =>
  [
    ...complaints(path),
    ...importComplaints(path, graph.get(path) ?? []),
    ...orderComplaints(path, withTypes.get(path) ?? []),
  ].map((each) => `${path} ${each}`),
);
all.push(...classComplaints(), ...mended(withTypes), ...pictureComplaints(withTypes));
for (const line of all) console.error(line);
process.exit(all.length === 0 ? 0 : 1);
