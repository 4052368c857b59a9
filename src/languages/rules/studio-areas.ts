/** Areas of the studio about other languages. */
export const languagesAreas = ['languages'] as const;
