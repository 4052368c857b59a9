// What is wrong with a translation as far as a program can tell: it must fill, mark and link what the English text does.

import { isBlank } from '#platform/rules/text-length.ts';
import { placeholdersOf } from '#studio/rules/copy-problem.ts';
import type { SourceText } from '#subjects/rules/source-texts.ts';

/** A cue word must be called within a count or two. */
const shortCue = 11;

/** A sentence for the translator, or null. `form` is the plural form, where the text has one. */
export function translationProblem(
  { key, text: english }: Pick<SourceText, 'key' | 'text'>,
  text: string,
  form: string | null = null,
): string | null {
  if (isBlank(text)) return 'is empty';
  if (text !== text.trim()) return 'begins or ends with a space';
  const placeholders = difference(placeholdersOf(english), placeholdersOf(text));
  // 'One day' needs no figure.
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

/** Markers of the notes: the warm-up, the cue sheets, and whatever else stands in capitals in brackets. */
function markersOf(text: string): string[] {
  return text.match(/\[[A-Z_]+(?: [\d-]+)?\]/g) ?? [];
}

/** A sign that begins no tag stands alone, as in '< and >'. */
function tagsOf(text: string): string[] {
  return text.match(/<(?:[/!?\w][^>]*>?)?/g) ?? [];
}

/** The same pieces as often, in any order: sentences are built differently. */
function difference(english: readonly string[], translated: readonly string[]): string | null {
  const left = [...english];
  for (const piece of translated) {
    const at = left.indexOf(piece);
    if (at < 0) return `has ${piece}, which the English text has not`;
    left.splice(at, 1);
  }
  return left.length > 0 ? `lacks ${left[0]}` : null;
}

/** Whether each tag closes the one that was opened last; that as many close as open, the English says already. */
function nesting(text: string): string | null {
  const open: string[] = [];
  for (const [tag, end, name = ''] of text.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
    if (name === 'br') continue;
    if (end === '') open.push(name);
    else if (open.pop() !== name) return `closes ${tag} where another tag is open`;
  }
  return null;
}
