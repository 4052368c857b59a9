// The limits of the plan, for its form, the contract and the rule.

/** `minutes` are those that a learner gives the plan each day; `lesson` is the minutes that one lesson takes. */
export const planLimits = { minutes: { least: 10, usual: 30, most: 180 }, lesson: 30 } as const;
