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
  /** Somebody else has saved other words in the same place since the edit began: its person chooses between both. */
  behind: boolean;
  edit: (value: Value) => void;
  /** Returns the value that the next save stores, the version below it, and a save before it that was never answered. */
  toSend: () => Kept<Value, Version>;
  /** A save of it leaves; what is known of it stays with the edit until there is an answer. */
  sending: (sent: Sent<Value, Version>) => void;
  /** Is called when the server answered the save and stored nothing. */
  refused: () => void;
  /** `saved` is stored now, as `version`: what was typed while it was on its way stays an edit of that. */
  stored: (saved: Value, version: Version) => void;
  /** Back to what is stored: the edit goes, everywhere. */
  discard: () => void;
  /** Keeps the edit; saving it replaces what somebody else saved in the same place. */
  insist: () => void;
  /** Lets the edit go where somebody else changed the same; the rest of it stays. */
  giveWay: () => void;
  /** Whether an edit is kept at this moment, also before the page is drawn anew. */
  isKept: () => boolean;
  /** The number changes with each change that was not typed here: for editors that keep what is typed by themselves. */
  revision: number;
};

type Edited<Value, Version extends AnyVersion> = {
  place: DraftPlace<Value, Version>;
  /** The value as it was read last. */
  stored: Value;
  version: Version;
  merge?: Merge<Value> | undefined;
};

/**
 * An edit of something stored. Unsaved changes survive every new read, a reload and the end of a session; what others save
 * meanwhile is put together with them, in all tabs of the device.
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
  // A version may come back once its words do.
  if (unread === null && saved !== null) setSaved(null);
  const current = unread ?? { value: stored, version: edited.version };
  const view = viewOf(kept, current, merge);
  // A save may be answered after more was typed, or after the editor has left the page.
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

/** What was saved here last: it counts as stored until it is read, which is no read of the versions `over` which it was saved. */
type Saved<Value, Version> = { value: Value; version: Version; over: readonly Version[] };

/** The edit as one of what is stored by now. */
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
  /** The version that an edit was put together with. */
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
