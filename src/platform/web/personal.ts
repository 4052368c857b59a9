import type { CallOptions } from './queries/call.ts';

/** How a subject removes data about people that is not in the own store (own-store.ts), and sends pending writes. */
export type Personal = {
  /** Removes what belongs to other people than this one (null: to anybody). */
  keepOnly?: (user_id: string | null) => void;
  /** Sends what has not been sent yet to the server, before the person signs out. */
  lastCalls?: (user_id: string, options: CallOptions) => Promise<unknown>[];
  /** Called when an account is deleted: removes what a sign-out leaves of `gone`; what belongs to `shown` stays. */
  forget?: (gone: string | null, shown: string | null) => void;
};
