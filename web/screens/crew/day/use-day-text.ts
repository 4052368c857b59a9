import { dayCopy } from '#content/copy/crew/day-copy.ts';
import type { Printed } from '#rules/crew/crew-paths.ts';
import { useCarriedText } from '#web/course-ui/use-crew-text.ts';

/** Reads the texts of the day's pages. */
export const useDayText = () => useCarriedText(dayCopy);

/** What a sheet is called. */
export const printedKey = (what: Printed) => `day_print_${what.replace('-', '_') as 'script'}` as const;
