// Compares sign-ins with what Argon2id itself allows, and measures how much a flood of logins slows other calls.

import { setTimeout } from 'node:timers/promises';
import { hashPassword } from '../src/people/server/password-hash.ts';
import { type Person, signUp } from '../src/testing/server/visitor.ts';
import { atLeast, atMost, burst, cpuSeconds, type Figure, type LoadRequest, withProduct } from './bench.ts';

const SECONDS = 5;
const PEOPLE = 40;

export async function measure(): Promise<Figure[]> {
  const hashes = await hashesPerSecond();
  const settings = {
    LOG_LEVEL: 'error',
    SIGN_INS_PER_ADDRESS: '1000000',
    READS_PER_MINUTE: '10000000',
  };
  return withProduct(settings, async (product) => {
    const target = { url: product.url, pid: product.pid() };
    const signIns = await signInRequests(product.url);
    await untilAtRest(target.pid);
    const signIn = await burst(target, signIns, { seconds: SECONDS, connections: 8 });
    // During the flood other clients open pages and call the API.
    const [, live, page] = await Promise.all([
      burst(target, signIns, { seconds: SECONDS, connections: 100, mayFail: true }),
      burst(target, [{ path: '/health/live' }], { seconds: SECONDS, connections: 2 }),
      burst(target, [{ path: '/' }, { path: '/api/course' }], { seconds: SECONDS, connections: 2 }),
    ]);
    return [
      atLeast(
        'sign-ins per second, share of what Argon2id allows',
        (100 * signIn.rate) / hashes,
        60,
        '%',
        `${Math.round(signIn.rate)} beside ${Math.round(hashes)} a second`,
      ),
      atMost('/health/live during a login flood, p97.5', live.p97, 100, 'ms'),
      atMost('pages and course during a login flood, p97.5', page.p97, 100, 'ms'),
    ];
  });
}

/** Returns how many password hashes this machine makes per second, two at a time, when nothing else runs. */
async function hashesPerSecond(): Promise<number> {
  const began = performance.now();
  let count = 0;
  const worker = async () => {
    while (performance.now() - began < 3_000) {
      await hashPassword('lurch-and-drag-7');
      count += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return (1000 * count) / (performance.now() - began);
}

async function signInRequests(url: string): Promise<LoadRequest[]> {
  const headers = { origin: url, 'content-type': 'application/json' };
  const people: Person[] = [];
  for (let n = 0; n < PEOPLE; n += 1) people.push((await signUp(url)).person);
  return people.map(({ email, password }) => ({
    method: 'POST',
    path: '/api/auth/sign-in',
    headers,
    body: JSON.stringify({ email, password }),
  }));
}

/**
 * Seconds for which the server must have been nearly idle. It is more than three, because the server compresses pages
 * once more three seconds after it has drawn them.
 */
const QUIET = 4;

/** Waits until a process that has started is idle, for a minute at most. */
async function untilAtRest(pid: number): Promise<void> {
  let quiet = 0;
  for (let second = 0; quiet < QUIET && second < 60; second += 1) {
    const before = cpuSeconds(pid);
    await setTimeout(1000);
    quiet = cpuSeconds(pid) - before < 0.1 ? quiet + 1 : 0;
  }
}
