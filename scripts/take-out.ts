// The part of `npm run soak` that shows that an optional subject can be taken out. `npm run soak -- take-out crew` does
// it in a copy of the project and names the checks that then fail; without a name it tries each optional subject in
// turn. `node scripts/take-out.ts crew --only types,lint --into FOLDER` runs only these steps and keeps the copy in
// that folder.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { constants, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { copyProject, projectFolder } from '../src/testing/server/copy-project.ts';
import { endTogether, run } from './run.ts';
import { optionalSubjects } from './subject-order.ts';

/** The folders in which each subject may have a folder. */
const homes = ['src', 'e2e', 'bench'];

/** Returns a register without its imports from `subject`, and without each line that uses an imported name. */
export function withoutImports(text: string, subject: string): string {
  const from = `'#${subject}/[^']*'`;
  const statement = new RegExp(String.raw`^(?:import|export)\b(?:[^'";]*?\bfrom)?\s*${from}[^;]*;\n`, 'gm');
  const names = [...text.matchAll(statement)].flatMap(([found]) => namesIn(found));
  const used = [
    String.raw`\bimport\(\s*${from}`,
    ...names.map((name) => String.raw`(?<![\w$#/-]|(?<!\.\.)\.)${name}(?![\w$-])`),
  ];
  const isUsed = new RegExp(used.join('|'));
  return text
    .replace(statement, '')
    .split('\n')
    .filter((line) => !isUsed.test(line.replace(/^\s*(?:\/\/|\/?\*).*$/, '')))
    .join('\n');
}

/**
 * The names that an import defines: `import { a, type B, c as d } from` gives a, B and d; a default and `* as all`
 * count too.
 */
function namesIn(statement: string): string[] {
  const listed = /^(?:import|export)\s+(?:type\s+)?(.*?)\s+from\b/s.exec(statement)?.[1] ?? '';
  return listed
    .replace(/[{}]/g, ',')
    .split(',')
    .map((each) => each.trim().split(/\s+/).at(-1) ?? '')
    .filter(Boolean);
}

/**
 * Takes `subject` out of the project in `folder`: its folders, its alias and its lines in src/subjects/, nothing else.
 */
export function takeOut(folder: string, subject: string): void {
  for (const home of homes) rmSync(join(folder, home, subject), { recursive: true, force: true });
  const change = (path: string, by: (text: string) => string) => {
    const text = readFileSync(join(folder, path), 'utf8');
    if (by(text) !== text) writeFileSync(join(folder, path), by(text));
  };
  change('package.json', (text) => text.replace(new RegExp(`^ *"#${subject}/\\*".*\n`, 'm'), ''));
  for (const path of globSync('src/subjects/**/*.{ts,tsx}', { cwd: folder }))
    change(path, (text) => withoutImports(text, subject));
}

/**
 * The copy leaves out tests that compare documents with the whole product, because the documents describe every
 * subject. The steps conformance (docs/clauses.json) and languages of `npm run check` are left out for the same reason.
 */
const aboutDocuments = ['src/platform/server/security/security-page.test.ts', 'scripts/documents.test.ts'];

type Step = {
  name: string;
  commands: readonly (readonly [command: string, ...args: string[]])[];
  /** Whether a failure of the step is only reported. */
  isNote?: boolean;
};

/** Builds the web, which tests of the server and journeys need. */
const build = ['node', 'scripts/build.ts'] as const;

const steps: readonly Step[] = [
  { name: 'types', commands: [['tsc', '-b']] },
  { name: 'lint', commands: [['biome', 'check', '--error-on-warnings']] },
  { name: 'structure', commands: [['node', 'scripts/check-structure.ts']] },
  // Two leftovers are not faults: a library and a register that nothing but the taken-out subject used.
  {
    name: 'unused',
    commands: [['knip', '--no-config-hints', '--exclude', 'dependencies,devDependencies,duplicates']],
    isNote: true,
  },
  {
    name: 'tests',
    commands: [
      build,
      ['vitest', 'run', '--silent=true', ...aboutDocuments.flatMap((path) => ['--exclude', path])],
    ],
  },
  {
    name: 'journey',
    commands: [
      build,
      ['playwright', 'test', '-c', 'e2e/playwright.config.ts', 'e2e/course/whole-course.spec.ts'],
    ],
  },
];

/** Lines of a failed step that are shown; the copy has all of them in `<step>.log`. */
const SHOWN = 40;

/** Whether the steps in `only` (by default all) pass in a copy without `subject`. */
async function tryWithout(subject: string, only: readonly string[], into?: string): Promise<boolean> {
  const folder = into ? resolve(into) : await mkdtemp(join(tmpdir(), `shamble-without-${subject}-`));
  console.log(`\nWithout ${subject}, in ${folder}`);
  try {
    await mkdir(folder, { recursive: true });
    // PostgreSQL runs as another user when root starts it, and must be able to enter the folder.
    await chmod(folder, 0o755);
    await copyProject(folder);
    takeOut(folder, subject);
    await copyPackages(folder);
    execFileSync('git', ['init', '--quiet'], { cwd: folder });
    await run('biome', ['check', '--write', 'src/subjects'], { folder, quietly: true });
    // Some checks ask git for the list of files.
    execFileSync('git', ['add', '--all'], { cwd: folder });
    // Without the subject's code the structure's picture is different.
    await run('node', ['scripts/structure-picture.ts', '--write'], { folder, quietly: true });
    let passed = true;
    for (const step of steps) {
      if (only.length > 0 && !only.includes(step.name)) continue;
      passed = (await tryStep(step, folder)) && passed;
    }
    return passed;
  } finally {
    if (!into) await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Copies the project's packages, because tests install into them. The copy gets the stamp that scripts/set-up.mjs would
 * leave, because its package.json differs.
 */
async function copyPackages(folder: string): Promise<void> {
  const copy = join(folder, 'node_modules');
  await rm(copy, { recursive: true, force: true });
  // Where the file system can, copies share the bytes of the originals.
  const mode = constants.COPYFILE_FICLONE;
  await cp(join(projectFolder, 'node_modules'), copy, { recursive: true, verbatimSymlinks: true, mode });
  await rm(join(copy, '.vite'), { recursive: true, force: true });
  const state = createHash('sha256')
    .update(readFileSync(join(folder, 'package.json')))
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  writeFileSync(join(copy, '.shamble-stamp'), state);
}

async function tryStep({ name, commands, isNote = false }: Step, folder: string): Promise<boolean> {
  for (const [command, ...args] of commands) {
    const { code, output } = await run(command, args, { folder, quietly: true, env: { NO_COLOR: '1' } });
    if (code === 0) continue;
    writeFileSync(join(folder, `${name}.log`), output);
    const all = output.split('\n').filter((line) => line.trim() !== '');
    // Vitest and Playwright list failed tests after all passed ones, so lines of failures are preferred.
    const failures = all.filter((line) => /^ *(?:FAIL|\w*Error:)/.test(line));
    const lines = failures.length > 0 ? failures : all;
    console.log(`  ${name.padEnd(10)} ${isNote ? 'left over' : 'FAILED'}: ${command} ${args.join(' ')}`);
    for (const line of lines.slice(0, SHOWN)) console.log(`    ${line}`);
    if (lines.length > SHOWN) console.log(`    … and ${lines.length - SHOWN} lines more`);
    return isNote;
  }
  console.log(`  ${name.padEnd(10)} ok`);
  return true;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string', default: '' }, into: { type: 'string' } },
    allowPositionals: true,
  });
  const only = values.only.split(',').filter(Boolean);
  const unknown = [
    ...positionals.filter((each) => !(optionalSubjects as readonly string[]).includes(each)),
    ...only.filter((each) => !steps.some(({ name }) => name === each)),
  ];
  if (unknown.length > 0) {
    console.error(
      `Unknown: ${unknown.join(', ')}. Subjects: ${optionalSubjects.join(', ')}. Steps: ${steps.map(({ name }) => name).join(', ')}`,
    );
    process.exit(2);
  }
  endTogether(async () => {});
  const asked = positionals.length > 0 ? positionals : optionalSubjects;
  let failed = 0;
  for (const subject of asked) if (!(await tryWithout(subject, only, values.into))) failed += 1;
  process.exit(failed === 0 ? 0 : 1);
}
