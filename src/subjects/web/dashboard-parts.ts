// What other subjects show on the dashboard.

/** The crews that the person leads. */
export const loadLedCrews = async () => (await import('#crew/web/led-crews.tsx')).loadLedCrews();
