// `npm run check` checks lint, class names, types, structure, conformance, translations and unused code, and runs the
// tests of content, rules and contract. It stops at the first failure.

import { endTogether, run } from './run.ts';

// When the check is interrupted its commands end soon, because `npm test`, which may have started it, does not wait
// long.
endTogether(async () => {}, 5_000);

const checks: [name: string, command: string, args: string[]][] = [
  ['lint', 'biome', ['check', '--error-on-warnings']],
  ['class names', 'node', ['scripts/class-names.ts']],
  ['types', 'tsc', ['-b']],
  ['structure', 'node', ['scripts/check-structure.ts']],
  ['conformance', 'node', ['scripts/conformance.ts']],
  ['languages', 'node', ['scripts/check-languages.ts']],
  ['unused code', 'knip', []],
];
// `npm test` runs these tests with all the others.
if (!process.argv.includes('--without-tests'))
  checks.push([
    'content, rules and contract',
    'vitest',
    ['run', '--project', 'content', '--project', 'rules', '--project', 'api'],
  ]);

for (const [name, command, args] of checks) {
  console.log(`\n> ${name}`);
  if ((await run(command, args)).code !== 0) {
    console.error(`\ncheck failed: ${name}`);
    process.exit(1);
  }
}
