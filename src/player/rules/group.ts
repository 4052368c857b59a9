// The groups in which the dance is shown.

/** Alone; with a group that makes no mistake; with people. */
export const groupNames = ['alone', 'exact', 'human'] as const;
export type GroupName = (typeof groupNames)[number];
