import type { CallOptions } from './queries/call.ts';

/** The data about people that a subject keeps elsewhere than in the own store, and its pending writes. */
export type Personal = {
  /** Takes away what belongs to other people than this one (null: to anybody). */
  keepOnly?: (user_id: string | null) => void;
  /** Tells the server, before the person goes, what waits for the next call. */
  lastCalls?: (user_id: string, options: CallOptions) => Promise<unknown>[];
  /** An account is deleted: what was kept on purpose goes too; the things of the person shown stay. */
  forget?: (gone: string | null, shown: string | null) => void;
};
