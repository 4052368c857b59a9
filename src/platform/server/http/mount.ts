// Mounts the contract's operations on the router. For each call permission and input are checked, and then the handler
// runs. Invariant: a handler gets only values that the schemas of its operation accepted.

import type { Context, Hono } from 'hono';
import type { z } from 'zod';
import type { Operation } from '#platform/api/operation.ts';
import { isTimeZone } from '#platform/rules/local-day.ts';
import { allRoutes, type OperationName } from '#subjects/api/all-routes.ts';
import { type Contract, changesPerson, contract, type OutputOf } from '#subjects/api/contract.ts';
import { personHeader } from '#subjects/api/routes.ts';
import { AppError } from './app-error.ts';
import { readJson } from './read-json.ts';

/** The most characters of an idempotency key. */
const LONGEST_KEY = 200;

/** The session's facts about the caller. `fresh` is true until 15 minutes after signing in. */
export type Session = {
  id: string;
  user_id: string;
  operator: boolean;
  fresh: boolean;
  /** The IANA zone that the person chose; null where the browser's zone counts. */
  zone: string | null;
};

type SessionFor<Name extends OperationName> = Contract[Name]['who'] extends 'learner' | 'operator'
  ? Session
  : Session | null;

export type Call<Name extends OperationName> = {
  params: z.output<Contract[Name]['params']>;
  query: z.output<Contract[Name]['query']>;
  body: z.output<Contract[Name]['body']>;
  session: SessionFor<Name>;
  /** The IANA zone that the person chose, or else the browser's zone; UTC when the browser sent no valid zone. */
  timeZone: string;
  idempotencyKey: string | null;
  /** The context, for handlers that need more: cookies, client address, request headers. */
  context: Context;
};

/** A handler returns the operation's output, or a complete Response. */
export type Handler<Name extends OperationName> = (call: Call<Name>) => Promise<OutputOf<Name> | Response>;
export type Handlers = { [Name in OperationName]: Handler<Name> };

export type Gate = {
  /** Reads the session; `shared` is that of the operation (src/platform/api/operation.ts). */
  readSession: (context: Context, shared: boolean) => Promise<Session | null>;
  /** Whether this request may use the developer tools. */
  mayDevelop: (context: Context, session: Session | null) => boolean;
  /** Whether an operation belongs to a feature that an operator has switched off. */
  isOff: (name: OperationName) => boolean;
  /** Throws too_many_requests for a call beyond the caller's limit. */
  limit: (session: Session | null, method: string) => void;
};

/** Mounts the given handlers; `checkAnswers` also checks every answer against the contract (in tests). */
export function mount(app: Hono, handlers: Handlers, gate: Gate, checkAnswers: boolean): void {
  const names = Object.keys(handlers) as OperationName[];
  for (const name of names) mountOne(app, name, handlers[name], gate, checkAnswers);
  // A wrong method on a known path gets 405, not the 404 of an unknown path.
  const methods = Map.groupBy(names, (name) => allRoutes[name][1]);
  for (const [path, on] of methods) {
    const allow = on.flatMap((name) => (allRoutes[name][0] === 'GET' ? ['GET', 'HEAD'] : allRoutes[name][0]));
    app.all(path, () => {
      throw new AppError('method_not_allowed', { allow });
    });
  }
}

function mountOne<Name extends OperationName>(
  app: Hono,
  name: Name,
  handler: Handler<Name>,
  gate: Gate,
  checkAnswers: boolean,
): void {
  const [method, path] = allRoutes[name];
  const operation: Operation = contract[name];
  app.on(method, path, async (context) => {
    const session = await gate.readSession(context, operation.shared);
    context.set('userId', session?.user_id);
    gate.limit(session, method);
    if (gate.isOff(name)) throw new AppError('not_found');
    refuseStrangers(operation, session, () => gate.mayDevelop(context, session));
    if (method !== 'GET' && !changesPerson.has(name)) refuseOthers(context, session);
    const params = parse(operation.params, context.req.param(), 'not_found');
    const query = parse(operation.query, context.req.query());
    const bodyless = method === 'GET' || operation.streamed;
    const body = parse(operation.body, bodyless ? {} : await readJson(context.req.raw, operation.bodyBytes));
    const zone = context.req.header('time-zone') ?? '';
    const answer = await handler({
      params,
      query,
      body,
      session,
      timeZone: session?.zone ?? (isTimeZone(zone) ? zone : 'UTC'),
      idempotencyKey: idempotencyKeyOf(context),
      context,
    } as Call<Name>);
    if (answer instanceof Response) return answer;
    if (checkAnswers) operation.output.parse(answer);
    return context.json(answer as object, 200, { 'cache-control': 'no-store' });
  });
}

function refuseStrangers(operation: Operation, session: Session | null, mayDevelop: () => boolean): void {
  if (operation.who === 'developer' && !mayDevelop()) throw new AppError('forbidden');
  if (operation.who === 'learner' && !session) throw new AppError('unauthenticated');
  if (operation.who === 'operator' && !session) throw new AppError('unauthenticated');
  if (operation.who === 'operator' && !session?.operator) throw new AppError('forbidden');
}

/**
 * Throws other_person for a tab that still shows one person after another person has signed in in this browser: the tab
 * must not write in the new person's name, nor sign them out.
 */
function refuseOthers(context: Context, session: Session | null): void {
  const shown = context.req.header(personHeader);
  if (session && shown !== undefined && shown !== session.user_id) throw new AppError('other_person');
}

/**
 * Returns the request's idempotency key; null if it has none. Throws invalid_input for a key that is too long, because
 * cutting keys off could make two different keys equal.
 */
function idempotencyKeyOf(context: Context): string | null {
  const key = context.req.header('idempotency-key') ?? null;
  if (key && key.length > LONGEST_KEY)
    throw new AppError('invalid_input', { message: `Idempotency-Key: ${LONGEST_KEY} characters at most` });
  return key;
}

function parse(
  schema: z.ZodType,
  value: unknown,
  code: 'invalid_input' | 'not_found' = 'invalid_input',
): unknown {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  // People don't type addresses of the API into a field, so a message about a field would help nobody.
  if (code === 'not_found') throw new AppError(code);
  const [issue] = parsed.error.issues;
  throw new AppError(code, { message: issue?.message, field: issue?.path.join('.') || undefined });
}
