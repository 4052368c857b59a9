// Queues mails that only report a change. If such a mail can't be queued, the change is still made.

import { sql, type Transaction } from 'kysely';
import type { Log } from '#platform/server/log.ts';
import type { Database } from '#subjects/server/schema.ts';
import type { MailQueue, QueuedMail } from './mail-queue.ts';

/**
 * Queues a mail in the caller's transaction, within a savepoint and for at most a second, so that neither an error
 * nor a locked queue undoes or delays the rest of the transaction. A failure is logged.
 */
export async function queueOrLog(
  trx: Transaction<Database>,
  { mails, log }: { mails: MailQueue; log: Log },
  mail: QueuedMail,
): Promise<void> {
  await sql`savepoint mail`.execute(trx);
  try {
    await sql`set local statement_timeout = '1s'`.execute(trx);
    await mails.queue(trx, mail);
    await sql`release savepoint mail`.execute(trx);
  } catch (error) {
    await sql`rollback to savepoint mail`.execute(trx);
    log.error('mail_not_queued', { kind: mail.kind, reason: (error as { code?: string }).code });
  }
}
