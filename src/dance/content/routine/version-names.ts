// The ways to dance every move, by name; versions.ts has the words that differ in each.

export const versionNames = ['full', 'low', 'seated'] as const;
export type VersionName = (typeof versionNames)[number];
