// The data of a page. The server hands it to the web's renderer, and the page carries it as a JSON block. It has only
// what every visitor may see.

import type { OutputOf } from './contract.ts';

/**
 * The data of a page. In `copy` the server may leave out texts that equal the built-in ones; the JSON block of a page
 * has them all.
 */
export type PageData = OutputOf<'readCopy'> & {
  /** Scheme and host of the site, without a slash at the end. */
  origin: string;
  /** The lesson that the page shows; `day` is its number. */
  lesson?: { day: number; title: string };
  /** The language of the page, when it is not English. */
  language?: { tag: string; direction: 'ltr' | 'rtl' };
};
