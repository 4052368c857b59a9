import type { ReadText } from '#platform/web/queries/copy.ts';
import { type PhraseRecord, slowestOf } from '#player/rules/phrase-record.ts';

/**
 * Returns 'clean at 0.75x' for records that the learner called clean, else 'played through at 1x' or 'not clean yet'.
 */
export function recordWords(text: ReadText, records: readonly PhraseRecord[]): string {
  const { clean, played } = slowestOf(records);
  if (clean !== null) return text('dance_clean_at', { rate: clean });
  return played === null ? text('dance_not_clean') : text('dance_played_at', { rate: played });
}
