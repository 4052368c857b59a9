export const studioRoot = { studio: '/studio' } as const;

/** The route table's pattern of all pages of the studio. */
export const studioPattern = `${studioRoot.studio}/*` as const;

/** Pages that ask for a proven address. */
export const studioOnward = [studioRoot.studio] as const;
