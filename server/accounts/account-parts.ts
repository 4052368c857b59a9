// What the account operations share.

import type pg from 'pg';
import type { Handlers } from '../http/mount.ts';
import type { MailQueue } from '../mail/mail-queue.ts';
import type { Limits } from '../security/limits.ts';
import type { Auth } from './auth.ts';
import type { SessionDoor } from './session.ts';

export type AccountParts = {
  auth: Auth;
  pool: pg.Pool;
  door: SessionDoor;
  limits: Limits;
  mails: MailQueue;
  /** UTC milliseconds. */
  now: () => number;
};

/** The handlers of some operations. */
export type Some<Name extends keyof Handlers> = Pick<Handlers, Name>;
