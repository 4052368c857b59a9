import type { ReadText } from '#platform/web/queries/copy.ts';
import { type PhraseRecord, slowestOf } from '#player/rules/phrase-record.ts';

/** 'clean at 0.75x' by the learner's own word, 'played through at 1x' without it, or 'not clean yet' of these phrases. */
export function recordWords(text: ReadText, records: readonly PhraseRecord[]): string {
  const { clean, played } = slowestOf(records);
  if (clean !== null) return text('dance_clean_at', { rate: clean });
  return played === null ? text('dance_not_clean') : text('dance_played_at', { rate: played });
}
