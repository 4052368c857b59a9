// The cleaning of lesson notes on their way into the database (specification, section 5). The browser cleans them
// once more before it shows them; both read src/platform/rules/allowed-html.ts.

import sanitizeHtml from 'sanitize-html';
import {
  allowedAttributes,
  allowedSchemes,
  allowedStyles,
  allowedTags,
  harmlessStyle,
  noteIdPrefix,
} from '#platform/rules/allowed-html.ts';

/**
 * Returns HTML with allowed tags and attributes only; text of forbidden tags stays, scripts and styles go with their
 * content.
 */
export function cleanNotes(notes_html: string): string {
  const cleaned = sanitizeHtml(notes_html, {
    allowedTags: [...allowedTags],
    allowedAttributes: { '*': [...allowedAttributes] },
    allowedStyles: { '*': Object.fromEntries(allowedStyles.map((name) => [name, [harmlessStyle]])) },
    allowedSchemes: [...allowedSchemes],
    allowProtocolRelative: false,
    transformTags: { '*': keepPageSafe },
  });
  return cleaned.replaceAll('<br />', '<br>').trim();
}

/**
 * Keeps ids from taking the id of something on the page, and another tab, whatever its target's name, from a hold on
 * ours.
 */
function keepPageSafe(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { id, ...rest } = attributes;
  const attribs: sanitizeHtml.Attributes = { ...rest };
  if (id) attribs.id = id.startsWith(noteIdPrefix) ? id : `${noteIdPrefix}${id}`;
  if (rest.target) attribs.rel = 'noopener noreferrer';
  return { tagName, attribs };
}
