// A leader's message to the crew. Each member who asked for such mails gets a separate mail.

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isMinor } from '#people/rules/age-gate.ts';
import type { MailQueue } from '#people/server/mail/mail-queue.ts';
import { outsideNight } from '#platform/rules/night.ts';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { answerOnce } from '#platform/server/http/answer-once.ts';
import { seal, unseal } from '#platform/server/seal.ts';
import { paths } from '#subjects/rules/paths.ts';
import type { CrewHandler } from './crew-parts.ts';
import { ledCrew } from './led-crew.ts';

type CrewMessage = { id: string; crew_id: string; message: string };

/** Milliseconds after which a message is too old to be sent. */
const FRESH = 2 * 86_400_000;
const MOST_TRIES = 10;

/** Queues the message. The leader sees only how many people it goes to. */
export const mailCrew: CrewHandler<'mailCrew'> = async (parts, call) => {
  const { session, params, body, idempotencyKey } = call;
  const { id: crew_id } = await ledCrew(parts, parts.db, params.crew_id, session.user_id);
  const message: CrewMessage = { id: randomUUID(), crew_id, message: body.message };
  const sealed = seal(message, parts.secret).toString('base64');
  return inTransaction(parts.db, (trx) =>
    // A call that is sent again because its answer was lost neither mails nor counts again.
    answerOnce(trx, `crew mail ${session.user_id}`, idempotencyKey, async () => {
      await parts.countCrewMail(crew_id, trx);
      await sql`select graphile_worker.add_job('crew_mail', json_build_object('sealed', ${sealed}::text), max_attempts => ${MOST_TRIES})`.execute(
        trx,
      );
      const people = await recipients(trx, crew_id).execute();
      return { people: people.length };
    }),
  );
};

export type CrewMailer = { db: Db; secret: string; mails: MailQueue; now: () => number };

/**
 * The job of a message: queues a mail for each member who wants mails at that time. A job that runs twice sends no mail
 * twice. A minor gets no mail during the night.
 */
export async function sendCrewMails({ db, secret, mails, now }: CrewMailer, sealed: string): Promise<void> {
  const { id, crew_id, message } = unseal<CrewMessage>(Buffer.from(sealed, 'base64'), secret);
  await inTransaction(db, async (trx) => {
    const crew = await trx
      .selectFrom('crews')
      .innerJoin('users', 'users.id', 'crews.leader_id')
      .select(['name', 'users.first_name as leader'])
      .where('crews.id', '=', crew_id)
      .executeTakeFirst();
    if (!crew) return;
    for (const to of await recipients(trx, crew_id).execute())
      await mails.queue(trx, {
        to,
        kind: 'crew',
        facts: { crew_id },
        values: () => ({ crew: crew.name, leader: crew.leader, message }),
        path: paths.crew,
        dedupe_key: `crew ${id} ${to.user_id}`,
        not_before: isMinor(to.age_group) ? outsideNight(now(), to.time_zone ?? 'UTC') : undefined,
        expires_at: now() + FRESH,
      });
  });
}

/**
 * Selects members who want mails and have a proven address. Without the proof, a leader could sign up with strangers'
 * addresses, join with these accounts, and have any words mailed to the strangers.
 */
function recipients(db: Db, crewId: string) {
  return db
    .selectFrom('crew_members')
    .innerJoin('users', 'users.id', 'crew_members.user_id')
    .select(['users.id as user_id', 'first_name', 'email', 'email_verified', 'age_group', 'time_zone'])
    .where('crew_id', '=', crewId)
    .where('state', '=', 'in')
    .where('mails', '=', true)
    .where('email_verified', '=', true);
}
