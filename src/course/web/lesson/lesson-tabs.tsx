import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { CourseStep } from '#course/content/course.ts';
import { hasWords } from '#course/rules/notes/notes-marker.ts';
import type { SceneLesson } from '#course/rules/step-scene.ts';
import { type Place, type Tab, tabs } from '#course/rules/step-sequence.ts';
import { say, towardsEnd } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { isDancer } from '#player/rules/player-state.ts';
import { NextWords } from '#player/web/controls/next-words.tsx';
import { useVersion } from '#player/web/controls/use-version-words.ts';
import { usePlayerState } from '#player/web/use-player.ts';
import type { CopyKey } from '#subjects/content/texts.ts';
import { LessonNotes } from './lesson-notes.tsx';
import { PracticeList, showNextMark } from './practice-list.tsx';
import type { useLead } from './use-lead.tsx';

type LessonTabsProps = {
  lesson: SceneLesson;
  place: Place;
  parts: number;
  step: CourseStep | undefined;
  onGo: (place: Place) => void;
  lead: Pick<ReturnType<typeof useLead>, 'gold' | 'ticks' | 'words' | 'aside' | 'openTab'>;
};

const labels: Record<Tab, CopyKey> = {
  lesson: 'lesson_tab_lesson',
  practice: 'lesson_tab_practice',
  zombie: 'lesson_tab_zombie_check',
};

export function LessonTabs({ lesson, place, parts, step, onGo, lead }: LessonTabsProps) {
  const text = useText();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const opened = useOpened(place, list, panel);
  const goldTab = tabs.find((tab) => tab === lead.gold);

  function handleKey(event: KeyboardEvent) {
    const at = tabs.indexOf(place.tab);
    const step = towardsEnd();
    const to = { ArrowRight: at + step, ArrowLeft: at - step, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = tabs[(to + tabs.length) % tabs.length];
    if (!next) return;
    onGo({ tab: next, part: 1 });
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  }

  return (
    <div className="lesson-work">
      <div
        ref={list}
        role="tablist"
        aria-label={text('lesson_tabs_label')}
        className="lesson-tabs"
        onKeyDown={handleKey}
      >
        {tabs.map((tab) => (
          <Button
            key={tab}
            role="tab"
            look={tab === goldTab ? 'gold' : 'tab'}
            id={`${id}-${tab}`}
            data-tab={tab}
            className="lesson-tab"
            aria-selected={tab === place.tab}
            aria-controls={`${id}-panel`}
            aria-current={tab === goldTab ? 'step' : undefined}
            tabIndex={tab === place.tab ? 0 : -1}
            onClick={() => tab !== place.tab && lead.openTab(tab)}
          >
            {text(labels[tab])}
          </Button>
        ))}
      </div>
      <div
        ref={panel}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${place.tab}`}
        className="stack lesson-panel"
      >
        {goldTab && lead.words !== null && (
          <NextWords words={`${text(labels[goldTab])}: ${lead.words}`} aside={lead.aside} />
        )}
        {place.tab === 'lesson' && parts > 1 && (
          <p className="lesson-part">{text('lesson_part', { part: place.part, total: parts })}</p>
        )}
        {!step && <p>{text('toast.noVideo')}</p>}
        {place.tab === 'practice' && step && <PracticeList lesson={lesson} step={step} lead={lead} />}
        {place.tab === 'zombie' && <VersionCheck />}
        {place.tab === 'zombie' && step && !hasWords(step.notes_html) && (
          <p>{text('dance_guide_check_text')}</p>
        )}
        {place.tab !== 'practice' && step && <LessonNotes lesson={lesson} step={step} />}
      </div>
      {opened && <span key={`${place.tab} ${place.part}`} className="lesson-fresh" aria-hidden="true" />}
      <p role="status" className="only-read-aloud">
        {opened && [text(labels[place.tab]), opened].join(': ')}
      </p>
    </div>
  );
}

/**
 * When another place is opened, scrolls to the place's first line, and then to the next mark of the list, if there is
 * one. Returns the first line, which is to be read aloud, or '' until another place is opened.
 */
function useOpened(
  { tab, part }: Place,
  list: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
): string {
  const [said, setSaid] = useState('');
  const shown = useRef(`${tab} ${part}`);
  useEffect(() => {
    if (shown.current === `${tab} ${part}`) return;
    shown.current = `${tab} ${part}`;
    const [first] = panel.current?.querySelectorAll('h1, h2, h3, h4, p') ?? [];
    setSaid(first?.textContent ?? '');
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    const under = list.current?.getBoundingClientRect().bottom ?? 0;
    if (top < under - 1) window.scrollBy({ top: top - under, behavior: 'instant' });
    showNextMark();
  }, [tab, part, list, panel]);
  return said;
}

/**
 * Says what the zombie check means in the danced version; shows nothing for the dance as written, and while the house
 * dancer is not shown.
 */
function VersionCheck() {
  const check = useVersion()?.check;
  const dances = usePlayerState(isDancer);
  return dances && check ? (
    <Card as="p" look="line" size="flush">
      {say(check)}
    </Card>
  ) : null;
}
