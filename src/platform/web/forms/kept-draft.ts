// A draft, the words typed into a form that edits something stored, is kept on the device until it is saved or discarded: it outlives a
// reload, a crash, and a page that is left. Until when a person's drafts stay: src/platform/web/own-store.ts.

import { parseObject } from '#platform/rules/parse-object.ts';
import { type Kind, ownStore } from '../own-store.ts';
import { isSame, type Merge } from './merge.ts';

export type AnyVersion = string | number;

/** A save: what it stores, as it is sent, and the key under which that counts once. */
export type Sent<Value, Version extends AnyVersion = AnyVersion> = {
  value: Value;
  body: { version: Version };
  key: string;
};

export type Kept<Value, Version extends AnyVersion = AnyVersion> = {
  value: Value;
  /** Of what was stored when the edit began, which is `base`; drafts of earlier releases have none. */
  version: Version;
  base?: Value | undefined;
  /** The save of it that was never answered: perhaps it is stored. */
  sent?: Sent<Value, Version> | undefined;
};

/** Where a draft is kept. `read` and `write` stand for another shape there, which other releases know. */
export type DraftPlace<Value, Version extends AnyVersion> = {
  /** The person who is here by now. */
  who: () => string | null;
  kind: Kind;
  key: string;
  read?: (kept: never) => Kept<Value, Version> | null;
  write?: (draft: Kept<Value, Version>) => unknown;
};

/** How often the draft at a place was saved or discarded in this tab. */
const ended = new Map<string, number>();

/**
 * The draft of one person at its place. What this page has seen there it goes on knowing where the device's storage is
 * emptied meanwhile.
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
    /** Null where none is kept, or none that has the shape of what is stored. */
    read(stored: Value): Kept<Value, Version> | null {
      const found = parseObject(text()) as unknown;
      const kept = read ? read(found as never) : (found as Kept<Value, Version>);
      return kept && shapeOf(kept.value) === shapeOf(stored) ? kept : null;
    },
    /** Null takes it off the device. */
    write(draft: Kept<Value, Version> | null): void {
      // A file may be read, or a save answered, after its person has signed out.
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
  /** The save of it that has no answer yet, or never had one. */
  sent: Sent<Value, Version> | undefined;
  /** Names of the parts that somebody else changed too since the edit began; `theirs` is the whole with their words. */
  clashes: readonly string[];
  theirs: Value;
};

/** Returns the value that a form shows: a draft, merged with the value that is stored by now. */
export function viewOf<Value, Version extends AnyVersion>(
  kept: Kept<Value, Version> | null,
  { value: stored, version }: Stored<Value, Version>,
  merge: Merge<Value>,
): DraftView<Value, Version> {
  const still = { base: stored, version, theirs: stored, clashes: [], sent: undefined };
  if (kept === null) return { ...still, value: stored, dirty: false };
  // The newer version may be its own save that was never answered.
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
