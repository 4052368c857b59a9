// Every limit against abuse, in one place. Sign-in, mail, sign-up and feedback are counted in the database, the first
// three by address: a school behind one address can be that many people. Ordinary reads and writes are counted in memory,
// per process and by person only; what a visitor can write has a limit of its own.

import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Env } from '#platform/server/env.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Session } from '#platform/server/http/mount.ts';
import type { Log } from '#platform/server/log.ts';
import { clientAddressReader } from '#platform/server/security/client-address.ts';
import { type Limit, makeCounters } from '#platform/server/security/counters.ts';
import { makePlaces } from '#platform/server/security/places.ts';
import type { LinkPurpose } from '#subjects/rules/paths.ts';
import type { Database } from './schema.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 24 * HOUR;
const signInPerAccount: Limit = { name: 'sign-in account', most: 10, seconds: 15 * MINUTE };
/** Wrong guesses from a device that the account was signed in on before. */
const signInFromKnownDevice: Limit = { name: 'sign-in known device', most: 10, seconds: 15 * MINUTE };
const mailPerMinute: Limit = { name: 'mail minute', most: 1, seconds: MINUTE };
const mailPerAccount: Limit = { name: 'mail account', most: 5, seconds: HOUR };
const emailChange: Limit = { name: 'email change', most: 3, seconds: DAY };
const feedback: Limit = { name: 'feedback', most: 5, seconds: HOUR };
/** Codes of crews that lead nowhere: by person, and by address, behind which a whole class may mistype. */
const codePerPerson: Limit = { name: 'crew code person', most: 10, seconds: 15 * MINUTE };
const codePerAddress: Limit = { name: 'crew code address', most: 100, seconds: 5 * MINUTE };
/** Class screens that an address opens, and wrong codes of them: a school opens many, and a class mistypes. */
const classScreens: Limit = { name: 'class screen', most: 600, seconds: HOUR };
const classCode: Limit = { name: 'class code', most: 20, seconds: 5 * MINUTE };
/** Commands per minute: of one screen, whose phones tell each again every second until it is obeyed, and of a whole school. */
const COMMANDS_PER_SCREEN = 600;
const COMMANDS_PER_ADDRESS = 3_000;
/** Open streams per process: of one screen with its phones, and of an event with 500 screens behind one address. */
const STREAMS_PER_SCREEN = 30;
const STREAMS_PER_ADDRESS = 1_500;
/** Wrong codes of mailed links: of one mail, and of an address, behind which a whole class may mistype. */
const linkCode: Limit = { name: 'link code', most: 5, seconds: HOUR };
const linkCodePerAddress: Limit = { name: 'link code address', most: 100, seconds: 5 * MINUTE };
const crewMail: Limit = { name: 'crew mail', most: crewLimits.mailsPerDay, seconds: DAY };
/** Mails of one purpose per hour, of all people, above which the log warns. */
const MAIL_ALARM = 30;

type LimitSettings = Pick<
  Env,
  | 'TRUSTED_PROXIES'
  | 'SIGN_UPS_PER_HOUR'
  | 'MAILS_PER_HOUR'
  | 'SIGN_INS_PER_ADDRESS'
  | 'READS_PER_MINUTE'
  | 'WRITES_PER_MINUTE'
>;
export type Limits = ReturnType<typeof makeLimits>;

export function makeLimits({
  db,
  env,
  secret,
  log,
  now,
}: {
  db: Db;
  env: LimitSettings;
  secret: string;
  log: Log;
  now: () => number;
}) {
  const addressOf = clientAddressReader(env.TRUSTED_PROXIES);
  const counters = makeCounters({ db, secret, now });
  const signInPerAddress: Limit = {
    name: 'sign-in address',
    most: env.SIGN_INS_PER_ADDRESS,
    seconds: 5 * MINUTE,
  };
  const signUp: Limit = { name: 'sign-up', most: env.SIGN_UPS_PER_HOUR, seconds: HOUR };
  const mailPerAddress: Limit = { name: 'mail address', most: env.MAILS_PER_HOUR, seconds: HOUR };
  const countCall = callCounter(now);
  /** How many sign-ins of an address are under way. */
  const looking = new Map<string, number>();
  const placeOfScreen = makePlaces(STREAMS_PER_SCREEN);
  const placeOfAddress = makePlaces(STREAMS_PER_ADDRESS);

  return {
    /** The gate of every call. A visitor's address says nothing about how many people are behind it. */
    limitCalls(session: Session | null, method: string): void {
      if (!session) return;
      const write = method !== 'GET';
      countCall(`${write} ${session.user_id}`, write ? env.WRITES_PER_MINUTE : env.READS_PER_MINUTE);
    },
    /**
     * Counts a try before `isRight` looks at the password, and takes it back unless the answer is no: only failures count. A
     * known device of the account counts by itself, so that guesses from elsewhere can't keep its owner out.
     */
    async countSignIn(
      context: Context,
      email: string,
      { knownDevice }: { knownDevice: boolean },
      isRight: () => Promise<boolean>,
    ): Promise<boolean> {
      const address = addressOf(context);
      const account = email.toLowerCase();
      const perAccount = knownDevice ? signInFromKnownDevice : signInPerAccount;
      // Of what is not looked at, by an account that is closed or a server that is too busy, nothing was learnt.
      const takenBack = (limit: Limit, subject: string) => async (error: unknown) => {
        await counters.forgive(limit, subject);
        throw error;
      };
      const look = () => isRight().catch(takenBack(perAccount, account));
      const before = looking.get(address) ?? 0;
      looking.set(address, before + 1);
      try {
        await counters.hit(signInPerAddress, address).catch((error) => {
          // The others may turn out right in a moment, and then count no more.
          const alone = before === 0 && looking.get(address) === 1;
          throw alone ? error : new AppError('too_many_requests', { retryAfter: 2, cause: error });
        });
        const right = await counters
          .hit(perAccount, account)
          .then(look)
          .catch(takenBack(signInPerAddress, address));
        if (right) {
          await counters.forgive(signInPerAddress, address);
          await counters.reset(perAccount, account);
        }
        return right;
      } finally {
        const left = (looking.get(address) ?? 1) - 1;
        if (left > 0) looking.set(address, left);
        else looking.delete(address);
      }
    },
    async countSignUp(context: Context): Promise<void> {
      await counters.hit(signUp, addressOf(context));
    },
    /** Counts a request for a mailed link, whether or not the address has an account: the answer must not tell. */
    async countMail(context: Context, purpose: LinkPurpose, email: string): Promise<void> {
      await counters.hit(mailPerAddress, addressOf(context));
      await counters.hit(mailPerMinute, `${purpose} ${email.toLowerCase()}`);
      await counters.hit(mailPerAccount, email.toLowerCase());
      await counters
        .hit({ name: 'mail alarm', most: MAIL_ALARM, seconds: HOUR }, purpose)
        .catch(() => log.warn('many_mails', { purpose }));
    },
    /** Changes of address that were asked for, whatever came of them. */
    async countEmailChange(userId: string): Promise<void> {
      await counters.hit(emailChange, userId);
    },
    /** Counts a crew's code before it is looked up; `succeeded` takes that back: only those that lead nowhere count. */
    async countCode(context: Context, userId: string): Promise<{ succeeded: () => Promise<void> }> {
      const address = addressOf(context);
      await counters.hit(codePerPerson, userId);
      await counters.hit(codePerAddress, address);
      return {
        succeeded: async () => {
          await counters.forgive(codePerPerson, userId);
          await counters.forgive(codePerAddress, address);
        },
      };
    },
    /**
     * Counts a mailed link's code before it is looked up, by the browser that asked: each mail has five wrong tries. Null
     * when they are used up; `succeeded` takes the try back.
     */
    async countLinkCode(
      context: Context,
      browser: string,
    ): Promise<{ succeeded: () => Promise<void> } | null> {
      const address = addressOf(context);
      await counters.hit(linkCodePerAddress, address);
      const isCounted = await counters.hit(linkCode, browser).then(
        () => true,
        (error) => {
          if (error instanceof AppError) return false;
          throw error;
        },
      );
      if (!isCounted) return null;
      return {
        succeeded: async () => {
          await counters.forgive(linkCode, browser);
          await counters.forgive(linkCodePerAddress, address);
        },
      };
    },
    async countClassScreen(context: Context): Promise<void> {
      await counters.hit(classScreens, addressOf(context));
    },
    /** Counts a class screen's code that led nowhere; throws too_many_requests from then on. */
    async countClassCode(context: Context): Promise<void> {
      await counters.hit(classCode, addressOf(context));
    },
    /** Counts a command before its screen is looked up, in memory: a flood must not cost connections of the database. */
    countClassCommand(context: Context, code: string): void {
      countCall(`class address ${addressOf(context)}`, COMMANDS_PER_ADDRESS);
      countCall(`class screen ${code}`, COMMANDS_PER_SCREEN);
    },
    /** Takes a place for a stream of `screen`; the answer gives it back. Throws too_many_requests where none is left. */
    takeClassStream(context: Context, screen: string): () => void {
      const leaveAddress = placeOfAddress(addressOf(context));
      try {
        const leaveScreen = placeOfScreen(screen);
        return () => {
          leaveScreen();
          leaveAddress();
        };
      } catch (error) {
        leaveAddress();
        throw error;
      }
    },
    /** Counts within the transaction that queues it. */
    async countCrewMail(crewId: string, trx: Transaction<Database>): Promise<void> {
      await counters.hit(crewMail, crewId, trx);
    },
    /** Counts within the transaction that stores it. */
    async countFeedback(context: Context, userId: string | null, trx: Transaction<Database>): Promise<void> {
      await counters.hit(feedback, userId ?? addressOf(context), trx);
    },
  };
}

/** Counts calls per minute in memory; throws too_many_requests. */
function callCounter(now: () => number): (key: string, most: number) => void {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (key, most) => {
    const left = endsAt - now();
    // More than a minute left: the clock was set back since.
    if (left <= 0 || left > MINUTE * 1_000) {
      counts = new Map();
      endsAt = now() + MINUTE * 1_000;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > most)
      throw new AppError('too_many_requests', { retryAfter: Math.max(1, (endsAt - now()) / 1_000) });
  };
}
