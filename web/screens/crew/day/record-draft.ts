// The record's form between what is typed and what is stored.

import type { OutputOf } from '#api/contract.ts';
import { crewLimits } from '#rules/crew/crew-limits.ts';
import { type Evidence, evidence } from '#rules/crew/record.ts';
import { instantAt, wallClock } from '#rules/event/wall-clock.ts';

export type StoredRecord = OutputOf<'readRecord'>;

/** Every field as it is typed; `version` is the one that it was read with. */
export type RecordDraft = {
  version: number;
  event_code: string;
  started_at: string;
  ended_at: string;
  before: string;
  after: string;
  explanation: string;
  charity: string;
  evidence: Evidence[];
};

export function draftOf(record: StoredRecord, zone: string): RecordDraft {
  const clock = (instant: string | null) => (instant ? wallClock(Date.parse(instant), zone) : '');
  return {
    version: record.version,
    event_code: record.event_code ?? '',
    started_at: clock(record.started_at),
    ended_at: clock(record.ended_at),
    before: record.before?.toString() ?? '',
    after: record.after?.toString() ?? '',
    explanation: record.explanation ?? '',
    charity: record.charity ?? '',
    evidence: record.evidence,
  };
}

/** A count as typed; undefined where it is none. */
function countOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const count = Number(typed);
  return Number.isInteger(count) && count >= 0 && count <= crewLimits.countMax ? count : undefined;
}

/** What is typed as a record, with the fields that are no counts. Instants in epoch milliseconds. */
export function readDraft(draft: RecordDraft, zone: string) {
  const [before, after] = [countOf(draft.before), countOf(draft.after)];
  return {
    wrong: (['before', 'after'] as const).filter((name) => countOf(draft[name]) === undefined),
    record: {
      event_code: draft.event_code.trim() || null,
      started_at: instantAt(draft.started_at, zone),
      ended_at: instantAt(draft.ended_at, zone),
      before: before ?? null,
      after: after ?? null,
      explanation: draft.explanation.trim() || null,
      charity: draft.charity.trim() || null,
      evidence: evidence.filter((piece) => draft.evidence.includes(piece)),
    },
  };
}
