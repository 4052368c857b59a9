// Finds variables that were meant as settings: a misspelt one would otherwise be passed over in silence.

import { settingNames } from './env.ts';
import { misspeltDatabase, nearlySpelt } from './nearly-spelt.ts';

/**
 * Variables that are nearly the name of a setting that is not set, each as one line to show; without the one that
 * readEnv refuses.
 */
export function misspeltSettings(variables: Record<string, string | undefined>): string[] {
  return Object.keys(variables).flatMap((given) => {
    if (settingNames.includes(given) || given === misspeltDatabase(variables)) return [];
    const meant = settingNames.find((name) => nearlySpelt(variables, name).includes(given));
    return meant ? [`${given} is not a setting: did you mean ${meant}?`] : [];
  });
}
