// `npm run soak` runs everything that is too long for every day, as one command that can run unattended for hours. It
// lists its stages, runs one after the other (two at once would measure the machine, not the product), and ends with
// the result of each. `npm run soak -- real-time engines` runs only these stages. `npm run soak -- mutation
// src/course/rules/streak` mutates only files in these folders. scripts/flakes.ts describes `npm run soak -- flakes
// COMMIT` and `flakes all`.

import { rm } from 'node:fs/promises';
import { flakes } from './flakes.ts';
import { endTogether, run } from './run.ts';

type Stage = { name: string; about: string; start: (rest: string[]) => Promise<{ code: number }> };

const long = [
  'player/rules/player.property',
  'server/faults',
  'platform/server/http/contract-walk',
  'platform/server/http/http-surface',
  'course/server/progress/learner-transaction',
];

const stages: Stage[] = [
  {
    name: 'long',
    about:
      '20,000 fuzzed calls, crashes, outages of 30 s, 400 slow clients, 1,000 sequences of each property',
    start: () =>
      run('vitest', ['run', '--project=rules', '--project=server', '--no-file-parallelism', ...long], {
        env: { SOAK: '1' },
      }),
  },
  {
    name: 'real-time',
    about: 'journeys that hear the sound card, or watch clocks, pixels, cameras and paper',
    start: () =>
      run(
        'playwright',
        ['test', '-c', 'e2e/playwright.config.ts', '--grep', '@real-time|@soak', '--workers', '1'],
        { env: { SOAK_TOO: '1' } },
      ),
  },
  {
    name: 'engines',
    about: 'a short journey with sound in Firefox and in the engine of Safari',
    start: async () => {
      const { code } = await run('node', ['scripts/set-up.mjs', 'engines']);
      return code === 0 ? run('node', ['e2e/engines/main.ts']) : { code };
    },
  },
  {
    name: 'clone',
    about: 'the whole course on a fresh clone',
    start: () => run('node', ['scripts/fresh-clone.ts']),
  },
  {
    name: 'take-out',
    about: 'types, lint, tests and the whole course without each optional subject, or the one that is named',
    start: (rest) => run('node', ['scripts/take-out.ts', ...rest]),
  },
  { name: 'container', about: 'the container', start: () => run('node', ['scripts/check-container.ts']) },
  {
    name: 'flakes',
    about: 'each test file that has changed since a commit, 20 times beside four busy processes',
    start: ([since = 'HEAD~20']) => flakes(since),
  },
  {
    name: 'mutation',
    about: 'nine of ten faults that are put into the rules are noticed',
    start: (folders) => {
      const mutate = [
        ...folders.map((folder) => `${folder}/**/*.ts`),
        '!**/*.test.ts',
        '!**/testing/**',
      ].join(',');
      const mutated = folders.length > 0 ? ['--mutate', mutate] : [];
      return run('stryker', ['run', ...mutated, 'scripts/stryker.config.json']);
    },
  },
];

endTogether(() => rm('.build/reports', { recursive: true, force: true }));

const asked = process.argv.slice(2);
const named = stages.filter(({ name }) => asked.includes(name));
const rest = asked.filter((each) => !stages.some(({ name }) => name === each));
// The stage of flakes needs a commit to compare with, so it runs only on request.
const chosen = named.length > 0 ? named : stages.filter(({ name }) => name !== 'flakes');
if (named.length === 0 && rest.length > 0) {
  console.error(
    `No stage is called ${rest.join(', ')}. There are: ${stages.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

console.log('The stages, one after the other:');
for (const { name, about } of chosen) console.log(`  ${name.padEnd(10)} ${about}`);

const results: { name: string; code: number; minutes: number }[] = [];
for (const { name, start } of chosen) {
  console.log(`\n=== ${name}`);
  const begun = performance.now();
  const { code } = await start(rest).catch((error) => {
    console.error(error);
    return { code: 1 };
  });
  results.push({ name, code, minutes: (performance.now() - begun) / 60_000 });
}

console.log('\nResults:');
for (const { name, code, minutes } of results)
  console.log(`  ${code === 0 ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${minutes.toFixed(1)} min`);
const failed = results.filter(({ code }) => code !== 0).length;
console.log(`\n${results.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
