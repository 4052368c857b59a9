// Every constant and limit of the specification's section 9, in one place; form, contract and server read it from here.

export const limits = {
  /** Characters (code points). */
  passwordMin: 8,
  passwordMax: 128,
  nameMax: 100,
  emailMax: 255,
  feedbackNameMax: 100,
  feedbackEmailMax: 255,
  feedbackMessageMin: 200,
  feedbackMessageMax: 5000,
  /** Characters shown of each text on /faq-debug. */
  faqDebugMax: 200,
  /** FAQ pairs the seed tool expects. */
  faqPairs: 8,
} as const;
