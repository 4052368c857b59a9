import { useState } from 'react';
import { keepDraft, keptDraft } from './kept-drafts.ts';
import { useUnsaved } from './unsaved.ts';

export type Draft<Value> = {
  value: Value;
  /** The version that the edit began from; it goes back with the save. */
  version: string;
  dirty: boolean;
  /** Another operator has saved since the edit began. */
  behind: boolean;
  edit: (value: Value) => void;
  /** The edit is stored now. */
  drop: () => void;
  /** Back to what is stored: the edit goes, everywhere. */
  discard: () => void;
  /** Another one after each discard: for editors that keep what is typed by themselves. */
  revision: number;
  /** Keeps the edit; saving it replaces what the other operator saved. */
  insist: () => void;
};

/**
 * An edit of something stored: unsaved changes survive every new read, a reload and the end of a session, and know when they
 * have been overtaken. `name` is that of the thing, among everything that the studio edits.
 */
export function useDraft<Value>(name: string, stored: Value, version: string): Draft<Value> {
  const [draft, setDraft] = useState(() => keptDraft(name, stored));
  const [revision, setRevision] = useState(0);
  useUnsaved(name, draft !== null);
  const shown = draft ?? { value: stored, version };
  const keep = (next: typeof draft) => {
    setDraft(next);
    keepDraft(name, next);
  };
  return {
    ...shown,
    dirty: draft !== null,
    behind: draft !== null && draft.version !== version,
    edit: (value) => keep({ value, version: shown.version }),
    drop: () => keep(null),
    discard: () => {
      keep(null);
      setRevision(revision + 1);
    },
    revision,
    insist: () => keep({ value: shown.value, version }),
  };
}
