import type { Crew } from '#crew/api/crew.ts';
import { byAlphabet, memberNames, shownNames } from '#crew/rules/roster.ts';
import { useRoster } from '#crew/web/crew-roster.ts';
import { pageLanguage } from '#platform/web/page-language.ts';

/**
 * Returns the names to print, sorted by the alphabet: members who show their first name, and this device's walk-ins.
 * `unnamed` is the number of members who show no name.
 */
export function useNames({ id, members }: Crew): { all: string[]; unnamed: number } {
  const { roster } = useRoster(id);
  const inside = members.filter(({ state }) => state === 'in').length;
  const named = memberNames(members);
  return {
    all: byAlphabet([...named, ...shownNames(roster)], pageLanguage()),
    unnamed: inside - named.length,
  };
}
