// The script element that carries a page's data.

import type { PageData } from '#subjects/api/page-data.ts';

/**
 * The data in a page in another language than English. The page gets its texts by a request, whose answer has the texts
 * of all pages.
 */
export type TextlessData = Pick<PageData, 'lesson'>;

/** Id of the script element that holds the data. */
export const pageDataId = 'page-data';
