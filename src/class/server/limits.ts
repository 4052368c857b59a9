// The limits of class screens and of the phones that lead them. A school behind one address can be many classes.

import type { Context } from 'hono';
import { AppError } from '#platform/server/http/app-error.ts';
import { appErrorOf } from '#platform/server/http/problem.ts';
import type { Limit } from '#platform/server/security/counters.ts';
import type { Limiter } from '#platform/server/security/limiter.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Limits for each address: a school opens many class screens, and the people in a class mistype codes. */
const classScreens: Limit = { name: 'class screen', most: 600, seconds: HOUR };
const classCode: Limit = { name: 'class code', most: 20, seconds: 5 * MINUTE };
/**
 * The most commands per minute: for one screen, whose phones repeat each command every second until it is taken, and
 * for a whole school.
 */
const COMMANDS_PER_SCREEN = 600;
const COMMANDS_PER_ADDRESS = 3_000;
/**
 * The most open streams per process: for one screen with its phones, and for an event with 500 screens behind one
 * address.
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
    /** Counts a wrong code of a class screen; throws too_many_requests beyond the limit. */
    async countClassCode(context: Context): Promise<void> {
      await limiter.hit(classCode, limiter.addressOf(context));
    },
    /**
     * Counts a command, in memory and before its screen is looked up: a flood of commands must not use database
     * connections.
     */
    countClassCommand(context: Context, code: string): void {
      limiter.countCall(`class address ${limiter.addressOf(context)}`, COMMANDS_PER_ADDRESS);
      limiter.countCall(`class screen ${code}`, COMMANDS_PER_SCREEN);
    },
    /**
     * Takes a place for a stream of `screen`, and returns the function that frees it. Throws too_many_requests when no
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
 * Takes a place of `key`, and returns the function that frees the place, which is to be called once. Throws
 * too_many_requests when no place is left.
 */
type TakePlace = (key: string) => () => void;

/**
 * Returns the function that takes places for streams. Each key has `most` places, which are counted in memory and per
 * process.
 */
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

type FewAtOnce = <Result>(act: () => Promise<Result>) => Promise<Result>;

/**
 * Keeps work from taking every connection of the database: at most `running` pieces of work run at a time, in order,
 * and the other pieces wait without a connection. Throws too_many_requests when `waiting` pieces wait already. If a
 * piece can't reach the database, all waiting pieces fail with the same error and don't try.
 */
export function fewAtOnce(running: number, waiting: number): FewAtOnce {
  let free = running;
  const queue: PromiseWithResolvers<void>[] = [];
  return async (act) => {
    if (free > 0) free -= 1;
    else {
      if (queue.length >= waiting) throw new AppError('too_many_requests', { retryAfter: 1 });
      const turn = Promise.withResolvers<void>();
      queue.push(turn);
      await turn.promise;
    }
    try {
      return await act();
    } catch (error) {
      if (appErrorOf(error).code === 'unavailable') for (const { reject } of queue.splice(0)) reject(error);
      throw error;
    } finally {
      const next = queue.shift();
      if (next) next.resolve();
      else free += 1;
    }
  };
}
