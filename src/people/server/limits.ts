// The limits of signing in, of mails and of codes. A school behind one address can be many people.

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
/** The limit of wrong guesses from a device that the account was signed in on before. */
const signInFromKnownDevice: Limit = { name: 'sign-in known device', most: 10, seconds: 15 * MINUTE };
const mailPerMinute: Limit = { name: 'mail minute', most: 1, seconds: MINUTE };
const mailPerAccount: Limit = { name: 'mail account', most: 5, seconds: HOUR };
const emailChange: Limit = { name: 'email change', most: 3, seconds: DAY };
/**
 * The limits of wrong codes of mailed links: of one mail, and of an address, behind which a whole class may
 * mistype.
 */
const linkCode: Limit = { name: 'link code', most: 5, seconds: HOUR };
const linkCodePerAddress: Limit = { name: 'link code address', most: 100, seconds: 5 * MINUTE };
/** Number of mails of one purpose per hour, of all people, above which the log warns. */
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
  /** Number of sign-ins of an address that are under way. */
  const looking = new Map<string, number>();

  return {
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
      const address = limiter.addressOf(context);
      const account = email.toLowerCase();
      const perAccount = knownDevice ? signInFromKnownDevice : signInPerAccount;
      // A guess that a closed account or a busy server does not look at is taken back: nobody learnt anything
      // from it.
      const takenBack = (limit: Limit, subject: string) => async (error: unknown) => {
        await limiter.forgive(limit, subject);
        throw error;
      };
      const look = () => isRight().catch(takenBack(perAccount, account));
      const before = looking.get(address) ?? 0;
      looking.set(address, before + 1);
      try {
        await limiter.hit(signInPerAddress, address).catch((error) => {
          // The other sign-ins under way may turn out right in a moment, and then count no more.
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
    /** Counts a request for a mailed link, whether or not the address has an account: the answer must not tell. */
    async countMail(context: Context, purpose: LinkPurpose, email: string): Promise<void> {
      await limiter.hit(mailPerAddress, limiter.addressOf(context));
      await limiter.hit(mailPerMinute, `${purpose} ${email.toLowerCase()}`);
      await limiter.hit(mailPerAccount, email.toLowerCase());
      await limiter
        .hit({ name: 'mail alarm', most: MAIL_ALARM, seconds: HOUR }, purpose)
        .catch(() => log.warn('many_mails', { purpose }));
    },
    /** Counts a change of address that was asked for, whatever came of it. */
    async countEmailChange(userId: string): Promise<void> {
      await limiter.hit(emailChange, userId);
    },
    /**
     * Counts a mailed link's code before it is looked up, by the browser that asked: each mail has five wrong
     * tries. Returns null when they are used up; `succeeded` takes the try back.
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
