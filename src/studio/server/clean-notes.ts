// Cleans lesson notes before they are stored (specification, section 5). The browser cleans them again before it
// shows them; both use src/platform/rules/allowed-html.ts.

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
 * Returns HTML with only the allowed tags and attributes. The text within forbidden tags stays; scripts and styles
 * are removed with their content.
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
 * Gives ids a prefix, so that no id in notes equals an id of the page. Links that open another tab get rel="noopener",
 * so that the opened page can't control the course's page.
 */
function keepPageSafe(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { id, ...rest } = attributes;
  const attribs: sanitizeHtml.Attributes = { ...rest };
  if (id) attribs.id = id.startsWith(noteIdPrefix) ? id : `${noteIdPrefix}${id}`;
  if (rest.target) attribs.rel = 'noopener noreferrer';
  return { tagName, attribs };
}
