// The faults of an edited text: it must have the placeholders of the built-in text, and an address must be a safe one.

import { isBlank, textLength } from '#platform/rules/text-length.ts';
import { isReadableAccent } from './accent.ts';
import { nameProblem } from './name-texts.ts';
import { studioLimits } from './studio-limits.ts';

/**
 * Returns the {placeholders} of a text, each once, in order. The letters of a placeholder may be of any language, so
 * that a translated placeholder is noticed too.
 */
export function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/\{[\p{L}\d_]+\}/gu))];
}

/**
 * Returns a sentence for the operator about the fault of a text; null for a text without fault. `builtIn` is the key's
 * built-in text; null for a key that the product does not use: its text is only checked for its length, and as a name
 * where `nameProblem` knows the key.
 */
export function copyProblem(key: string, text: string, builtIn: string | null): string | null {
  if (textLength(text) > studioLimits.copyMax)
    return `A text can have at most ${studioLimits.copyMax} characters.`;
  const asName = nameProblem(key, text);
  if (asName !== null || builtIn === null) return asName;
  if (isBlank(text) && builtIn !== '' && !key.startsWith('faq_'))
    return 'Please write a text, or reset it to the built-in one.';
  if (key.startsWith('cue_') && textLength(text) > studioLimits.cueMax)
    return `What is called on a count has to be short: at most ${studioLimits.cueMax} characters.`;
  if (key.startsWith('link_') && !isSafeAddress(text.trim()))
    return 'Please enter an address that starts with https:// or mailto:';
  if (key === 'brand_accent' && !isReadableAccent(text.trim()))
    return 'Please enter a light colour as #rrggbb: dark words stand on it, and it stands on a dark page.';
  if (/^brand_icon/.test(key) && !/^(none|[^/\\]+\.png)$/i.test(text.trim()))
    return 'Please enter the name of a PNG file in the media folder, or none.';
  // A text whose built-in text is empty may have any placeholders.
  if (builtIn === '') return null;
  return placeholderProblem(placeholdersOf(text), placeholdersOf(builtIn));
}

/** The placeholder for the site's name, which a text may leave out. */
const siteName = '{site_name}';

function placeholderProblem(used: readonly string[], known: readonly string[]): string | null {
  const unknown = used.find((placeholder) => !known.includes(placeholder));
  if (unknown)
    return known.length === 0
      ? `${unknown} means nothing here: this text has no placeholders.`
      : `${unknown} means nothing here. This text can use ${known.join(', ')}.`;
  const missing = known.find((placeholder) => placeholder !== siteName && !used.includes(placeholder));
  return missing ? `${missing} is missing: it stands for something that changes from place to place.` : null;
}

function isSafeAddress(address: string): boolean {
  return /^(?:https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#]\S*)?|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/i.test(
    address,
  );
}
