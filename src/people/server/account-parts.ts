// The parts of the server that all operations of accounts need.

import type { Db } from '#platform/server/db/database.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import type { Log } from '#platform/server/log.ts';
import type { PeopleLimits } from './limits.ts';
import type { MailQueue } from './mail/mail-queue.ts';
import type { AuthContext } from './session.ts';

export type AccountParts = {
  db: Db;
  auth: AuthContext;
  limits: PeopleLimits;
  mails: MailQueue;
  log: Log;
  /** The time in UTC milliseconds. */
  now: () => number;
};

/** The handlers of the named operations. */
export type Some<Name extends keyof Handlers> = Pick<Handlers, Name>;
