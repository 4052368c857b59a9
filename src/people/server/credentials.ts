// The rows of accounts and their passwords. A person has one password or none, and only its hash is stored.

import { randomUUID } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Database } from '#subjects/server/schema.ts';
import { unmatchableHash, verifyPassword } from './password-hash.ts';

type Trx = Transaction<Database>;

/** PostgreSQL's code for a broken unique rule. */
const UNIQUE_VIOLATION = '23505';

/** An account and its password's hash. `password_id` changes with each new password. */
export type Credential = {
  user_id: string;
  email: string;
  password: string | null;
  password_id: string | null;
};

/** Finds a person by address (as storedEmail returns it) or by id, with the hash of the password. */
export function findCredential(
  db: Db,
  { email, user_id }: { email: string; user_id?: never } | { email?: never; user_id: string },
): Promise<Credential | undefined> {
  const people = db
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.user_id', 'users.id')
    .select(['users.id as user_id', 'users.email', 'accounts.password', 'accounts.id as password_id']);
  const one =
    user_id === undefined
      ? people.where(sql`lower(users.email)`, '=', email)
      : people.where('users.id', '=', user_id);
  return one.executeTakeFirst();
}

/**
 * Whether the password is this person's. The check takes the same time for an unknown person and for a person without a
 * password, so that the time gives nothing away.
 */
export async function isRightPassword(known: Credential | undefined, password: string): Promise<boolean> {
  const right = await verifyPassword(password, known?.password ?? unmatchableHash());
  return right && known?.password != null;
}

/**
 * Creates a person with a password; returns the id. Throws email_taken if another person has the address.
 */
export async function createAccount(
  trx: Trx,
  { hash, ...person }: Omit<Insertable<Database['users']>, 'id'> & { hash: string },
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto('users')
    .values({ ...person, id })
    .execute()
    .catch(asEmailTaken);
  await setPassword(trx, id, hash);
  return id;
}

/** Replaces a person's password. */
export async function setPassword(trx: Trx, userId: string, hash: string): Promise<void> {
  await removePassword(trx, userId);
  await trx
    .insertInto('accounts')
    .values({
      id: randomUUID(),
      user_id: userId,
      account_id: userId,
      provider_id: 'credential',
      password: hash,
    })
    .execute();
}

/** Removes a person's password; returns whether there was one. */
export async function removePassword(trx: Trx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('accounts')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Locks the person's row until the transaction ends. Every transaction that locks or writes rows of a person's account
 * must begin with this lock: two transactions that lock accounts, links and sessions in different orders could wait
 * for each other for ever. Returns false if the person is gone.
 */
export async function holdPerson(trx: Trx, userId: string): Promise<boolean> {
  const person = trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate();
  return (await person.executeTakeFirst()) !== undefined;
}

/**
 * Locks the hash that a password was checked against until the transaction ends. A password reset at the same time
 * waits, and then ends the session that this transaction makes. Throws invalid_credentials if the reset came first.
 */
export async function keepPassword(trx: Trx, { user_id, password }: Credential): Promise<void> {
  await holdPerson(trx, user_id);
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', user_id)
    .where('password', '=', password)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError('invalid_credentials'));
}

/** A handler for `catch` after a statement that writes an address. It turns a broken unique rule into email_taken. */
export function asEmailTaken(error: unknown): never {
  if ((error as { code?: string }).code === UNIQUE_VIOLATION)
    throw new AppError('email_taken', { field: 'email', cause: error });
  throw error;
}
