/** Areas of the studio for other languages. */
export const languagesAreas = ['languages'] as const;
