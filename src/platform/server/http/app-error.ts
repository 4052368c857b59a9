// The one error class of the server: a code of the contract, and the facts that the answer may tell about it.

import type { ErrorCode } from '#platform/api/error-codes.ts';

export class AppError extends Error {
  readonly code: ErrorCode;
  /** The name of the first input that failed a rule. */
  readonly field: string | undefined;
  /** Seconds after which to try again. */
  readonly retryAfter: number | undefined;
  /** The methods that a path knows, for method_not_allowed. */
  readonly allow: readonly string[] | undefined;

  /**
   * The values for the {placeholders} of the message, which is filled once it is in the caller's language.
   */
  readonly values: Readonly<Record<string, string | number>>;

  /**
   * Makes an error; `message` is sent to the caller: a sentence from src/platform/content/messages.ts or a plain reason,
   * never a secret.
   */
  constructor(
    code: ErrorCode,
    options: {
      message?: string;
      values?: Readonly<Record<string, string | number>>;
      field?: string;
      retryAfter?: number;
      allow?: readonly string[];
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.values = options.values ?? {};
    this.field = options.field;
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
  }
}
