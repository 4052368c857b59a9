// The limits of class screens and of the phones that lead them. A school behind one address can be many classes.

import type { Context } from 'hono';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Limit } from '#platform/server/security/counters.ts';
import type { Limiter } from '#platform/server/security/limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/**
 * Limits of class screens that an address opens, and of wrong codes: a school opens many, and a class
 * mistypes.
 */
const classScreens: Limit = { name: 'class screen', most: 600, seconds: HOUR };
const classCode: Limit = { name: 'class code', most: 20, seconds: 5 * MINUTE };
/**
 * The most commands per minute: of one screen, whose phones tell each again every second until it is obeyed,
 * and of a whole school.
 */
const COMMANDS_PER_SCREEN = 600;
const COMMANDS_PER_ADDRESS = 3_000;
/**
 * The most open streams per process: of one screen with its phones, and of an event with 500 screens behind
 * one address.
 */
const STREAMS_PER_SCREEN = 30;
const STREAMS_PER_ADDRESS = 1_500;

export function makeClassLimits(limiter: Limiter) {
  const placeOfScreen = makePlaces(STREAMS_PER_SCREEN);
  const placeOfAddress = makePlaces(STREAMS_PER_ADDRESS);

  return {
    async countClassScreen(context: Context): Promise<void> {
      await limiter.hit(classScreens, limiter.addressOf(context));
    },
    /** Counts a class screen's code that led nowhere; throws too_many_requests beyond the limit. */
    async countClassCode(context: Context): Promise<void> {
      await limiter.hit(classCode, limiter.addressOf(context));
    },
    /** Counts a command before its screen is looked up, in memory: a flood must not cost connections of the database. */
    countClassCommand(context: Context, code: string): void {
      limiter.countCall(`class address ${limiter.addressOf(context)}`, COMMANDS_PER_ADDRESS);
      limiter.countCall(`class screen ${code}`, COMMANDS_PER_SCREEN);
    },
    /**
     * Takes a place for a stream of `screen`; the answer gives it back. Throws too_many_requests when no
     * place is left.
     */
    takeClassStream(context: Context, screen: string): () => void {
      const leaveAddress = placeOfAddress(limiter.addressOf(context));
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
  };
}

/**
 * Takes a place of `key`; the returned function gives it back, once. Throws too_many_requests where `most` are
 * taken.
 */
type TakePlace = (key: string) => () => void;

/** Counts places that are taken for a while in memory, per process. */
function makePlaces(most: number): TakePlace {
  const taken = new Map<string, number>();
  return (key) => {
    const before = taken.get(key) ?? 0;
    if (before >= most) throw new AppError('too_many_requests', { retryAfter: 10 });
    taken.set(key, before + 1);
    return () => {
      const left = (taken.get(key) ?? 1) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  };
}
