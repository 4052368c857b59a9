// The shape of one operation of the contract: its callers, its input, its output, its errors.

import { z } from 'zod';
import type { ErrorCode } from './error-codes.ts';

/**
 * The callers of an operation: everyone; a signed-in person; an operator with a proven address; users of the
 * developer tools.
 */
export type Caller = 'anyone' | 'learner' | 'operator' | 'developer';

export type Operation<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Caller = Caller,
> = {
  who: Who;
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  output: Output;
  errors: readonly ErrorCode[];
  /** Whether the request's body is a file that the handler reads itself, with its own limit of size. */
  streamed: boolean;
  /** The size of the largest body in bytes; undefined where the limit of most operations holds. */
  bodyBytes?: number | undefined;
  /**
   * Whether the answer is the same for everybody, so that proxies may keep it and give it to others. Such an answer has
   * no cookie.
   */
  shared: boolean;
};

const nothing = z.strictObject({});
type Nothing = typeof nothing;

type Declared<
  Output extends z.ZodType,
  Params extends z.ZodType,
  Query extends z.ZodType,
  Body extends z.ZodType,
> = {
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  output?: Output;
  errors?: readonly ErrorCode[];
  streamed?: boolean;
  bodyBytes?: number;
  shared?: boolean;
};

/** Declares an operation; params, query, body and output that are left out are empty (unknown keys are refused). */
export function operation<
  const Who extends Caller,
  Output extends z.ZodType = Nothing,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(
  declared: Declared<Output, Params, Query, Body> & { who: Who },
): Operation<Params, Query, Body, Output, Who> {
  return {
    errors: [],
    streamed: false,
    shared: false,
    params: nothing as unknown as Params,
    query: nothing as unknown as Query,
    body: nothing as unknown as Body,
    output: nothing as unknown as Output,
    ...declared,
  };
}

/** Declares an operation that only operators may call. */
export function operatorOperation<
  Output extends z.ZodType = Nothing,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(declared: Declared<Output, Params, Query, Body>) {
  return operation({ who: 'operator', ...declared });
}
