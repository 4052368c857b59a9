import { dayCopy } from '#crew/content/day-copy.ts';
import type { Printed } from '#crew/rules/crew-paths.ts';
import { useCarriedText } from '#crew/web/use-crew-text.ts';

/** Reads the texts of the day's pages. */
export const useDayText = () => useCarriedText(dayCopy);

/** Returns the key of a sheet's name. */
export const printedKey = (what: Printed) => `day_print_${what.replace('-', '_') as 'script'}` as const;
