// The names of the versions, the ways to dance every move. versions.ts has the words that differ in each version.

export const versionNames = ['full', 'low', 'seated'] as const;
export type VersionName = (typeof versionNames)[number];
