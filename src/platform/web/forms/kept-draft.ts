// A draft, the words typed into a form that edits something stored, is kept on the device until it is saved or
// discarded. It survives a reload, a crash, and leaving the page. src/platform/web/own-store.ts says how long
// a person's drafts stay.

import { parseObject } from '#platform/rules/parse-object.ts';
import { type Kind, ownStore } from '../own-store.ts';
import { isSame, type Merge } from './merge.ts';

export type AnyVersion = string | number;

/** A save: the value it stores, as it was sent, and the idempotency key that makes it count once. */
export type Sent<Value, Version extends AnyVersion = AnyVersion> = {
  value: Value;
  body: { version: Version };
  key: string;
};

export type Kept<Value, Version extends AnyVersion = AnyVersion> = {
  value: Value;
  /** The version of `base`, the stored value when the edit began; drafts of earlier releases have no `base`. */
  version: Version;
  base?: Value | undefined;
  /** A save of this draft that was never answered, and may have been stored. */
  sent?: Sent<Value, Version> | undefined;
};

/** Where a draft is kept. `read` and `write` convert it from and to a shape that other releases know too. */
export type DraftPlace<Value, Version extends AnyVersion> = {
  /** Returns the person who is signed in at the moment. */
  who: () => string | null;
  kind: Kind;
  key: string;
  read?: (kept: never) => Kept<Value, Version> | null;
  write?: (draft: Kept<Value, Version>) => unknown;
};

/** The number of times that the draft of a place was saved or discarded in this tab. */
const ended = new Map<string, number>();

/**
 * Opens the draft of one person at its place. The page remembers the text that it has read there, even if the device's
 * storage is emptied meanwhile.
 */
export function openDraft<Value, Version extends AnyVersion>(
  { who, kind, key, read, write }: DraftPlace<Value, Version>,
  person: string,
) {
  const name = `${person}/${kind}/${key}`;
  let seen: { text: string | null; at: number | undefined } = { text: null, at: undefined };
  const text = (): string | null => {
    const there = ownStore.text(person, kind, key);
    if (there !== null) seen = { text: there, at: ended.get(name) };
    return there ?? (seen.at === ended.get(name) ? seen.text : null);
  };
  return {
    text,
    /** Returns the kept draft; null if there is none, or if its value does not have the fields of `stored`. */
    read(stored: Value): Kept<Value, Version> | null {
      const found = parseObject(text()) as unknown;
      const kept = read ? read(found as never) : (found as Kept<Value, Version>);
      return kept && shapeOf(kept.value) === shapeOf(stored) ? kept : null;
    },
    /** Keeps `draft` on the device; null removes the kept draft. */
    write(draft: Kept<Value, Version> | null): void {
      // After a sign-out nothing is kept: a chosen file may have been read, or a save answered, too late.
      if (who() !== person) return;
      if (draft === null) {
        ended.set(name, (ended.get(name) ?? 0) + 1);
        ownStore.remove(person, kind, key);
      } else ownStore.write(person, kind, key, write ? write(draft) : draft);
    },
  };
}

export type Stored<Value, Version extends AnyVersion> = { value: Value; version: Version };

export type DraftView<Value, Version extends AnyVersion> = Stored<Value, Version> & {
  /** The stored value from which the next edit begins. */
  base: Value | undefined;
  dirty: boolean;
  /** The save of the draft that has not been answered yet, or never was. */
  sent: Sent<Value, Version> | undefined;
  /**
   * Names of the parts that somebody else changed too since the edit began; `theirs` is the whole value with that
   * person's words.
   */
  clashes: readonly string[];
  theirs: Value;
};

/** Returns the value that a form shows: a draft, merged with the value that is stored now. */
export function viewOf<Value, Version extends AnyVersion>(
  kept: Kept<Value, Version> | null,
  { value: stored, version }: Stored<Value, Version>,
  merge: Merge<Value>,
): DraftView<Value, Version> {
  const still = { base: stored, version, theirs: stored, clashes: [], sent: undefined };
  if (kept === null) return { ...still, value: stored, dirty: false };
  // Nothing is merged: the newer version may come from this draft's own save, which was never answered.
  if (kept.sent) return { ...still, ...kept, base: kept.base, sent: kept.sent, dirty: true };
  if (kept.version === version) return { ...still, value: kept.value, dirty: !isSame(kept.value, stored) };
  const { mine, theirs, clashes } = merge(kept.value, kept.base, stored);
  if (clashes.length === 0) return { ...still, value: mine, dirty: !isSame(mine, stored) };
  return {
    value: mine,
    version: kept.version,
    base: kept.base,
    sent: undefined,
    dirty: true,
    clashes,
    theirs,
  };
}

function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' && value !== null ? Object.keys(value).sort().join() : typeof value;
}
