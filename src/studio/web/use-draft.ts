import { openDraft } from '#platform/web/forms/kept-draft.ts';
import type { Merge } from '#platform/web/forms/merge.ts';
import { type Draft, useDraft as useFormDraft } from '#platform/web/forms/use-draft.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';
import { useUnsaved } from './unsaved.ts';

/** The key under which an operator's draft of the thing `name` is kept on the device. */
export const studioDraft = (name: string) => ({ who: shownPerson, kind: 'draft', key: name }) as const;

/**
 * The draft of an edit of something that the studio stores. `merge` merges edits part by part; without `merge` the
 * value is one part.
 */
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

/** Returns the kept draft, in the form of the stored value. */
export function keptDraft<Value>(name: string, stored: Value) {
  return openDraft<Value, string>(studioDraft(name), shownPerson() ?? '').read(stored);
}
