import type { Printed } from '#crew/rules/crew-paths.ts';

/** Returns the id of the text with a sheet's name. */
export const printedKey = (what: Printed) => `day_print_${what.replace('-', '_') as 'script'}` as const;
