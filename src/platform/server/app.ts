// The API: every operation of the contract with its handler, and the steps around each call.

import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Context, Hono } from 'hono';
import type { Reader } from '#subjects/server/speech.ts';
import { AppError } from './http/app-error.ts';
import { type Gate, type Handlers, mount } from './http/mount.ts';
import { appErrorOf, problemResponse } from './http/problem.ts';
import { type Log, reasonOf } from './log.ts';

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string;
    /** The person's id, set when the session has been read; the log writes its hash. */
    userId?: string;
    /** The Set-Cookie of a session that was renewed while it was read. */
    renewedCookie?: string;
  }
}

export type AppParts = {
  handlers: Handlers;
  gate: Gate;
  /** Throws forbidden for a request that another site made a browser send. */
  refuseForeign: (context: Context) => void;
  log: Log;
  /** Returns the reader of texts in the caller's language. */
  reader: (context: Context) => Reader;
  /** Whether every answer is checked against the contract (in tests). */
  checkAnswers: boolean;
  /** Returns the OpenAPI document as JSON. */
  openApi: () => string;
  /** Adds the routes that are no operation of the contract, such as health. */
  addRoutes: (app: Hono) => void;
};

export function makeApp(parts: AppParts): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    const id = randomUUID();
    const started = performance.now();
    context.set('requestId', id);
    await next();
    sendRenewedCookie(context);
    endAfterEarlyAnswer(context);
    parts.log.info('request', {
      id,
      method: context.req.method,
      route: routeOf(context),
      status: context.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
      user: userHashOf(context),
    });
  });
  app.use(async (context, next) => {
    parts.refuseForeign(context);
    await next();
  });
  app.get('/api/openapi.json', (context) =>
    context.body(parts.openApi(), 200, { 'content-type': 'application/json' }),
  );
  parts.addRoutes(app);
  mount(app, parts.handlers, parts.gate, parts.checkAnswers);
  app.notFound(() => {
    throw new AppError('not_found');
  });
  app.onError((thrown, context) => {
    const id = context.get('requestId');
    // If the client left in the middle of its body, nobody reads the answer, and the thrown error only means that the
    // rest of the body is missing. The log then has `client_left` instead of a failure.
    const left = clientLeft(context);
    const error = left ? new AppError('invalid_input') : appErrorOf(thrown);
    if (left) parts.log.info('client_left', { id });
    else if (error.code === 'internal' || error.code === 'unavailable')
      parts.log.error('failed', { id, code: error.code, reason: reasonOf(error.cause ?? error) });
    else parts.log.info('refused', { id, code: error.code });
    return problemResponse(error, id, parts.reader(context));
  });
  return app;
}

/**
 * Adds the cookie of the renewed session to an answer. It is added last, because an answer that a handler or an error
 * makes has none of the headers that were set before. An answer that already sets cookies signs a person in or out, and
 * must not carry another session cookie.
 */
function sendRenewedCookie(context: Context): void {
  const cookie = context.get('renewedCookie');
  if (cookie && context.res.headers.getSetCookie().length === 0) context.header('set-cookie', cookie);
}

/** Returns the route's pattern, never the path itself: a path may carry words that a person typed. */
function routeOf(context: Context): string {
  return context.req.routePath === '/*' ? 'unknown' : context.req.routePath;
}

function userHashOf(context: Context): string | undefined {
  const userId = context.get('userId');
  return userId && createHash('sha256').update(userId).digest('hex').slice(0, 12);
}

/**
 * Milliseconds that a connection stays open after an early answer, so that a client that is still sending its body can
 * read the answer.
 */
const LINGER_MS = 500;

/** Whether the client ended its connection in the middle of the body. */
function clientLeft(context: Context): boolean {
  const request: IncomingMessage | undefined = context.env?.incoming;
  return request?.destroyed === true && !request.complete;
}

/**
 * If an answer is sent before the whole body of its request has arrived, the answer announces the end of the
 * connection: nobody could tell where in the stream the next request begins.
 */
function endAfterEarlyAnswer(context: Context): void {
  const { incoming, outgoing } = context.env ?? {};
  if (!incoming || incoming.complete || incoming.destroyed || outgoing.headersSent) return;
  outgoing.setHeader('connection', 'close');
  const { socket } = incoming as IncomingMessage;
  // Node would close the socket at once. Closing a socket with unread bytes resets the connection, and the answer may
  // get lost.
  socket.destroySoon = () => {
    socket.end();
    incoming.resume();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}
