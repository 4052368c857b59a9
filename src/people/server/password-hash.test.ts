import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashCheaply, hashPassword, isOutdated, verifyPassword } from './password-hash.ts';

beforeAll(() => hashCheaply(false));
afterAll(() => hashCheaply(true));

test('R1 a hash has today’s parameters and a salt, and belongs to its password only', async () => {
  const [one, other] = await Promise.all([hashPassword('lurch and drag'), hashPassword('lurch and drag')]);
  expect(one).not.toBe(other);
  expect(isOutdated(one)).toBe(false);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await verifyPassword('lurch and drag', one)).toBe(true);
  expect(await verifyPassword('lurch and drug', one)).toBe(false);
});

test.each(['', 'plain text', '$argon2id$v=19$m=1', '$2b$12$abcdefghijklmnopqrstuv'])(
  'a stored text that is no hash of ours (%j) fits no password and counts as outdated',
  async (stored) => {
    expect(await verifyPassword('anything', stored)).toBe(false);
    expect(isOutdated(stored)).toBe(true);
  },
);

test('R1 a hash made at another cost is outdated, and still belongs to its password', async () => {
  hashCheaply(true);
  const cheap = await hashPassword('lurch and drag');
  hashCheaply(false);
  expect(isOutdated(cheap)).toBe(true);
  expect(await verifyPassword('lurch and drag', cheap)).toBe(true);
});

test('R28 many calls at once wait in a short queue, and a call that finds it full must come back later', async () => {
  // How long a hash takes makes no difference to how many callers can wait.
  hashCheaply(true);
  const outcomes = await Promise.allSettled(
    Array.from({ length: 150 }, () => hashPassword('lurch and drag')),
  );
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  // Two hashes run, and a hundred callers wait.
  expect(refused).toHaveLength(48);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable', retryAfter: 5 });
});
