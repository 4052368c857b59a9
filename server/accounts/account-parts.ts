// What the account operations share.

import type { Db } from '../db/database.ts';
import type { Handlers } from '../http/mount.ts';
import type { Log } from '../log.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Limits } from '../security/limits.ts';
import type { AuthContext } from './session.ts';

export type AccountParts = {
  db: Db;
  auth: AuthContext;
  limits: Limits;
  mails: MailQueue;
  log: Log;
  /** UTC milliseconds. */
  now: () => number;
};

/** The handlers of some operations. */
export type Some<Name extends keyof Handlers> = Pick<Handlers, Name>;
