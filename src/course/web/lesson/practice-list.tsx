import './practice.css';
import { useEffect, useRef } from 'react';
import type { Checklist, CourseStep } from '#course/content/course.ts';
import { isDanced, isHouse } from '#course/rules/house-dance.ts';
import { hasWords } from '#course/rules/notes/notes-marker.ts';
import { lessonCountsOf, type SceneLesson, sceneOf, scoreOf } from '#course/rules/step-scene.ts';
import { useChecks } from '#course/web/queries/checks.ts';
import { useDance } from '#course/web/queries/dance.ts';
import { recordWords } from '#course/web/record-words.ts';
import { phrasesIn } from '#dance/rules/score/score.ts';
import { monthAndDay } from '#event/web/date-texts.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { recordsOf } from '#player/rules/phrase-record.ts';
import { NextWords } from '#player/web/controls/next-words.tsx';
import { LessonNotes } from './lesson-notes.tsx';
import { PracticeItem } from './practice-item.tsx';
import type { useLead } from './use-lead.tsx';

type PracticeListProps = {
  lesson: SceneLesson;
  step: CourseStep;
  lead: Pick<ReturnType<typeof useLead>, 'gold' | 'ticks' | 'words' | 'aside'>;
};

export function PracticeList({ lesson, step, lead }: PracticeListProps) {
  const text = useText();
  const checks = useChecks();
  const recordOf = useSegmentRecord(lesson, step);
  // The house dancer dances an operator's dance in that dance's tempo, but the step's seconds belong to the house
  // routine.
  const unfilmed = isDanced(step) && !isHouse(step, lesson);
  const start = unfilmed ? (lessonCountsOf(lesson).start * 60) / scoreOf(lesson).tempo : step.start_time;
  const items = step.checklists.toSorted((a, b) => a.order_num - b.order_num);
  const open = items.find(({ id }) => !checks.isChecked(id))?.id;
  useOpenInSight(lead.gold === 'mark' ? open : undefined);

  /** A press on the next mark ticks all items that the learner called clean, if the pressed item is one of them. */
  function toggle(id: string) {
    const together = lead.gold === 'mark' && id === open && lead.ticks.includes(id);
    for (const each of together ? lead.ticks : [id]) checks.toggle(each);
  }

  return (
    <>
      <h2 className="practice-title">{text('lesson_practice_title')}</h2>
      {lead.gold === 'mark' && <NextWords words={lead.words} aside={lead.aside} />}
      {items.length === 0 && <p>{text('lesson_practice_empty')}</p>}
      <ul className="stack snug practice-list">
        {items.map((item) => (
          <PracticeItem
            key={item.id}
            item={item}
            stepStart={start}
            record={recordOf(item)}
            checked={checks.isChecked(item.id)}
            waiting={checks.isWaiting(item.id)}
            isNext={lead.gold === 'mark' && item.id === open}
            onToggle={() => toggle(item.id)}
          />
        ))}
      </ul>
      {hasWords(step.notes_html) && <h2 className="practice-title">{text('lesson_reference_title')}</h2>}
      <LessonNotes lesson={lesson} step={step} />
    </>
  );
}

/** Scrolls to the next mark when another item (`open`) has become the next to tick. */
function useOpenInSight(open: string | undefined): void {
  const seen = useRef(open);
  useEffect(() => {
    if (open === undefined || open === seen.current) return;
    seen.current = open;
    showNextMark();
  }, [open]);
}

/** Room above the bar for the message of the tick before, in rem: it must not lie on the next mark. */
const messageRem = 4.5;

/** Scrolls as little as possible to show the whole of the next mark, below the tabs and above the bar and the row. */
export function showNextMark(): void {
  // The tabs scroll too until they stick, so the distance is measured again after each scroll.
  for (let look = 0; look < 3 && hiddenMark() !== 0; look += 1)
    window.scrollBy({ top: hiddenMark(), behavior: 'instant' });
}

/** Returns how many pixels to scroll for the next mark, but never so many that the mark's beginning would be hidden. */
function hiddenMark(): number {
  const boxOf = (css: string) => document.querySelector(css)?.getBoundingClientRect();
  const mark = boxOf('.practice-check:has([aria-current])');
  const tabs = document.querySelector('.lesson-tabs');
  if (!mark || !tabs) return 0;
  const top = getComputedStyle(tabs).position === 'sticky' ? tabs.getBoundingClientRect().bottom : 0;
  const edges = ['.lesson-bar', '.stage-row', '.player > .next-words'].map((css) => boxOf(css)?.top ?? 0);
  const messages = boxOf('.toasts');
  // Beside a phone's stage messages lie on the picture.
  const over = messages && messages.left < mark.right && mark.left < messages.right;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const room = over ? messageRem * rem : 0;
  const bottom = Math.min(window.innerHeight, ...edges.filter((edge) => edge > top)) - room;
  const above = Math.floor(mark.top - top);
  return above < 0 ? above : Math.min(above, Math.max(0, Math.ceil(mark.bottom - bottom)));
}

/**
 * Returns the function that gives an item's record as a text, such as 'played through at 0.75x, last danced October 5';
 * null for an item that contains no whole phrase. An item that was never danced has a text too, so that nothing moves
 * after the first dance.
 */
function useSegmentRecord(lesson: SceneLesson, step: CourseStep): (item: Checklist) => string | null {
  const text = useText();
  const { score, items } = sceneOf(step, { lesson });
  const { records } = useDance(score);
  const all = recordsOf(score, records);
  return ({ id }) => {
    const counts = items.find((item) => item.id === id)?.counts;
    const own = counts ? phrasesIn(score, counts).flatMap((phrase) => all[phrase - 1] ?? []) : [];
    if (own.length === 0) return null;
    const last = own
      .flatMap(({ practised_at }) => practised_at ?? [])
      .toSorted()
      .at(-1);
    if (last === undefined) return text('dance_never_danced');
    return `${recordWords(text, own)}, ${text('dance_practised', { date: monthAndDay(last) })}`;
  };
}
