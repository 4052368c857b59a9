import type { CallOptions } from './queries/call.ts';

/**
 * A subject's functions that remove data about people outside the own store (own-store.ts), and send pending writes.
 */
export type Personal = {
  /** Removes the data of everybody but this person; with null, of everybody. */
  keepOnly?: (user_id: string | null) => void;
  /** Sends the person's pending writes to the server, before the person signs out. */
  lastCalls?: (user_id: string, options: CallOptions) => Promise<unknown>[];
  /** Removes, once the account of `gone` is deleted, the data that a sign-out leaves; the data of `shown` stays. */
  forget?: (gone: string | null, shown: string | null) => void;
};
