/** The studio's pages about other languages. */
export const languagesAreas = ['languages'] as const;
