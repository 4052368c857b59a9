// Cleans lesson notes on their way into the database (specification, section 5). The browser cleans them once more
// before it shows them; both read rules/notes/allowed-html.ts.

import sanitizeHtml from 'sanitize-html';
import { allowedAttributes, allowedSchemes, allowedTags, noteIdPrefix } from '#rules/notes/allowed-html.ts';

/** HTML with allowed tags and attributes only; text of forbidden tags stays, scripts and styles go with their content. */
export function cleanNotes(notes_html: string): string {
  const cleaned = sanitizeHtml(notes_html, {
    allowedTags: [...allowedTags],
    allowedAttributes: { '*': [...allowedAttributes] },
    allowedStyles: { '*': allowedStyles },
    allowedSchemes: [...allowedSchemes],
    allowProtocolRelative: false,
    transformTags: { '*': keepPageSafe },
  });
  return cleaned.replaceAll('<br />', '<br>').trim();
}

const harmless = [/^(?!.*(?:url|expression))[\w\s#%.,()-]{1,100}$/i];

/** How text may look; nothing that could lift it out of the notes and over the page. */
const allowedStyles = {
  color: harmless,
  'background-color': harmless,
  'text-align': harmless,
  'text-decoration': harmless,
  'font-weight': harmless,
  'font-style': harmless,
  'font-size': harmless,
};

/** Ids can't take the id of something on the page, and a new tab gets no hold on ours. */
function keepPageSafe(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const { id, ...rest } = attributes;
  const attribs: sanitizeHtml.Attributes = { ...rest };
  if (id) attribs.id = id.startsWith(noteIdPrefix) ? id : `${noteIdPrefix}${id}`;
  if (rest.target === '_blank') attribs.rel = 'noopener noreferrer';
  return { tagName, attribs };
}
