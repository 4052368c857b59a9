import { useState } from 'react';

export type Draft<Value> = {
  value: Value;
  /** The version that the edit began from; it goes back with the save. */
  version: string;
  dirty: boolean;
  /** Another operator has saved since the edit began. */
  behind: boolean;
  edit: (value: Value) => void;
  /** Back to what is stored. */
  drop: () => void;
  /** Keeps the edit; saving it replaces what the other operator saved. */
  insist: () => void;
};

/** An edit of something stored: unsaved changes survive every new read, and know when they have been overtaken. */
export function useDraft<Value>(stored: Value, version: string): Draft<Value> {
  const [draft, setDraft] = useState<{ value: Value; version: string } | null>(null);
  const shown = draft ?? { value: stored, version };
  return {
    ...shown,
    dirty: draft !== null,
    behind: draft !== null && draft.version !== version,
    edit: (value) => setDraft({ value, version: shown.version }),
    drop: () => setDraft(null),
    insist: () => setDraft({ value: shown.value, version }),
  };
}
