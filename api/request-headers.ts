// Request headers of our own, beside the input that an operation declares.

/** The id of the person whom the page shows: the server refuses a write that another person's session would make. */
export const personHeader = 'x-person';

/** Names one act over all its tries, so that it happens once: at most 100 characters. */
export const idempotencyHeader = 'idempotency-key';
