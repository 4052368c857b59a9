/** The studio's page that brings people and courses of other products. */
export const movingInAreas = ['transfer'] as const;
