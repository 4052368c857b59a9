// Answers of the server for component tests. The contract types and checks them, so that a stub can't differ from the
// real answer.

import { type ErrorCode, errorStatus } from '#platform/api/error-codes.ts';
import { serverMessages } from '#platform/content/server-messages.ts';
import { allRoutes, type OperationName } from '#subjects/api/all-routes.ts';
import { contract, type InputOf, type OutputOf } from '#subjects/api/contract.ts';

/** The input of a call: the parameters of its path, its query, its parsed body, and its headers. */
export type Sent<Name extends OperationName> = Pick<InputOf<Name>, 'params' | 'query' | 'body'> & {
  headers: Headers;
};

type Answer<Name extends OperationName> = OutputOf<Name> | Response;

/**
 * Answers by operation, or functions that return them. A function's pending promise keeps the call waiting; a rejected
 * promise acts as a lost network.
 */
export type Answers = {
  [Name in OperationName]?: Answer<Name> | ((sent: Sent<Name>) => Answer<Name> | Promise<Answer<Name>>);
};

/** Returns a refusal by the server, in the form of src/platform/server/http/problem.ts. */
export function refusal(
  code: ErrorCode,
  { detail = serverMessages[`error.${code}`], field = '' }: { detail?: string; field?: string } = {},
): Response {
  const status = errorStatus[code];
  const body = { type: 'about:blank', title: code, status, code, detail, instance: 'test' };
  return new Response(JSON.stringify(field ? { ...body, field } : body), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

/** Answers as if the network or the server were gone. */
export const unreachable = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** Returns a promise of an answer that the test itself resolves (`come`) or rejects (`fail`). */
export function later<Value>(): { answer: Promise<Value>; come: (value: Value) => void; fail: () => void } {
  let come = (_: Value) => {};
  let fail = () => {};
  const answer = new Promise<Value>((resolve, reject) => {
    come = resolve;
    fail = () => reject(new TypeError('Failed to fetch'));
  });
  return { answer, come, fail };
}

/** One call of the contract that the page made. */
export type Call = { name: OperationName; params: unknown; query: unknown; body: unknown };

/** Answers calls outside of the contract, such as the moment's (moment.ts); undefined for all other calls. */
export type Others = (request: Request) => Response | Promise<Response> | undefined;

/**
 * Returns a `fetch` that answers with the result of `others`, or else from `answers`. Calls of the API without an
 * answer are refused as unavailable and passed to `missing`; an answer that does not match the contract
 * causes an error.
 */
export function fetchFrom(
  answers: () => Answers,
  { calls, missing, others }: { calls: Call[]; missing: (what: string) => void; others?: Others | undefined },
): typeof fetch {
  const ofPage = globalThis.fetch;
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const other = others?.(request);
    if (other) return other;
    // The page's own files, such as the spoken words, are served as usual.
    if (!pathname.startsWith('/api/')) return ofPage(request);
    const found = operationAt(request.method, pathname);
    const given = found && answers()[found.name];
    if (!found || given === undefined) {
      missing(`${request.method} ${pathname}`);
      return refusal('unavailable');
    }
    const { name, params } = found;
    const text = await request.text();
    const body = text && contract[name].streamed === false ? JSON.parse(text) : undefined;
    const query = Object.fromEntries(searchParams);
    calls.push({ name, params, query, body });
    request.signal.throwIfAborted();
    const sent = { params, query, body, headers: request.headers };
    const answer = await (typeof given === 'function' ? (given as (sent: unknown) => unknown)(sent) : given);
    if (answer instanceof Response) return answer.clone();
    return Response.json(contract[name].output.parse(answer));
  };
}

const places = Object.entries(allRoutes).map(([name, [method, template]]) => ({
  name: name as OperationName,
  method,
  pattern: new RegExp(`^${template.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
}));

function operationAt(method: string, pathname: string): { name: OperationName; params: object } | undefined {
  for (const { name, method: own, pattern } of places) {
    const match = own === method && pattern.exec(pathname);
    if (match) {
      const groups = Object.entries(match.groups ?? {});
      return {
        name,
        params: Object.fromEntries(groups.map(([key, value]) => [key, decodeURIComponent(value)])),
      };
    }
  }
  return undefined;
}
