// Mails are sent and reminders queued beside the requests.

import nodemailer from 'nodemailer';
import type { JobParts, SubjectJobs } from '#subjects/server/job-parts.ts';
import { sendLink } from './link-mail.ts';
import { sendMail } from './mail/send-mail.ts';
import { remind } from './remind.ts';

/** Milliseconds after which a mail server that does not answer is given up. */
const SMTP_TIMEOUT = 15_000;

export function peopleJobs({ db, env, secret, origin, mails, settings, log, now }: JobParts): SubjectJobs {
  const transport = env.SMTP_URL
    ? nodemailer.createTransport({
        url: env.SMTP_URL,
        connectionTimeout: SMTP_TIMEOUT,
        greetingTimeout: SMTP_TIMEOUT,
        socketTimeout: SMTP_TIMEOUT,
      })
    : null;
  const sender = { db, secret, transport, from: env.MAIL_FROM, host: new URL(origin).hostname, now, log };
  return {
    tasks: {
      send_mail: (payload, { job }) =>
        sendMail(sender, (payload as { mail_id: string }).mail_id, job.attempts >= job.max_attempts),
      send_link: (payload) => sendLink({ db, secret, mails, now }, (payload as { sealed: string }).sealed),
      remind: () => remind({ db, mails, settings, now }),
    },
    timetable: [{ task: 'remind', match: '*/15 * * * *' }],
  };
}
