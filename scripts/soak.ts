// `npm run soak`: the long suites in full length, of which `npm test` runs a slice: 20,000 fuzzed calls, 20 crashes of
// each kind in the middle of writes, outages of 30 s, 400 slow clients. Then the whole course on a fresh clone. Takes about
// half an hour.

import { run } from './run.ts';

const long = ['server/http/contract-walk', 'server/http/http-surface', 'server/faults'];

// One after the other: what is measured is the server's patience, not the machine's.
const suites = await run('vitest', ['run', '--project', 'server', '--no-file-parallelism', ...long], {
  SOAK: '1',
});
process.exitCode = (await run('node', ['scripts/fresh-clone.ts'])) || suites;
