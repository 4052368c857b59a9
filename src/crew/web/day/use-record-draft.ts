import { useState } from 'react';
import type { Crew } from '#crew/api/crew.ts';
import { useRecord, useSaveRecord } from '#crew/web/crew.ts';
import { typedRecordOf, useKept } from '#crew/web/crew-device.ts';
import { viewOf } from '#platform/web/forms/kept-draft.ts';
import { useDraft } from '#platform/web/forms/use-draft.ts';
import { useSave, useSendAgain } from '#platform/web/forms/use-save.ts';
import { OutOfReachError, ProblemError } from '#platform/web/queries/call.ts';
import type { InputOf } from '#subjects/api/contract.ts';
import {
  bodyOf,
  draftOf,
  fieldsOf,
  type KeptRecord,
  mergeRecord,
  type RecordFields,
  readFields,
  recordPlace,
  typedFrom,
} from './record-draft.ts';

/** The day record as it is known when its form opens. */
export type KnownRecord = { fields: RecordFields; version: number };

/**
 * Returns the stored record. Until it has been read, returns the record from which typing on this device began; null if
 * nothing was typed.
 */
export function useKnownRecord({ id, zone }: Pick<Crew, 'id' | 'zone'>): KnownRecord | null {
  const { data } = useRecord(id);
  return data ? { fields: fieldsOf(data, zone), version: data.version } : typedFrom(id);
}

/** Returns the record to print: as typed on this device, or else as stored; null if neither is known. */
export function useTypedRecord(crew: Pick<Crew, 'id' | 'zone'>) {
  const known = useKnownRecord(crew);
  const kept = useKept<KeptRecord>(typedRecordOf(crew.id));
  const stored = known && { value: known.fields, version: known.version };
  return stored && readFields(viewOf(kept && draftOf(kept), stored, mergeRecord).value, crew.zone).record;
}

/** The draft of the record: every change is kept on the device until the server has it. */
export function useRecordDraft({ id, zone }: Pick<Crew, 'id' | 'zone'>, { fields, version }: KnownRecord) {
  const { refetch } = useRecord(id);
  const { mutateAsync, ...write } = useSaveRecord(id);
  const draft = useDraft({ place: recordPlace(id), stored: fields, version, merge: mergeRecord });
  const save = useSave(draft, {
    ...write,
    async send({ body, key }, onStored) {
      try {
        return await mutateAsync({ body: body as InputOf<'saveRecord'>['body'], key, onStored });
      } catch (error) {
        if (isStale(error)) await refetch();
        throw error;
      }
    },
  });
  const [pressed, setPressed] = useState(false);
  const read = readFields(draft.value, zone);

  function send() {
    if (save.isPending || read.wrong.length > 0) return;
    setPressed(true);
    // For a field that two devices changed the form has shown both values, so saving now means: take this device's
    // value.
    if (draft.behind) draft.insist();
    void save.send(bodyOf(draft.value, zone));
  }
  useSendAgain(draft, save, send);

  return {
    fields: draft.value,
    read,
    change: (changes: Partial<RecordFields>) => draft.edit({ ...draft.value, ...changes }),
    saved: pressed && !draft.dirty && save.error === null,
    busy: save.isPending,
    problem: save.error && problemOf(save.error),
    /** Fields that were changed here and on another device, with the other device's values; null if there are none. */
    theirs: draft.behind ? { names: draft.clashes, fields: draft.theirs } : null,
    send,
  };
}

const isStale = (error: unknown) => error instanceof ProblemError && error.code === 'conflict';

function problemOf(error: Error): string | null {
  if (error instanceof OutOfReachError) return 'kept';
  return isStale(error) ? null : error.message;
}
