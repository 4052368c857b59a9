// The limits of the plan, for its form, the contract and the rule.

/**
 * `minutes` has the limits of the minutes that a learner can give the plan each day; `lesson` is how many minutes one
 * lesson takes.
 */
export const planLimits = { minutes: { least: 10, usual: 30, most: 180 }, lesson: 30 } as const;
