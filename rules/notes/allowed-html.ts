// What may stay in lesson notes (specification, section 5). Both cleaners, on write and on display, read this one list.

export const allowedTags = [
  'p',
  'br',
  'b',
  'strong',
  'i',
  'em',
  'u',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'span',
  'div',
] as const;

export const allowedAttributes = ['href', 'class', 'id', 'style', 'target', 'rel'] as const;

/** Schemes of links; anything else loses its href. */
export const allowedSchemes = ['http', 'https', 'mailto'] as const;

/** Goes before every id in the notes, so that notes can't take the id of something on the page. */
export const noteIdPrefix = 'note-';
