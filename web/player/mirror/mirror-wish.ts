/** Kept for a tab whose page is loaded anew to show the mirror. */
export const mirrorWish = 'shamble.mirror.wish';
