// What is wrong with an edited text: its placeholders must be those of the built-in text, its address one that is safe.

import { studioLimits } from './studio-limits.ts';

/** The {placeholders} of a text, once each, in order. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([placeholder]) => placeholder))];
}

/**
 * A sentence for the operator, or null. `builtIn` is the default text of the key; null for a key the product does not
 * use, which may say anything.
 */
export function copyProblem(key: string, text: string, builtIn: string | null): string | null {
  if ([...text].length > studioLimits.copyMax)
    return `A text can have at most ${studioLimits.copyMax} characters.`;
  if (builtIn === null) return null;
  if (text.trim() === '' && !key.startsWith('faq_'))
    return 'Please write a text, or reset it to the built-in one.';
  if (key.startsWith('link_') && !isSafeAddress(text.trim()))
    return 'Please enter an address that starts with https:// or mailto:';
  return placeholderProblem(placeholdersOf(text), placeholdersOf(builtIn));
}

function placeholderProblem(used: readonly string[], known: readonly string[]): string | null {
  const unknown = used.find((placeholder) => !known.includes(placeholder));
  if (unknown)
    return known.length === 0
      ? `${unknown} means nothing here: this text has no placeholders.`
      : `${unknown} means nothing here. This text can use ${known.join(', ')}.`;
  const missing = known.find((placeholder) => !used.includes(placeholder));
  return missing ? `${missing} is missing: it stands for something that changes from place to place.` : null;
}

function isSafeAddress(address: string): boolean {
  return /^(?:https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]\S*)?|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/i.test(
    address,
  );
}
