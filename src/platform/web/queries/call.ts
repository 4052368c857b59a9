// Sends every call to the server, with the same timeout, headers and errors. This file must never send a call again by
// itself (the query client decides that) and never show anything.

import type { ErrorCode, Problem } from '#platform/api/error-codes.ts';
import { fixedText } from '#platform/web/fixed-text.ts';
import type { OperationName } from '#subjects/api/all-routes.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { type Method, type RouteName, routes } from '#subjects/api/routes.ts';
import { callHeaders, pathOf } from './call-request.ts';
import { takeEarly } from './first-reads.ts';
import { shownPerson } from './shown-person.ts';

/** Milliseconds after which a call counts as unanswered. */
const timeoutMs = 10_000;

/**
 * Options of the few calls that take long, send a file instead of JSON, must count once over all tries, or write for a
 * person whom this page no longer shows.
 */
export type CallOptions = {
  patienceMs?: number;
  file?: Blob;
  idempotencyKey?: string;
  person?: string;
  /** Whether the call goes on after the page is closed. */
  keepalive?: boolean;
};

/** The server's refusal: `message` can be shown, `field` names the input that failed. */
export class ProblemError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly field: string | undefined;

  constructor(problem: Pick<Problem, 'code' | 'status' | 'detail'> & { field?: string | undefined }) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.code = problem.code;
    this.status = problem.status;
    this.field = problem.field;
  }
}

/** The error of a call without an answer: the network or the server is out of reach, or the answer took too long. */
export class OutOfReachError extends Error {
  constructor() {
    super(fixedText('fallback.checkConnection'));
    this.name = 'OutOfReachError';
  }
}

/** Whether a call failed without saying what the server did: a write may have been stored all the same. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof OutOfReachError || (error instanceof ProblemError && error.status >= 500);
}

/**
 * Calls an operation of the contract. Throws ProblemError when the server refuses and OutOfReachError when it does not
 * answer.
 */
export function call<Name extends RouteName>(
  name: Name,
  input: Partial<InputOf<Name>> = {},
  options: CallOptions = {},
): Promise<OutputOf<Name>> {
  return callAt(routes[name], input, options);
}

/** Calls an operation whose route only some pages carry. */
export async function callAt<Name extends OperationName>(
  [method, template]: readonly [Method, string],
  input: Partial<InputOf<Name>> = {},
  {
    patienceMs = timeoutMs,
    file,
    idempotencyKey,
    person = shownPerson() ?? undefined,
    keepalive = false,
  }: CallOptions = {},
): Promise<OutputOf<Name>> {
  const body = file ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  const response = await reach(pathOf(template, input.params, input.query), {
    method,
    credentials: 'same-origin',
    keepalive,
    headers: callHeaders({
      hasBody: file === undefined && body !== undefined,
      person: method === 'GET' ? undefined : person,
      idempotencyKey,
    }),
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const answer = await readJson(response);
  if (response.ok && answer !== undefined) return answer as OutputOf<Name>;
  throw problemOf(response.status, answer);
}

async function reach(url: string, request: RequestInit): Promise<Response> {
  try {
    const early = request.method === 'GET' ? takeEarly(url) : undefined;
    return (await early?.catch(() => undefined)) ?? (await fetch(url, request));
  } catch {
    throw new OutOfReachError();
  }
}

/** Returns the parsed body; undefined when the body is not JSON (a proxy's error page, for example). */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

function problemOf(status: number, body: unknown): Error {
  const problem = body as Partial<Problem> | undefined;
  if (problem?.code === undefined) return new OutOfReachError();
  return new ProblemError({
    code: problem.code,
    status,
    detail: problem.detail ?? problem.title ?? fixedText('toast.otherFailure'),
    field: problem.field,
  });
}
