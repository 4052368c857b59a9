// The data of a page: the server hands it to the web's renderer, and it travels with a page as its JSON data block. It has
// only what every visitor may see.

import type { OutputOf } from './contract.ts';

/**
 * The data of a page. The server may leave out of `copy` the texts that equal the built-in ones; the
 * travelling data is complete.
 */
export type PageData = OutputOf<'readCopy'> & {
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  /** The lesson that the page is about; its day is its number. */
  lesson?: { day: number; title: string };
  /** The language of a page in another language than English. */
  language?: { tag: string; direction: 'ltr' | 'rtl' };
};
