import type { Checklist, CourseStep } from '#course/content/course.ts';
import { isDanced } from '#course/rules/house-dance.ts';
import { useDance } from '#course/web/queries/dance.ts';
import { useRecordWords } from '#course/web/use-record-words.ts';
import { monthAndDay } from '#event/web/date-texts.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { recordOf } from '#player/rules/drills.ts';
import { phrasesWithin } from '#player/rules/pieces.ts';

/**
 * 'played through at 0.75x, last danced October 5' for items that are whole phrases of the routine; null for all others.
 * There are words before the first time too, so that nothing moves when it was danced.
 */
export function useSegmentRecord(step: CourseStep): (item: Checklist) => string | null {
  const text = useText();
  const wordsOf = useRecordWords();
  const { records } = useDance();
  return ({ dance_start, dance_end }) => {
    if (!isDanced(step) || dance_start === null || dance_end === null) return null;
    const own = phrasesWithin({ start: dance_start, end: dance_end }).map((phrase) =>
      recordOf(records, phrase),
    );
    if (own.length === 0) return null;
    const last = own
      .flatMap(({ practised_at }) => practised_at ?? [])
      .toSorted()
      .at(-1);
    if (last === undefined) return text('dance_never_danced');
    return `${wordsOf(own)}, ${text('dance_practised', { date: monthAndDay(last) })}`;
  };
}
