/** Paths of the class screen and of the phone that leads it, for everybody. */
export const classPaths = { class: '/class' } as const;
