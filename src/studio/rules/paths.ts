export const studioRoot = { studio: '/studio' } as const;

/** The pattern of all pages of the studio in the route table. */
export const studioPattern = `${studioRoot.studio}/*` as const;

/** Pages that only people with a proven address can use. */
export const studioOnward = [studioRoot.studio] as const;
