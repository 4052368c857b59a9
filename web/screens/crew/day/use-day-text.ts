import { dayCopy } from '#content/copy/crew/day-copy.ts';
import { useCarriedText } from '#web/course-ui/use-crew-text.ts';

/** Reads the texts of the day's pages. */
export const useDayText = () => useCarriedText(dayCopy);
