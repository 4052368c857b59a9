import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ownStore } from '../own-store.ts';
import {
  type AnyVersion,
  type DraftPlace,
  type DraftView,
  type Kept,
  openDraft,
  type Sent,
  type Stored,
  viewOf,
} from './kept-draft.ts';
import { isSame, type Merge, mergeWhole } from './merge.ts';

export type Draft<Value, Version extends AnyVersion = AnyVersion> = DraftView<Value, Version> & {
  /** Whether somebody else has saved other words in the same place since the edit began: the person has to choose. */
  behind: boolean;
  edit: (value: Value) => void;
  /**
   * Returns the value that the next save stores, the version that it is based on, and an earlier save that was never
   * answered.
   */
  toSend: () => Kept<Value, Version>;
  /** Call when a save is sent: the save is kept with the draft until there is an answer. */
  sending: (sent: Sent<Value, Version>) => void;
  /** Call when the server has answered a save and stored nothing. */
  refused: () => void;
  /** Call when `saved` is stored as `version`. Words typed after the save was sent stay, as an edit of `saved`. */
  stored: (saved: Value, version: Version) => void;
  /** Removes the edit everywhere: the stored value is shown again. */
  discard: () => void;
  /** Keeps the edit; saving it replaces what somebody else saved in the same place. */
  insist: () => void;
  /** Takes the other person's words in the parts that both changed; the rest of the edit stays. */
  giveWay: () => void;
  /** Whether an edit is kept at this moment, even if the page has not been drawn since the last change. */
  isKept: () => boolean;
  /**
   * A number that changes whenever the shown value changes by anything but typing here. Editors that hold their text
   * themselves need it.
   */
  revision: number;
};

type Edited<Value, Version extends AnyVersion> = {
  place: DraftPlace<Value, Version>;
  /** The value as it was last read. */
  stored: Value;
  version: Version;
  merge?: Merge<Value> | undefined;
};

/**
 * Returns the edit of something stored. Unsaved changes survive every new read, a reload and the end of a session. The
 * changes that others save meanwhile are merged with them, in all tabs of the device.
 */
export function useDraft<Value, Version extends AnyVersion>(
  edited: Edited<Value, Version>,
): Draft<Value, Version> {
  const { place, merge = mergeWhole } = edited;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest of a place never changes
  const draft = useMemo(() => openDraft(place, place.who() ?? ''), [place.kind, place.key]);
  const text = useSyncExternalStore(ownStore.listen, draft.text, () => null);
  const { stored } = edited;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another draft
  const kept = useMemo(() => draft.read(stored), [text, draft]);
  const [saved, setSaved] = useState<Saved<Value, Version> | null>(null);
  const unread = saved?.over.includes(edited.version) ? saved : null;
  // `saved` is dropped once a version outside `saved.over` was read: a version in `over` may later be stored again.
  if (unread === null && saved !== null) setSaved(null);
  const current = unread ?? { value: stored, version: edited.version };
  const view = viewOf(kept, current, merge);
  // `last` is a ref, because a save may be answered after more was typed, or after the editor has left the page.
  const last = useRef(current);
  last.current = current;
  const now = () => viewOf(draft.read(stored), last.current, merge);
  const { revision, keep, keepAnew } = useRevision(
    text,
    draft,
    kept !== null && !isSame(kept.value, view.value) ? current.version : null,
  );

  const idle = kept !== null && !view.dirty;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed back to what is stored is no edit
  useEffect(() => {
    if (idle) keep(null);
  }, [idle]);

  return {
    ...view,
    behind: view.clashes.length > 0,
    revision,
    isKept: () => draft.read(stored) !== null,
    edit: (value) => {
      const { version, base, sent, clashes } = now();
      const back = isSame(value, last.current.value) && !sent && clashes.length === 0;
      keep(back ? null : { value, version, base, sent });
    },
    toSend: () => overCurrent(now(), last.current),
    sending: (sent) => keep({ ...overCurrent(now(), last.current), sent }),
    refused: () => {
      const kept = draft.read(stored);
      if (kept !== null) keep({ ...kept, sent: undefined });
    },
    stored: (value, version) => {
      const kept = draft.read(stored);
      const over = kept?.sent?.body.version;
      if (over !== undefined && over !== version)
        setSaved((before) => ({ value, version, over: [...(before?.over ?? []), over] }));
      const rest = kept !== null && !isSame(kept.value, value);
      keep(rest ? { value: kept.value, version, base: value } : null);
    },
    discard: () => keepAnew(null),
    insist: () => keep(overCurrent(now(), last.current)),
    giveWay: () => {
      const { value, version } = last.current;
      const { theirs } = now();
      keepAnew(isSame(theirs, value) ? null : { value: theirs, version, base: value });
    },
  };
}

/**
 * The last save from this page. Its value is shown as the stored value while the page has only read a version that the
 * save replaced (`over`).
 */
type Saved<Value, Version> = { value: Value; version: Version; over: readonly Version[] };

/** Returns the edit to save. After a clash it is based on the stored value, which a save then replaces. */
function overCurrent<Value, Version extends AnyVersion>(
  { value, version, base, clashes, sent }: DraftView<Value, Version>,
  current: Stored<Value, Version>,
): Kept<Value, Version> {
  return clashes.length > 0
    ? { value, version: current.version, base: current.value }
    : { value, version, base, sent };
}

/** Counts the changes of the shown value that were not typed here. */
function useRevision<Value, Version extends AnyVersion>(
  text: string | null,
  draft: ReturnType<typeof openDraft<Value, Version>>,
  /** The version with which the edit was merged. */
  merged: Version | null,
) {
  const [revision, setRevision] = useState(0);
  const own = useRef(text);
  useEffect(() => {
    if (text !== own.current) setRevision((before) => before + 1);
    own.current = text;
  }, [text]);
  useEffect(() => {
    if (merged !== null) setRevision((before) => before + 1);
  }, [merged]);
  const keep = (next: Kept<Value, Version> | null) => {
    draft.write(next);
    own.current = draft.text();
  };
  return {
    revision,
    keep,
    keepAnew: (next: Kept<Value, Version> | null) => {
      keep(next);
      setRevision((before) => before + 1);
    },
  };
}
