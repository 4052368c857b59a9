// The one error class of the server. An error has a code of the contract, and may have a reason and details for the
// answer.

import type { ErrorCode } from '#platform/api/error-codes.ts';
import type { TextId } from '#subjects/server/speech.ts';

export class AppError extends Error {
  readonly code: ErrorCode;
  /** The id of the text with the reason. */
  readonly text: TextId | undefined;
  /** The name of the first input that failed a rule. */
  readonly field: string | undefined;
  /** Seconds after which the caller may try again. */
  readonly retryAfter: number | undefined;
  /** The methods that the path allows, for method_not_allowed. */
  readonly allow: readonly string[] | undefined;

  /** The values for the {placeholders} of the text, which are filled in once the text is in the caller's language. */
  readonly values: Readonly<Record<string, string | number>>;

  /**
   * Makes an error. `text` is the id of the reason that people read in their language; `message` is a reason in plain
   * English, and must hold no secret. Without `text` and `message` the sentence of the code is sent.
   */
  constructor(
    code: ErrorCode,
    options: {
      text?: TextId;
      message?: string;
      values?: Readonly<Record<string, string | number>>;
      field?: string;
      retryAfter?: number;
      allow?: readonly string[];
      cause?: unknown;
    } = {},
  ) {
    super(options.message ?? options.text ?? code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.text = options.text;
    this.values = options.values ?? {};
    this.field = options.field;
    this.retryAfter = options.retryAfter;
    this.allow = options.allow;
  }
}
