// Cleans notes in the browser with DOMPurify, under the page's Trusted Types policy. This file is loaded with the first
// notes that need it.

import DOMPurify from 'dompurify';
import {
  allowedAddress,
  allowedAttributes,
  allowedTags,
  cleanStyle,
  noteIdPrefix,
} from '#platform/rules/allowed-html.ts';

DOMPurify.addHook('afterSanitizeAttributes', (element) => {
  const style = element.getAttribute('style');
  if (style !== null) element.setAttribute('style', cleanStyle(style));
  if (element.id && !element.id.startsWith(noteIdPrefix)) element.id = noteIdPrefix + element.id;
  if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener noreferrer');
});

/** Returns notes with only allowed tags, attributes and schemes: a TrustedHTML where the browser has Trusted Types. */
export function cleanNotes(html: string): string {
  return DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOWED_URI_REGEXP: allowedAddress,
    // DOMPurify checks attributes that it does not know as text against allowedAddress; these two hold no address.
    ADD_URI_SAFE_ATTR: ['target', 'rel'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
}
