// The groups in which the dance is shown.

/** The dancer alone; a group that makes no mistakes; a group that dances like people. */
export const groupNames = ['alone', 'exact', 'human'] as const;
export type GroupName = (typeof groupNames)[number];
