// Variables that were meant as settings: a misspelt one would otherwise be passed over in silence.

import { settingNames } from './env.ts';
import { misspeltDatabase, nearlySpelt } from './nearly-spelt.ts';

/**
 * Returns the variables that are nearly the name of a setting that is not set, each as one line to show; without
 * the one that readEnv refuses.
 */
export function misspeltSettings(variables: Record<string, string | undefined>): string[] {
  const refused = misspeltDatabase(variables);
  const meant = new Map<string, string>();
  for (const name of settingNames)
    for (const given of nearlySpelt(variables, name)) if (!meant.has(given)) meant.set(given, name);
  return [...meant]
    .filter(([given]) => !settingNames.includes(given) && given !== refused)
    .map(([given, name]) => `${given} is not a setting: did you mean ${name}?`);
}
