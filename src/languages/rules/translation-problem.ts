// Faults of a translation that a program can find: a translation must have the placeholders, markers and links of the
// English text.

import { isBlank } from '#platform/rules/text-length.ts';
import { placeholdersOf } from '#studio/rules/copy-problem.ts';
import type { SourceText } from '#subjects/rules/source-texts.ts';

/** The most characters of a cue word, which must be called within a count or two. */
const shortCue = 11;

/**
 * Returns a sentence for the translator, or null when the text has no fault. `form` is the plural form, for
 * texts that have forms.
 */
export function translationProblem(
  { key, text: english }: Pick<SourceText, 'key' | 'text'>,
  text: string,
  form: string | null = null,
): string | null {
  if (isBlank(text)) return 'is empty';
  if (text !== text.trim()) return 'begins or ends with a space';
  const placeholders = difference(placeholdersOf(english), placeholdersOf(text));
  // A singular form such as 'One day' needs no placeholder.
  if (placeholders && (form === null || form === 'other' || placeholdersOf(text).length > 0))
    return placeholders;
  if (/^(?:cue:|copy:cue_)/.test(key) && [...text].length > Math.max(shortCue, [...english].length * 1.5))
    return 'is too long to be called';
  return (
    difference(markersOf(english), markersOf(text)) ??
    difference(tagsOf(english), tagsOf(text)) ??
    nesting(text)
  );
}

/** The markers in the notes: the warm-up, the cue sheets, and anything else in brackets and capitals. */
function markersOf(text: string): string[] {
  return text.match(/\[[A-Z_]+(?: [\d-]+)?\]/g) ?? [];
}

/** The tags of a text. A '<' that begins no tag, as in '< and >', counts as a tag too. */
function tagsOf(text: string): string[] {
  return text.match(/<(?:[/!?\w][^>]*>?)?/g) ?? [];
}

/**
 * The first difference between two lists. Each entry must occur equally often in both, in any order,
 * because languages build sentences differently.
 */
function difference(english: readonly string[], translated: readonly string[]): string | null {
  const left = [...english];
  for (const piece of translated) {
    const at = left.indexOf(piece);
    if (at < 0) return `has ${piece}, which the English text has not`;
    left.splice(at, 1);
  }
  return left.length > 0 ? `lacks ${left[0]}` : null;
}

/**
 * Returns the fault of a tag that does not close the tag opened last, or null. The comparison with the English text
 * ensures that as many tags close as open.
 */
function nesting(text: string): string | null {
  const open: string[] = [];
  for (const [tag, end, name = ''] of text.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (name === 'br') continue;
    if (end === '') open.push(name);
    else if (open.pop() !== name) return `closes ${tag} where another tag is open`;
  }
  return null;
}
