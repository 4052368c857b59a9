// The mails that tell the people of an import that they have moved. A job writes to a few people at a time, and only to
// people who have had no such mail.

import { sql } from 'kysely';
import { readMailCopy } from '#people/server/mail/mail-copy.ts';
import type { MailQueue } from '#people/server/mail/mail-queue.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import { placeholdersOf } from '#studio/rules/copy-problem.ts';
import { studioLimits } from '#studio/rules/studio-limits.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { paths } from '#subjects/rules/paths.ts';

type Invitation = OutputOf<'readStudioInvitation'>;

/** An arbitrary number, used for no other advisory lock in this database. */
const INVITATION_LOCK = 7_426_257;

export async function readInvitation(db: Db): Promise<Invitation> {
  const last = await db
    .selectFrom('invitations')
    .select(['subject', 'words', 'state'])
    .orderBy('id', 'desc')
    .executeTakeFirst();
  const counts = await sql<Pick<Invitation, 'waiting' | 'invited' | 'signed_in' | 'bounced'>>`
    select count(*) filter (where invited_at is null and not email_verified)::integer as waiting,
       count(invited_at)::integer as invited, count(*) filter (where email_verified)::integer as signed_in,
       (select count(*)::integer from mails where kind = 'invitation' and bounced_at is not null) as bounced
     from import_people join users on users.id = import_people.user_id`.execute(db);
  const copy = await readMailCopy(db);
  const shipped = {
    subject: copy('mail_invitation_subject'),
    words: copy('mail_invitation_body'),
    state: 'none' as const,
  };
  return { ...shipped, ...last, ...(counts.rows[0] ?? { waiting: 0, invited: 0, signed_in: 0, bounced: 0 }) };
}

/**
 * Starts the mails. People who have had such a mail do not get another mail, even with other words. Throws
 * invalid_input for an unknown placeholder, which every mail would show.
 */
export async function sendInvitation(
  db: Db,
  user_id: string,
  { subject, words }: InputOf<'sendStudioInvitation'>['body'],
): Promise<Record<string, never>> {
  const unknown = placeholdersOf(`${subject}\n${words}`).find((each) => each !== '{first_name}');
  if (unknown)
    throw new AppError('invalid_input', {
      message: `${unknown} means nothing here. This text can use {first_name}.`,
    });
  await inTransaction(db, async (trx) => {
    // Without the lock, invitations that are sent at once would not see each other, and all but one would stay running
    // for ever. A lock of the table would deadlock with the job, which holds the row that is changed next.
    await sql`select pg_advisory_xact_lock(${INVITATION_LOCK})`.execute(trx);
    await trx.updateTable('invitations').set({ state: 'done' }).where('state', '!=', 'done').execute();
    await trx.insertInto('invitations').values({ user_id, subject, words }).execute();
    await addJob(trx, 0);
  });
  return {};
}

export async function stopInvitation(db: Db): Promise<Record<string, never>> {
  await db.updateTable('invitations').set({ state: 'stopped' }).where('state', '=', 'running').execute();
  return {};
}

/**
 * The job: writes to the next few people, notes each person together with the mail, and runs again in a minute while
 * people are left.
 */
export async function invite(db: Db, mails: MailQueue): Promise<void> {
  await inTransaction(db, async (trx) => {
    const invitation = await trx
      .selectFrom('invitations')
      .select(['id', 'subject', 'words'])
      .where('state', '=', 'running')
      .orderBy('id', 'desc')
      .forUpdate()
      .executeTakeFirst();
    if (!invitation) return;
    const { subject, words } = invitation;
    const people = await trx
      .selectFrom('import_people')
      .innerJoin('users', 'users.id', 'import_people.user_id')
      .select(['users.id as user_id', 'email', 'email_verified', 'first_name'])
      .where('invited_at', 'is', null)
      .where('email_verified', '=', false)
      .orderBy('users.id')
      .limit(studioLimits.invitationsPerMinute)
      .execute();
    for (const to of people)
      await mails.queue(trx, {
        to,
        kind: 'invitation',
        words: { subject, paragraphs: words.split(/\n\s*\n/) },
        path: `${paths.login}#link`,
        dedupe_key: `invitation:${to.user_id}`,
      });
    const invited = people.map(({ user_id }) => user_id);
    await trx
      .updateTable('import_people')
      .set({ invited_at: sql<Date>`now()` })
      .where('user_id', '=', sql<string>`any (${invited}::text[])`)
      .execute();
    if (people.length === studioLimits.invitationsPerMinute) await addJob(trx, 60);
    else
      await trx.updateTable('invitations').set({ state: 'done' }).where('id', '=', invitation.id).execute();
  });
}

async function addJob(trx: Db, seconds: number): Promise<void> {
  await sql`select graphile_worker.add_job('invite', run_at => now() + ${seconds} * interval '1 second',
    job_key => 'invite')`.execute(trx);
}
