// `npm run operator -- ADDRESS`: prints a one-time link that signs in as an operator, for the owner of the
// machine.

import { operatorLink } from '../src/people/server/operator-link.ts';
import { openForTools } from '../src/platform/server/db/open-for-tools.ts';
import { readEnv } from '../src/platform/server/env.ts';
import { localOrigin } from '../src/platform/server/local-origin.ts';

try {
  const address = process.argv[2];
  if (!address) throw new Error('Whose? npm run operator -- you@example.org');
  const env = readEnv(process.env);
  await using database = await openForTools(env);
  const options = {
    operators: env.OPERATOR_EMAILS,
    origin: env.PUBLIC_URL ?? localOrigin(env.HOST, env.PORT),
    now: Date.now(),
  };
  console.log(await operatorLink(database.db, address, options));
  console.log('It works once, for 10 minutes, and leads to the studio.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
