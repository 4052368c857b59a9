import { useRef, useState } from 'react';
import { type KeptDraft, keepDraft, keptDraft, type Sent } from './kept-drafts.ts';
import { useUnsaved } from './unsaved.ts';

export type Draft<Value> = KeptDraft<Value> & {
  dirty: boolean;
  /** Another operator has saved since the edit began. */
  behind: boolean;
  edit: (value: Value) => void;
  /** A save of it leaves; what is known of it stays with the edit until there is an answer. */
  sending: (sent: Sent<Value>) => void;
  /** That save is answered, and stored nothing. */
  refused: () => void;
  /** `saved` is stored now, as `version`: what was typed while it was on its way stays an edit of that. */
  stored: (saved: Value, version: string) => void;
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
  // A save may be answered after more was typed, or after the editor has left the page.
  const latest = useRef(draft);
  latest.current = draft;
  useUnsaved(name, draft !== null);
  const shown: KeptDraft<Value> = draft ?? { value: stored, version };
  const keep = (next: typeof draft) => {
    latest.current = next;
    setDraft(next);
    keepDraft(name, next);
  };
  return {
    ...shown,
    dirty: draft !== null,
    // What overtook it may be its own save that was never answered.
    behind: draft !== null && draft.version !== version && draft.sent === undefined,
    edit: (value) => keep({ ...(latest.current ?? { version }), value }),
    sending: (sent) => keep({ ...(latest.current ?? shown), sent }),
    refused: () => {
      if (latest.current !== null) keep({ ...latest.current, sent: undefined });
    },
    stored: (saved, next) => {
      const now = latest.current;
      const same = now === null || JSON.stringify(now.value) === JSON.stringify(saved);
      keep(same ? null : { value: now.value, version: next });
    },
    discard: () => {
      keep(null);
      setRevision(revision + 1);
    },
    revision,
    insist: () => keep({ value: shown.value, version }),
  };
}
