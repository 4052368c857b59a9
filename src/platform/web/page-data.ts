// The element in which a page's data travel with it.

import type { PageData } from '#subjects/api/page-data.ts';

/** The data that travel with a page in another language: its texts are the same for all pages, and asked for once. */
export type TextlessData = Pick<PageData, 'lesson'>;

/** Id of the script element that holds the block. */
export const pageDataId = 'page-data';
