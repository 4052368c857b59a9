// Turns stored notes into the editor's document, and back. HTML becomes a document only through the cleaner, never by
// an assignment to an element, which the page's Trusted Types policy refuses.

import type { Schema, Slice } from '@tiptap/pm/model';
import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import DOMPurify from 'dompurify';
import { allowedTags } from '#platform/rules/allowed-html.ts';
import { tidiedTags, tidyPasted } from './tidy-pasted.ts';

/** Returns the editor's document for stored notes. */
export function documentOf(schema: Schema, html: string): object {
  return DocumentParser.fromSchema(schema).parse(cleanElement(html)).toJSON();
}

/**
 * Returns the content of a paste, without anything that notes can't have, such as a word processor's fonts and
 * pictures.
 */
export function sliceOf(schema: Schema, html: string): Slice {
  const pasted = cleanElement(html, { tags: tidiedTags, attributes: ['style'] });
  tidyPasted(pasted);
  return DocumentParser.fromSchema(schema).parseSlice(pasted);
}

/** Returns plain text as HTML with paragraphs and lines. */
export function htmlOf(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\r?\n(?:\r?\n)+/)
    .map((paragraph) => `<p>${paragraph.replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

/**
 * Returns the HTML to store. A list item with one line needs no paragraph, and an empty document is stored as an empty
 * text.
 */
export function storedHtml(html: string): string {
  const plain = html.replace(/<li><p>((?:(?!<\/?p>).)*)<\/p><\/li>/g, '<li>$1</li>');
  return plain === '<p></p>' ? '' : plain;
}

/** Styles and event handlers in a word processor's HTML; the browser would report each of them. */
const clutter = /<style[\s>][\s\S]*?<\/style>|\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

type Also = { tags: readonly string[]; attributes: readonly string[] };

function cleanElement(html: string, also: Also = { tags: [], attributes: [] }): HTMLElement {
  return DOMPurify.sanitize(html.replace(clutter, ''), {
    ALLOWED_TAGS: [...allowedTags, ...also.tags],
    ALLOWED_ATTR: ['href', ...also.attributes],
    RETURN_DOM: true,
  }) as unknown as HTMLElement;
}
