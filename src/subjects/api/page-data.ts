// What a page is made of: what the server hands to the web's renderer, and what travels with a page as its JSON data block.
// Only what every visitor may see.

import type { OutputOf } from './contract.ts';

/** Of `copy` the server may leave out what equals the built-in texts; what travels is complete. */
export type PageData = OutputOf<'readCopy'> & {
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  /** The lesson that the page is about; its day is its number. */
  lesson?: { day: number; title: string };
  /** Of a page in another language than English. */
  language?: { tag: string; direction: 'ltr' | 'rtl' };
};
