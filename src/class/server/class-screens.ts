// Class screens and the phones that lead them are served by any number of processes. A process that gets a call
// announces the call through the database, and every process passes the announcements on to its own streams
// (docs/decisions/073-class-screen.md).

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { sql } from 'kysely';
import type { ClassOperationName } from '#class/api/class-routes.ts';
import { type ClassState, classStart } from '#class/rules/class-state.ts';
import { codeFrom, codeLength, readCode } from '#platform/rules/spoken-code.ts';
import type { Announcements } from '#platform/server/db/announcements.ts';
import type { Db } from '#platform/server/db/database.ts';
import { dropOutdated } from '#platform/server/db/drop-outdated.ts';
import type { Env } from '#platform/server/env.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import { originForOthers, wantsLan } from '#platform/server/lan.ts';
import type { Limiter } from '#platform/server/security/limiter.ts';
import { fewAtOnce, makeClassLimits } from './limits.ts';

type ClassHost = {
  db: Db;
  env: Pick<Env, 'HOST'>;
  secret: string;
  announcements: Announcements;
  limiter: Limiter;
  /** The time in UTC milliseconds. */
  now: () => number;
  onStop: (stop: () => void) => void;
};

/** Channel on which the database announces news to screens and phones. */
export const classChannel = 'class';

type Listener = { send: (event: string, data: string) => void; end: () => void };
type News = { to: string; event: string; data: string };

/**
 * Milliseconds after its last message at which a screen ends, and milliseconds between two events that keep its
 * streams open.
 */
const LIFE = 4 * 3_600_000;
const SIGN_OF_LIFE = 20_000;
/**
 * Milliseconds after which a screen's row is written again even if its state is the same, so that the row does not
 * expire.
 */
const WRITTEN_ANEW = 60_000;
/**
 * The most calls of class screens that use the database at once (the server has 16 connections to it), and the most
 * calls that wait for their turn: one call from each of a thousand screens.
 */
const AT_ONCE = 4;
const WAITING = 1_000;
/** The most events that a stream may leave unread; the server ends a stream that leaves more. */
const MOST_UNREAD = 100;

/** The handlers of class screens. */
export function serveClass(host: ClassHost): Pick<Handlers, ClassOperationName> {
  const { db, secret, announcements, now } = host;
  const limits = makeClassLimits(host.limiter);
  const inTurn = fewAtOnce(AT_ONCE, WAITING);
  const streams = new Map<string, Set<Listener>>();
  const each = (act: (listener: Listener) => void) => {
    for (const listeners of streams.values()) for (const listener of [...listeners]) act(listener);
  };
  announcements.on(classChannel, (payload) => {
    const { to, event, data }: News = JSON.parse(payload);
    for (const listener of [...(streams.get(to) ?? [])]) listener.send(event, data);
  });
  // This process may have missed announcements, so it ends its streams: the pages connect again and get the state.
  announcements.onReturn(() => each(({ end }) => end()));
  const alive = setInterval(() => each(({ send }) => send('alive', '')), SIGN_OF_LIFE).unref();

  const hash = (text: string) => createHmac('sha256', secret).update(`class ${text}`).digest();

  /**
   * The name of a phone in the streams, which everybody with the code can read. With the phone's own id, a reader could
   * send later command numbers in its place, and the screen would drop the phone's own commands.
   */
  const nameOf = (id: string) => hash(`phone ${id}`).toString('base64url').slice(0, 22);

  /**
   * Returns the row of the screen with a typed code. An unknown code and an expired code count as guesses, and both
   * throw the same not_found.
   */
  async function screenOf(context: Context, typed: string) {
    const code = readCode(typed);
    const row =
      code &&
      (await db
        .selectFrom('class_screens')
        .select(['code_hash', 'secret_hash', 'state', 'expires_at'])
        .where('code_hash', '=', hash(code))
        .where('expires_at', '>', new Date(now()))
        .executeTakeFirst());
    if (row) return row;
    await limits.countClassCode(context);
    throw new AppError('not_found', { text: 'class.unknown', field: 'code' });
  }

  async function ownScreen(context: Context, typed: string, given: string) {
    const row = await screenOf(context, typed);
    if (!timingSafeEqual(row.secret_hash, hash(given)))
      throw new AppError('not_found', { text: 'class.unknown' });
    return row;
  }

  async function announce(codeHash: Buffer, event: string, data: unknown): Promise<void> {
    const news: News = { to: codeHash.toString('base64'), event, data: JSON.stringify(data) };
    await sql`select pg_notify(${classChannel}, ${JSON.stringify(news)})`.execute(db);
  }

  /** Opens the stream of a screen. A HEAD request opens none, because nobody would end that stream. */
  function follow(context: Context, codeHash: Buffer, state: ClassState): Response {
    const headers = { 'cache-control': 'no-store', 'content-type': 'text/event-stream' };
    if (context.req.method === 'HEAD') return new Response(null, { headers });
    const key = codeHash.toString('base64');
    const leave = limits.takeClassStream(context, key);
    context.header('x-accel-buffering', 'no');
    const response = streamSSE(context, async (stream) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      let unread = 0;
      const listener: Listener = {
        send: (event, data) => {
          unread += 1;
          if (unread > MOST_UNREAD) return stream.abort();
          stream.writeSSE({ event, data }).then(() => {
            unread -= 1;
          }, resolve);
        },
        end: resolve,
      };
      stream.onAbort(resolve);
      const { signal } = context.req.raw;
      signal.addEventListener('abort', () => resolve());
      if (signal.aborted) resolve();
      streams.set(key, (streams.get(key) ?? new Set()).add(listener));
      listener.send('state', JSON.stringify({ state, at: null }));
      await promise;
      leave();
      const left = streams.get(key);
      left?.delete(listener);
      if (left?.size === 0) streams.delete(key);
    });
    response.headers.set('cache-control', 'no-store');
    return response;
  }

  host.onStop(() => {
    clearInterval(alive);
    each(({ end }) => end());
  });
  return {
    openClassScreen: ({ context }) =>
      inTurn(async () => {
        await limits.countClassScreen(context);
        const code = codeFrom(randomBytes(codeLength));
        const own = randomBytes(24).toString('base64url');
        await db
          .insertInto('class_screens')
          .values({
            code_hash: hash(code),
            secret_hash: hash(own),
            state: JSON.stringify(classStart),
            expires_at: new Date(now() + LIFE),
          })
          .execute();
        // If the screen was opened at an address such as localhost, which works only on its own machine, phones get
        // another address.
        const asked = context.req.header('host') ?? '';
        return { code, secret: own, origin: wantsLan() ? originForOthers(asked, host.env.HOST) : null };
      }),
    followClassScreen: async ({ context, params }) => {
      // The signal must exist before the look-up, or the server would not notice a client that leaves during the
      // look-up.
      void context.req.raw.signal;
      const { code_hash, state } = await inTurn(() => screenOf(context, params.code));
      return follow(context, code_hash, state);
    },
    commandClassScreen: async ({ context, params, body }) => {
      limits.countClassCommand(context, readCode(params.code) ?? '');
      return inTurn(async () => {
        const { code_hash } = await screenOf(context, params.code);
        const phone = nameOf(body.id);
        await announce(code_hash, 'command', { ...body, id: phone });
        return { phone };
      });
    },
    showClassState: ({ context, params, body }) =>
      inTurn(async () => {
        const { code_hash, ...kept } = await ownScreen(context, params.code, body.secret);
        const { secret: _, ...shown } = body;
        // A screen sends its state every 1.5 seconds, mostly unchanged, so the row is not written each time.
        const fresh = kept.expires_at.getTime() > now() + LIFE - WRITTEN_ANEW;
        if (!fresh || !isDeepStrictEqual(kept.state, shown.state))
          await db
            .updateTable('class_screens')
            .set({ state: JSON.stringify(shown.state), expires_at: new Date(now() + LIFE) })
            .where('code_hash', '=', code_hash)
            .execute();
        await announce(code_hash, 'state', shown);
        return {};
      }),
  };
}

/** Removes class screens whose time is over. `now` is in UTC milliseconds. */
export const pruneClassScreens = (db: Db, now: number) =>
  dropOutdated(db, now, ['class_screens', 'expires_at', 0]);
