import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { appErrorOf, problemResponse } from './problem.ts';

test.each([
  ['53100', 'could not extend file "base/16384/2619": No space left on device', 'unavailable'],
  ['53200', 'out of memory', 'unavailable'],
  ['53300', 'sorry, too many clients already', 'unavailable'],
  ['58030', 'could not fsync file "pg_wal/0000": Input/output error', 'unavailable'],
  ['58P01', 'could not open file "base/5/1259": No such file or directory', 'unavailable'],
  ['XX001', 'invalid page in block 3 of relation base/5/1259', 'unavailable'],
  ['57P01', 'terminating connection due to administrator command', 'unavailable'],
  ['08006', 'connection failure', 'unavailable'],
  ['55P03', 'canceling statement due to lock timeout', 'unavailable'],
  ['40P01', 'deadlock detected', 'unavailable'],
  ['ENOSPC', 'ENOSPC: no space left on device, write', 'unavailable'],
  ['EIO', 'EIO: i/o error, read', 'unavailable'],
  ['EMFILE', 'EMFILE: too many open files, open', 'unavailable'],
  ['ECONNREFUSED', 'connect ECONNREFUSED 127.0.0.1:5432', 'unavailable'],
  ['23505', 'duplicate key value violates unique constraint', 'internal'],
  ['42703', 'column "radio" does not exist', 'internal'],
  ['ENOENT', "ENOENT: no such file or directory, open 'texts.json'", 'internal'],
])('an error %s (%s) is answered as %s', (code, message, expected) => {
  const error = appErrorOf(Object.assign(new Error(message), { code }));
  expect([error.code, error.retryAfter]).toEqual([expected, expected === 'unavailable' ? 2 : undefined]);
});

test.each([
  [undefined, 'Please wait a moment and try again.'],
  [60, 'Please wait a moment and try again.'],
  [61, 'Please try again in 2 minutes.'],
  [900, 'Please try again in 15 minutes.'],
  [3_600, 'Please try again in 60 minutes.'],
  [3_601, 'Please try again in 2 hours.'],
  [86_000, 'Please try again in 24 hours.'],
])('a caller who was too quick and has to wait %s seconds reads: %s', async (retryAfter, wait) => {
  const answer = problemResponse(new AppError('too_many_requests', { retryAfter }), 'id');
  expect(await answer.json()).toHaveProperty('detail', `That was a lot at once. ${wait}`);
});
