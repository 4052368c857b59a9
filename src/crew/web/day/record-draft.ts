// The form of the day record: turns stored values into typed values and back.

import { crewLimits } from '#crew/rules/crew-limits.ts';
import { type Evidence, evidence } from '#crew/rules/record.ts';
import { crewDevice, crewPlace, typedRecordOf } from '#crew/web/crew-device.ts';
import { instantAt, wallClock } from '#event/rules/wall-clock.ts';
import type { DraftPlace, Kept } from '#platform/web/forms/kept-draft.ts';
import { mergeFields, mergeSet } from '#platform/web/forms/merge.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';

export type StoredRecord = OutputOf<'readRecord'>;

export const textNames = [
  'event_code',
  'started_at',
  'ended_at',
  'before',
  'after',
  'explanation',
  'charity',
] as const;
export type TextName = (typeof textNames)[number];

/** All fields as they are typed. */
export type RecordFields = Record<TextName, string> & { evidence: Evidence[] };

export const mergeRecord = mergeFields<RecordFields>({ each: { evidence: mergeSet } });

type Draft = Kept<RecordFields, number>;

/**
 * A record as the device keeps it: fields of record and draft in one object, as a tab of version 1.0 reads them.
 */
export type KeptRecord = Partial<RecordFields> & Omit<Draft, 'value' | 'sent'> & { saving?: Draft['sent'] };

/** Returns the draft in a kept record; null if a field is missing. */
export function draftOf(kept: KeptRecord): Draft | null {
  const names = [...textNames, 'evidence'] as const;
  if (!names.every((name) => name in kept)) return null;
  const value = Object.fromEntries(names.map((name) => [name, kept[name]]));
  return { value: value as RecordFields, version: kept.version, base: kept.base, sent: kept.saving };
}

/** The place on the device where a crew's day record is kept while it is typed. */
export function recordPlace(crew_id: string): DraftPlace<RecordFields, number> {
  return {
    ...crewPlace(typedRecordOf(crew_id)),
    read: draftOf,
    write: ({ value, sent, ...draft }) => ({ ...value, ...draft, saving: sent }) satisfies KeptRecord,
  };
}

/**
 * Returns the stored record from which typing began: the form starts from it until the server's record has been read.
 * Returns null if nothing readable was typed on this device.
 */
export function typedFrom(crew_id: string) {
  const kept = crewDevice.get<KeptRecord>(typedRecordOf(crew_id));
  return kept?.base && draftOf(kept) ? { fields: kept.base, version: kept.version } : null;
}

/** Returns the body of the call that saves the typed record. */
export function bodyOf(fields: RecordFields, zone: string): Omit<InputOf<'saveRecord'>['body'], 'version'> {
  const { record } = readFields(fields, zone);
  const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
  return { ...record, started_at: iso(record.started_at), ended_at: iso(record.ended_at) };
}

export function fieldsOf(record: StoredRecord, zone: string): RecordFields {
  const clock = (instant: string | null) => (instant ? wallClock(Date.parse(instant), zone) : '');
  return {
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

/** Returns a typed count: null for an empty field, undefined for an invalid count. */
function countOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const count = Number(typed);
  return Number.isInteger(count) && count >= 0 && count <= crewLimits.countMax ? count : undefined;
}

/** Returns the typed record, and in `wrong` the fields with an invalid count. Instants are in epoch milliseconds. */
export function readFields(draft: RecordFields, zone: string) {
  return {
    wrong: (['before', 'after'] as const).filter((name) => countOf(draft[name]) === undefined),
    record: {
      event_code: draft.event_code.trim(),
      started_at: instantAt(draft.started_at, zone),
      ended_at: instantAt(draft.ended_at, zone),
      before: countOf(draft.before) ?? null,
      after: countOf(draft.after) ?? null,
      explanation: draft.explanation.trim(),
      charity: draft.charity.trim(),
      evidence: evidence.filter((kind) => draft.evidence.includes(kind)),
    },
  };
}
