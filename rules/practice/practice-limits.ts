// Limits of what is told about practice; the device that sends and the contract both read them.

export const practiceLimits = {
  /** Repetitions in one call. */
  repetitions: 100,
} as const;
