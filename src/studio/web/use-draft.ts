import { openDraft } from '#platform/web/forms/kept-draft.ts';
import type { Merge } from '#platform/web/forms/merge.ts';
import { type Draft, useDraft as useFormDraft } from '#platform/web/forms/use-draft.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';
import { useUnsaved } from './unsaved.ts';

/** The key under which an operator's draft of the thing `name` is kept on the device. */
export const studioDraft = (name: string) => ({ who: shownPerson, kind: 'draft', key: name }) as const;

/** An edit of something that the studio stores. `merge` divides it into parts; without it the value is one part. */
export function useDraft<Value>(
  name: string,
  stored: Value,
  version: string,
  merge?: Merge<Value>,
): Draft<Value, string> {
  const draft = useFormDraft<Value, string>({ place: studioDraft(name), stored, version, merge });
  useUnsaved(draft.isKept);
  return draft;
}

/** The kept draft, in the form of what is stored. */
export function keptDraft<Value>(name: string, stored: Value) {
  return openDraft<Value, string>(studioDraft(name), shownPerson() ?? '').read(stored);
}
