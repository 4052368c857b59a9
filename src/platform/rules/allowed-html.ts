// The HTML that may stay in lesson notes (specification, section 5). The server's cleaner, when notes are stored, and
// the browser's cleaner, when notes are shown, use the same lists.

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

/** Schemes of links; a link with any other scheme loses its href. */
export const allowedSchemes = ['http', 'https', 'mailto'] as const;

/** Matches addresses with an allowed scheme, and paths within this site; //host and /\host lead to another site. */
export const allowedAddress = new RegExp(`^(?:(?:${allowedSchemes.join('|')}):|[#?]|/(?![/\\\\]))`, 'i');

/** The prefix of every id in the notes, so that no note can use the id of another element of the page. */
export const noteIdPrefix = 'note-';

/** Styles that notes may use. None of them can move text out of the notes and over the page. */
export const allowedStyles = [
  'color',
  'background-color',
  'text-align',
  'text-decoration',
  'font-weight',
  'font-style',
  'font-size',
] as const;

/** Matches style values that can't fetch or run anything. */
export const harmlessStyle = /^(?!.*(?:url|expression))[\w\s#%.,()-]{1,100}$/is;

/** Returns the declarations of a style attribute that may stay, as its new value; '' when none may. */
export function cleanStyle(style: string): string {
  const kept = style.split(';').flatMap((declaration) => {
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/s.exec(declaration) ?? [];
    const allowed = (allowedStyles as readonly string[]).includes(name.toLowerCase());
    return allowed && harmlessStyle.test(value) ? [`${name.toLowerCase()}:${value}`] : [];
  });
  return kept.join(';');
}
