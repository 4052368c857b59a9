/** The studio's page for imports from other products. */
export const movingInAreas = ['transfer'] as const;
