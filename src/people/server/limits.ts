// The limits of signing in, of mails and of codes. Behind one network address there may be a whole school.

import type { Context } from 'hono';
import type { Env } from '#platform/server/env.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Log } from '#platform/server/log.ts';
import type { Limit } from '#platform/server/security/counters.ts';
import type { Limiter } from '#platform/server/security/limiter.ts';
import type { LinkPurpose } from '#subjects/rules/paths.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 24 * HOUR;
const signInPerAccount: Limit = { name: 'sign-in account', most: 10, seconds: 15 * MINUTE };
/** The limit of wrong passwords from a device on which the account was signed in before. */
const signInFromKnownDevice: Limit = { name: 'sign-in known device', most: 10, seconds: 15 * MINUTE };
const mailPerMinute: Limit = { name: 'mail minute', most: 1, seconds: MINUTE };
const mailPerAccount: Limit = { name: 'mail account', most: 5, seconds: HOUR };
const emailChange: Limit = { name: 'email change', most: 3, seconds: DAY };
/**
 * How many wrong codes are accepted from a browser that asked for a mail, and from a network address, behind which a
 * whole class may mistype.
 */
const linkCode: Limit = { name: 'link code', most: 5, seconds: HOUR };
const linkCodePerAddress: Limit = { name: 'link code address', most: 100, seconds: 5 * MINUTE };
/** Above this number of mails of one purpose in an hour, for all people together, the log warns. */
const MAIL_ALARM = 30;

type LimitSettings = Pick<Env, 'SIGN_UPS_PER_HOUR' | 'MAILS_PER_HOUR' | 'SIGN_INS_PER_ADDRESS'>;
export type PeopleLimits = ReturnType<typeof makePeopleLimits>;

export function makePeopleLimits(limiter: Limiter, env: LimitSettings, log: Log) {
  const signInPerAddress: Limit = {
    name: 'sign-in address',
    most: env.SIGN_INS_PER_ADDRESS,
    seconds: 5 * MINUTE,
  };
  const signUp: Limit = { name: 'sign-up', most: env.SIGN_UPS_PER_HOUR, seconds: HOUR };
  const mailPerAddress: Limit = { name: 'mail address', most: env.MAILS_PER_HOUR, seconds: HOUR };
  /** How many sign-ins of each network address are being checked now. */
  const looking = new Map<string, number>();

  return {
    /**
     * Counts a try before `isRight` checks the password, and takes the try back unless the password was wrong. A known
     * device of the account is counted separately, so that guesses from elsewhere can't lock its owner out.
     */
    async countSignIn(
      context: Context,
      email: string,
      { knownDevice }: { knownDevice: boolean },
      isRight: () => Promise<boolean>,
    ): Promise<boolean> {
      const address = limiter.addressOf(context);
      const account = email.toLowerCase();
      const perAccount = knownDevice ? signInFromKnownDevice : signInPerAccount;
      // A guess that was not checked (the account is blocked, or the server too busy) does not count, because it
      // gave nothing away.
      const takenBack = (limit: Limit, subject: string) => async (error: unknown) => {
        await limiter.forgive(limit, subject);
        throw error;
      };
      const look = () => isRight().catch(takenBack(perAccount, account));
      const before = looking.get(address) ?? 0;
      looking.set(address, before + 1);
      try {
        await limiter.hit(signInPerAddress, address).catch((error) => {
          // Other sign-ins that are being checked may be right; then their tries are taken back, and this sign-in may
          // pass soon.
          const alone = before === 0 && looking.get(address) === 1;
          throw alone ? error : new AppError('too_many_requests', { retryAfter: 2, cause: error });
        });
        const right = await limiter
          .hit(perAccount, account)
          .then(look)
          .catch(takenBack(signInPerAddress, address));
        if (right) {
          await limiter.forgive(signInPerAddress, address);
          await limiter.reset(perAccount, account);
        }
        return right;
      } finally {
        const left = (looking.get(address) ?? 1) - 1;
        if (left > 0) looking.set(address, left);
        else looking.delete(address);
      }
    },
    async countSignUp(context: Context): Promise<void> {
      await limiter.hit(signUp, limiter.addressOf(context));
    },
    /**
     * Counts a request for a mailed link. Unknown addresses are counted too, because the answer must not show which
     * addresses are known.
     */
    async countMail(context: Context, purpose: LinkPurpose, email: string): Promise<void> {
      await limiter.hit(mailPerAddress, limiter.addressOf(context));
      await limiter.hit(mailPerMinute, `${purpose} ${email.toLowerCase()}`);
      await limiter.hit(mailPerAccount, email.toLowerCase());
      await limiter
        .hit({ name: 'mail alarm', most: MAIL_ALARM, seconds: HOUR }, purpose)
        .catch(() => log.warn('many_mails', { purpose }));
    },
    /** Counts a request to change the address, whether or not it succeeds. */
    async countEmailChange(userId: string): Promise<void> {
      await limiter.hit(emailChange, userId);
    },
    /**
     * Counts a typed code before it is looked up. `browser` (see link-codes.ts) has five wrong tries an hour; each mail
     * with a sign-in link gives `browser` a new value. Returns null if the tries are used up; `succeeded` takes the try
     * back.
     */
    async countLinkCode(
      context: Context,
      browser: string,
    ): Promise<{ succeeded: () => Promise<void> } | null> {
      const address = limiter.addressOf(context);
      await limiter.hit(linkCodePerAddress, address);
      const isCounted = await limiter.hit(linkCode, browser).then(
        () => true,
        (error) => {
          if (error instanceof AppError) return false;
          throw error;
        },
      );
      if (!isCounted) return null;
      return {
        succeeded: async () => {
          await limiter.forgive(linkCode, browser);
          await limiter.forgive(linkCodePerAddress, address);
        },
      };
    },
  };
}
