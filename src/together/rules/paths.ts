/** The room in which everybody dances at the same moment, for everybody. */
export const togetherPaths = { together: '/together' } as const;
