// The names of people who come without an account: they are only on the leader's devices and on paper. Two helpers can
// merge their lists through files: no entry is lost, and an entry that both lists have is there once.

import { cutText } from '#platform/rules/text-length.ts';
import { crewLimits } from './crew-limits.ts';
import { namesIn } from './name-list.ts';

/**
 * `edited` is in epoch milliseconds. A removed name stays in the list as `gone`, so that another list does not bring it
 * back.
 */
export type Walkin = { id: string; name: string; edited: number; gone: boolean };

/** Merges two lists; of two edits of an entry, the later one stays. */
export function mergeRosters(one: readonly Walkin[], other: readonly Walkin[]): Walkin[] {
  const found = new Map<string, Walkin>();
  for (const entry of [...one, ...other]) {
    const known = found.get(entry.id);
    // Of two edits at the same instant the removal wins, so that the order of the lists makes no difference.
    const newer = !known || entry.edited > known.edited || (entry.edited === known.edited && entry.gone);
    if (newer) found.set(entry.id, entry);
  }
  return [...found.values()];
}

/**
 * Removes an entry (`gone`) or puts it back, at `now`. The edit counts as the latest, even if this device's clock is
 * behind.
 */
export function editWalkin(entry: Walkin, gone: boolean, now: number): Walkin {
  return { ...entry, gone, edited: Math.max(now, entry.edited + 1) };
}

/** The names of a list without those that were removed. */
export function shownNames(roster: readonly Walkin[]): string[] {
  return roster.flatMap(({ name, gone }) => (gone ? [] : [name]));
}

/** The names of members who are in and show their first name: the roster shows them without an entry in its list. */
export function memberNames(
  members: readonly { first_name: string | null; state: 'waiting' | 'in' }[],
): string[] {
  return members.flatMap(({ first_name, state }) => (state === 'in' ? (first_name ?? []) : []));
}

/** Sorts names by the alphabet of a language. */
export function byAlphabet(names: readonly string[], language: string): string[] {
  return names.toSorted((a, b) => a.localeCompare(b, language, { sensitivity: 'base' }));
}

/**
 * Returns the list in the text of a file: a list that this page saved, or names in lines or in a table, which count as
 * edited at `now` (epoch milliseconds). Returns null for any other text, and for more names than a crew may have
 * members. The same list of names gets the same ids: merging it twice adds nothing.
 */
export function readRoster(text: string, now: number): Walkin[] | null {
  const list = readSaved(text) ?? readNames(text, now);
  return list === null || list.length > crewLimits.members ? null : list;
}

function readNames(text: string, edited: number): Walkin[] | null {
  const names = namesIn(text);
  if (names === null) return null;
  const seen = new Map<string, number>();
  return names.map((name) => {
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return { id: `${name} ${nth}`, name, edited, gone: false };
  });
}

function readSaved(text: string): Walkin[] | null {
  try {
    const found: unknown = JSON.parse(text);
    if (!Array.isArray(found)) return null;
    const entries = found.map((entry) => {
      const { id, name, edited, gone } = entry as Walkin;
      const fits = typeof id === 'string' && typeof name === 'string' && Number.isFinite(edited);
      return fits && name.trim() ? { id, name: cutText(name, 100), edited, gone: gone === true } : null;
    });
    return entries.every((entry) => entry !== null) ? entries : null;
  } catch {
    return null;
  }
}
