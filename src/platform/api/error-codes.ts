// All errors that a call can answer with, and their HTTP status. Their texts are in
// src/platform/content/server-messages.ts.

/**
 * The HTTP status of each error code. The body of an error answer (RFC 9457) has the code as `code`; codes never
 * change.
 */
export const errorStatus = {
  invalid_input: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  under_13: 403,
  reauth_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  locked: 409,
  email_taken: 409,
  other_person: 409,
  link_invalid: 410,
  code_invalid: 410,
  too_large: 413,
  uri_too_long: 414,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

/** The body of every error answer. `field` names the first input that failed a rule, `instance` is the request id. */
export type Problem = {
  type: string;
  title: string;
  status: number;
  code: ErrorCode;
  detail: string;
  instance: string;
  field?: string;
};
