// The record's form between the typed and the stored values.

import { crewLimits } from '#crew/rules/crew-limits.ts';
import { type Evidence, evidence } from '#crew/rules/record.ts';
import { instantAt, wallClock } from '#event/rules/wall-clock.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';

export type StoredRecord = OutputOf<'readRecord'>;

const textNames = [
  'event_code',
  'started_at',
  'ended_at',
  'before',
  'after',
  'explanation',
  'charity',
] as const;
export type TextName = (typeof textNames)[number];

type Fields = Record<TextName, string> & { evidence: Evidence[] };

type Typed = Fields & { version: number; base: Fields };

/**
 * Every field as it is typed; `version` and `base` are those of the read record, `sent` the sent drafts of that
 * version.
 */
export type RecordDraft = Typed & { sent?: Typed[] };

export function draftOf(record: StoredRecord, zone: string): RecordDraft {
  const fields = fieldsOf(record, zone);
  return { ...fields, version: record.version, base: fields };
}

/**
 * Merges a draft with what was saved elsewhere since it was read: a field has the value of the side that changed it;
 * where both did, the one typed here, with the other's words in `theirs`.
 */
export function mergeDraft(draft: RecordDraft, stored: StoredRecord, zone: string) {
  const saved = fieldsOf(stored, zone);
  const { base } = draft;
  const merged = draftOf(stored, zone);
  const theirs: Partial<Record<TextName, string>> = {};
  for (const name of textNames) {
    if (draft[name] === base[name] || draft[name] === saved[name]) continue;
    merged[name] = draft[name];
    if (saved[name] !== base[name]) theirs[name] = saved[name];
  }
  merged.evidence = evidence.filter((piece) => {
    const here = draft.evidence.includes(piece);
    return here === base.evidence.includes(piece) ? saved.evidence.includes(piece) : here;
  });
  return { draft: merged, theirs };
}

/**
 * Returns the rest of a draft, typed on meanwhile, once the server has stored what was `sent`: a change of what is `saved`
 * now. Returns null where nothing is left to save.
 */
export function afterSave(
  draft: RecordDraft,
  sent: RecordDraft,
  saved: StoredRecord,
  zone: string,
): RecordDraft | null {
  const { draft: rest } = mergeDraft({ ...draft, base: sent }, saved, zone);
  return isChanged(rest) ? rest : null;
}

/** Whether anything of a draft is to be saved. */
export function isChanged({ base, ...draft }: RecordDraft): boolean {
  return (
    draft.evidence.join() !== base.evidence.join() || textNames.some((name) => draft[name] !== base[name])
  );
}

/**
 * Returns the rest of a draft once `stored` turns out to be what was sent of it, whose answer was lost; null where
 * another device stored something.
 */
export function afterLostAnswer(draft: RecordDraft, stored: StoredRecord, zone: string): RecordDraft | null {
  if (stored.version !== draft.version + 1) return null;
  const same = (sent: Typed) =>
    JSON.stringify(fieldsOf({ ...bodyOf(sent, zone), version: stored.version }, zone)) ===
    JSON.stringify(fieldsOf(stored, zone));
  const mine = draft.sent?.find(same);
  return mine ? (afterSave(draft, mine, stored, zone) ?? draftOf(stored, zone)) : null;
}

/** Returns the draft with the note that it was sent as it is. */
export function noteSent({ sent = [], ...typed }: RecordDraft): RecordDraft {
  const known = sent.some((before) => JSON.stringify(before) === JSON.stringify(typed));
  return { ...typed, sent: known ? sent : [...sent, typed] };
}

/** Returns a draft as it is sent. */
export function bodyOf(draft: RecordDraft, zone: string): InputOf<'saveRecord'>['body'] {
  const { record } = readDraft(draft, zone);
  const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
  return {
    ...record,
    started_at: iso(record.started_at),
    ended_at: iso(record.ended_at),
    version: draft.version,
  };
}

function fieldsOf(record: StoredRecord, zone: string): Fields {
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

/** Returns a typed count; null where nothing is typed, undefined where it is none. */
function countOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const count = Number(typed);
  return Number.isInteger(count) && count >= 0 && count <= crewLimits.countMax ? count : undefined;
}

/** Reads a draft as a record, with the fields that are no counts. Instants in epoch milliseconds. */
export function readDraft(draft: RecordDraft, zone: string) {
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
      evidence: evidence.filter((piece) => draft.evidence.includes(piece)),
    },
  };
}
