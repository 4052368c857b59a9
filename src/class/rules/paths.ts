/** The class screen and the phone that leads it, for everybody. */
export const classPaths = { class: '/class' } as const;
