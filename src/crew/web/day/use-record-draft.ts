import { useState } from 'react';
import type { Crew } from '#crew/api/crew.ts';
import { useRecord, useSaveRecord } from '#crew/web/crew.ts';
import { crewDevice, typedRecordOf, useKept } from '#crew/web/crew-device.ts';
import { OutOfReachError, ProblemError } from '#platform/web/queries/call.ts';
import {
  afterLostAnswer,
  afterSave,
  bodyOf,
  draftOf,
  isChanged,
  mergeDraft,
  noteSent,
  type RecordDraft,
  readDraft,
  type StoredRecord,
  type TextName,
} from './record-draft.ts';

/** The record as it is typed: kept on the device with every change, until the server has it. */
export function useRecordDraft({ id, zone }: Pick<Crew, 'id' | 'zone'>) {
  const what = typedRecordOf(id);
  const { data: stored, refetch } = useRecord(id);
  const save = useSaveRecord(id);
  const typed = useKept<RecordDraft>(what);
  const draft = typed ?? (stored ? draftOf(stored, zone) : null);
  /** What another device saved meanwhile in fields that were typed here too; null before any did. */
  const [theirs, setTheirs] = useState<Partial<Record<TextName, string>> | null>(null);
  const read = draft && readDraft(draft, zone);
  // A save may be answered after more was typed, or after this page was left: the device knows the latest.
  const latest = () => crewDevice.get<RecordDraft>(what);

  function change(changes: Partial<RecordDraft>) {
    if (!draft) return;
    const next = { ...(latest() ?? draft), ...changes };
    // Taken back to what is stored; what may be stored by now is told by `sent`.
    keep(stored && !next.sent && !isChanged(next) ? null : next);
  }

  function takeSaved(sent: RecordDraft, saved: StoredRecord) {
    const now = latest();
    keep(now && afterSave(now, sent, saved, zone));
    setTheirs(null);
  }

  function keep(rest: RecordDraft | null) {
    if (rest) crewDevice.set(what, rest);
    else crewDevice.remove(what);
  }

  function takeIn(saved: StoredRecord) {
    const now = latest() ?? draft;
    if (now === null) return;
    const own = afterLostAnswer(now, saved, zone);
    if (own) return store(own);
    const merged = mergeDraft(now, saved, zone);
    keep(isChanged(merged.draft) ? merged.draft : null);
    setTheirs(merged.theirs);
  }

  function store(sent: RecordDraft) {
    crewDevice.set(what, noteSent(sent));
    save.mutate(
      { body: bodyOf(sent, zone), onStored: (saved) => takeSaved(sent, saved) },
      {
        // Only on this page: who has left it would not be told what the other device wrote.
        onError: (error) =>
          isStale(error) &&
          void refetch().then(({ data, isSuccess }) => isSuccess && !data.offline && takeIn(data)),
      },
    );
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
      if (draft && !save.isPending) store(draft);
    },
  };
}

const isStale = (error: Error) => error instanceof ProblemError && error.code === 'conflict';

function problemOf(error: Error): string | null {
  if (error instanceof OutOfReachError) return 'kept';
  return isStale(error) ? null : error.message;
}
