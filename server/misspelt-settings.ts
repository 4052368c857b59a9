// Finds variables that were meant as settings: a misspelt one would otherwise be passed over in silence.

import { settingNames } from './env.ts';

/** Variables that are nearly the name of a setting that is not set, each as one line to show. */
export function misspeltSettings(variables: Record<string, string | undefined>): string[] {
  return Object.keys(variables).flatMap((given) => {
    if (settingNames.includes(given)) return [];
    const meant = settingNames.find((name) => !variables[name] && isNearly(given, name));
    return meant ? [`${given} is not a setting: did you mean ${meant}?`] : [];
  });
}

/** One wrong letter per five, in any order; shorter names are too near to what other programs use. */
function isNearly(given: string, name: string): boolean {
  return (
    Math.max(lettersLeft(given, name), lettersLeft(name, given)) <= Math.floor(name.length / 5) &&
    name.length >= 5
  );
}

/** How many letters of `one` have no partner in `other`. */
function lettersLeft(one: string, other: string): number {
  const partners = [...other];
  return [...one].filter((letter) => {
    const at = partners.indexOf(letter);
    if (at >= 0) partners.splice(at, 1);
    return at < 0;
  }).length;
}
