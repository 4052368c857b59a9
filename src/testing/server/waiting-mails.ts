// Reads the mails that wait in a test server's database, where no mail server is set.

import type { SealedMail } from '#people/server/mail/sealed-mail.ts';
import { unseal } from '#platform/server/seal.ts';
import type { TestServer } from './test-server.ts';
import { workDone } from './work-done.ts';

export type WaitingMail = SealedMail & { kind: string };

/** Returns all waiting mails to an address, oldest first. */
export async function waitingMails({ database, secret }: TestServer, to: string): Promise<WaitingMail[]> {
  const { rows } = await database.pool.query(
    'select kind, sealed from mails where sealed is not null order by created_at',
  );
  return rows
    .map((row) => ({ kind: row.kind, ...unseal<SealedMail>(row.sealed, secret) }))
    .filter((mail) => mail.to === to);
}

/** Waits until no job of the test server is due or running. */
export function jobsDone({ database }: TestServer): Promise<void> {
  return workDone(database.pool);
}

/** Returns the newest one-time token of a purpose that was mailed to an address. */
export async function mailedToken(
  server: TestServer,
  purpose: 'magic' | 'reset' | 'email',
  to: string,
): Promise<string> {
  await jobsDone(server);
  const mails = await waitingMails(server, to);
  const token = mails
    .findLast(({ kind }) => kind === purpose)
    ?.text.match(new RegExp(`#${purpose}=([\\w-]+)`))?.[1];
  if (!token) throw new Error(`No ${purpose} link was mailed to ${to}`);
  return token;
}

/** Returns the code, as people read it, in the newest mail of a purpose to an address. */
export async function mailedCode(
  server: TestServer,
  purpose: 'magic' | 'email',
  to: string,
): Promise<string> {
  await jobsDone(server);
  const mail = (await waitingMails(server, to)).findLast(({ kind }) => kind === purpose);
  const code = mail?.text.match(/^\w{4}-\w{4}$/m)?.[0];
  if (!code) throw new Error(`No code of a ${purpose} link was mailed to ${to}`);
  return code;
}
