// `npm run soak`: what is too long for every day. The long suites in full length, of which `npm test` runs a slice (20,000
// fuzzed calls, 20 crashes of each kind in the middle of writes, outages of 30 s, 400 slow clients, 1,000 random sequences
// for each property of the player; about half an hour), the browser tests that hear and see in real time, the whole course
// on a fresh clone, the container, and mutation testing of the rules: their tests must notice nine of ten faults that are put into them.
// `npm run soak -- mutation rules/streak` changes only what lies in these folders.

import { run } from './run.ts';

const long = [
  'rules/player/player.property',
  'server/faults',
  'server/http/contract-walk',
  'server/http/http-surface',
  'server/progress/learner-turn',
];
const [only, ...folders] = process.argv.slice(2);

// One after the other: two at once would measure the machine instead of the server.
const projects = ['rules', 'server'].map((name) => `--project=${name}`);
const suites = ['run', ...projects, '--no-file-parallelism', ...long];
const realTime = ['test', '-c', 'e2e/playwright.config.ts', '--grep', '@real-time|@soak', '--workers', '1'];
const codes =
  only === 'mutation'
    ? []
    : [
        (await run('vitest', suites, { env: { SOAK: '1' } })).code,
        (await run('playwright', realTime, { env: { REAL_TIME: '1' } })).code,
        (await run('node', ['scripts/fresh-clone.ts'])).code,
        (await run('node', ['scripts/check-container.ts'])).code,
      ];

const mutate = [...folders.map((folder) => `${folder}/**/*.ts`), '!**/*.test.ts'].join(',');
const mutated = folders.length > 0 ? ['--mutate', mutate] : [];
codes.push((await run('stryker', ['run', ...mutated, 'scripts/stryker.config.json'])).code);
process.exitCode = codes.find((code) => code !== 0) ?? 0;
