import { useState } from 'react';
import type { Crew } from '#api/crew.ts';
import { OutOfReachError, ProblemError } from '#web/queries/call.ts';
import { useCrewWrite, useRecord } from '#web/queries/crew.ts';
import { crewDevice } from '#web/queries/crew-device.ts';
import {
  draftOf,
  mergeDraft,
  type RecordDraft,
  readDraft,
  type StoredRecord,
  type TextName,
} from './record-draft.ts';

/** The record as it is typed: kept on the device with every change, until the server has it. */
export function useRecordDraft({ id, zone }: Pick<Crew, 'id' | 'zone'>) {
  const what = `${id}.record-typed`;
  const { data: stored, refetch } = useRecord(id);
  const save = useCrewWrite('saveRecord');
  const [typed, setTyped] = useState(() => crewDevice.get<RecordDraft>(what));
  const draft = typed ?? (stored ? draftOf(stored, zone) : null);
  /** What another device saved meanwhile in fields that were typed here too; null before any did. */
  const [theirs, setTheirs] = useState<Partial<Record<TextName, string>> | null>(null);
  const read = draft && readDraft(draft, zone);

  function change(changes: Partial<RecordDraft>) {
    if (draft === null) return;
    const next = { ...draft, ...changes };
    crewDevice.set(what, next);
    setTyped(next);
  }

  function forget() {
    crewDevice.remove(what);
    setTyped(null);
    setTheirs(null);
  }

  return {
    draft,
    read,
    change,
    saved: save.isSuccess && typed === null,
    busy: save.isPending,
    problem: save.error && problemOf(save.error),
    theirs,
    send() {
      if (!read || !draft || save.isPending) return;
      const { record } = read;
      const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());
      const body = {
        ...record,
        started_at: iso(record.started_at),
        ended_at: iso(record.ended_at),
        version: draft.version,
      };
      save.mutate(
        { params: { crew_id: id }, body },
        {
          onSuccess: () => void refetch().then(forget),
          onError: (error) => isStale(error) && void refetch().then(({ data }) => data && takeIn(data)),
        },
      );
    },
  };

  function takeIn(saved: StoredRecord) {
    if (draft === null) return;
    const merged = mergeDraft(draft, saved, zone);
    setTheirs(merged.theirs);
    change(merged.draft);
  }
}

const isStale = (error: Error) => error instanceof ProblemError && error.code === 'conflict';

function problemOf(error: Error): string | null {
  if (error instanceof OutOfReachError) return 'kept';
  return isStale(error) ? null : error.message;
}
