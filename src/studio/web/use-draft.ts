import { openDraft } from '#platform/web/forms/kept-draft.ts';
import type { Merge } from '#platform/web/forms/merge.ts';
import { type Draft, useDraft as useFormDraft } from '#platform/web/forms/use-draft.ts';
import { shownPerson } from '#platform/web/queries/shown-person.ts';
import { useUnsaved } from './unsaved.ts';

/** Where an operator's draft of the thing of this name is kept, among everything that the studio edits. */
export const studioDraft = (name: string) => ({ who: shownPerson, kind: 'draft', key: name }) as const;

/** An edit of something that the studio stores. `merge` says of what parts it is; without, it is one thing. */
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

/** What is kept of it, in the shape of what is stored. */
export function keptDraft<Value>(name: string, stored: Value) {
  return openDraft<Value, string>(studioDraft(name), shownPerson() ?? '').read(stored);
}
