// Limits of the plan; its form, the contract and the rule read them.

/** Minutes a day, and the minutes of one lesson. */
export const planLimits = { minutes: { least: 10, usual: 30, most: 180 }, lesson: 30 } as const;
