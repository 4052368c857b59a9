// The names of those who come without an account: they stay on the leader's devices and on paper. Two helpers who both
// write names put their lists together from files; nothing is lost and nobody is in it twice.

import { crewLimits } from './crew-limits.ts';

/** `edited` in epoch milliseconds. A name that was taken out stays as `gone`, so that another list does not bring it back. */
export type Walkin = { id: string; name: string; edited: number; gone: boolean };

/** Two lists together: of each entry the later edit. */
export function mergeRosters(one: readonly Walkin[], other: readonly Walkin[]): Walkin[] {
  const found = new Map<string, Walkin>();
  for (const entry of [...one, ...other]) {
    const known = found.get(entry.id);
    // At the same instant the one that is gone wins, in whatever order the lists come.
    const newer = !known || entry.edited > known.edited || (entry.edited === known.edited && entry.gone);
    if (newer) found.set(entry.id, entry);
  }
  return [...found.values()];
}

/** The names on a list, as a roster is read: by the alphabet. */
export function shownNames(roster: readonly Walkin[]): string[] {
  return byAlphabet(roster.flatMap(({ name, gone }) => (gone ? [] : [name])));
}

/** The members who are on the roster by themselves: in, and showing their first name; by the alphabet of the language. */
export function memberNames(
  members: readonly { first_name: string | null; state: 'waiting' | 'in' }[],
  language = 'en',
): string[] {
  const names = members.flatMap(({ first_name, state }) => (state === 'in' ? (first_name ?? []) : []));
  return byAlphabet(names, language);
}

export function byAlphabet(names: readonly string[], language = 'en'): string[] {
  return names.toSorted((a, b) => a.localeCompare(b, language, { sensitivity: 'base' }));
}

/** The list in a file that this page saved; null for any other text. */
export function readRoster(text: string): Walkin[] | null {
  try {
    const found: unknown = JSON.parse(text);
    if (!Array.isArray(found) || found.length > crewLimits.members) return null;
    const entries = found.map((entry) => {
      const { id, name, edited, gone } = entry as Walkin;
      const fits = typeof id === 'string' && typeof name === 'string' && Number.isFinite(edited);
      return fits && name.trim() ? { id, name: name.slice(0, 100), edited, gone: gone === true } : null;
    });
    return entries.every((entry) => entry !== null) ? entries : null;
  } catch {
    return null;
  }
}
