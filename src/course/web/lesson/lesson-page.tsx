import { Card } from '#platform/web/ui/card.tsx';
import './lesson-bar.css';
import './lesson.css';
import './lesson-landscape.css';
import './lesson-rest.css';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { CourseStep } from '#course/content/course.ts';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { formatLink, type LinkState, parseLink } from '#course/rules/link-state.ts';
import { exerciseStage, type Stage } from '#course/rules/practice/guide.ts';
import { sceneOf } from '#course/rules/step-scene.ts';
import { learnParts, nextPlace, type Place, stepAt } from '#course/rules/step-sequence.ts';
import { useRecordDance } from '#course/web/queries/dance.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { useQuery } from '#platform/web/use-query.ts';
import { PracticePlayer } from '#player/web/controls/practice-player.tsx';
import type { PlayerStore } from '#player/web/player-store.ts';
import { PlayerContext, useNewPlayer } from '#player/web/use-player.ts';
import { usePageTitle } from '#subjects/web/shell/page-title.ts';
import { useStageTools } from '#subjects/web/stage-tools.ts';
import { LessonBar } from './lesson-bar.tsx';
import { LessonMore } from './lesson-more.tsx';
import { LessonTabs } from './lesson-tabs.tsx';
import { useLead } from './use-lead.tsx';
import { useReading } from './use-reading.ts';
import { openingOf, useScene } from './use-scene.ts';

type LessonPageProps = {
  lesson: TaughtLesson;
  /** Shows the lesson's newest version; null while the page already shows that version. */
  onUpdate: (() => void) | null;
};

export function LessonPage({ lesson, onUpdate }: LessonPageProps) {
  const text = useText();
  const title = text('lesson_title', { day: lesson.order_num, title: lesson.title });
  usePageTitle(title);
  useHeaderGone();
  const parts = learnParts(lesson.steps).length;
  const { link, goTo } = useLink(parts);
  const place: Place = { tab: link.tab, part: link.part };
  const playsNext = useRef(false);
  const { record, deliver } = useRecordDance();
  const [exercised, setExercised] = useState<{ stage: Stage } | null>(null);
  const step = stepAt(lesson.steps, place);
  // After a learn part that is not the last, the player goes on to the next part by itself.
  const advances = place.tab === 'lesson' && place.part < parts;
  const scene = useMemo(() => (step ? sceneOf(step, { lesson, advances }) : null), [step, lesson, advances]);
  const player = useNewPlayer(
    {
      advance: () => {
        const next = nextPlace(place, parts);
        if (next?.tab !== 'lesson') return;
        playsNext.current = true;
        goTo(next);
      },
      danced(repetition) {
        const stage = exerciseStage(repetition);
        if (stage) setExercised({ stage });
        else record(repetition);
      },
    },
    () => scene && openingOf(scene, link),
  );
  useScene({ player, scene, link, place, playsNext });

  return (
    <PlayerContext value={player}>
      <LessonBody
        title={title}
        player={player}
        lead={{ lesson, place, exercised, onGo: goTo, onRest: deliver }}
        parts={parts}
        step={step}
        onUpdate={onUpdate}
      />
    </PlayerContext>
  );
}

type LessonBodyProps = {
  title: string;
  player: PlayerStore;
  lead: Parameters<typeof useLead>[0];
  parts: number;
  step: CourseStep | undefined;
  onUpdate: (() => void) | null;
};

/** Draws the lesson. It is a component of its own because its hooks need the PlayerContext around it. */
function LessonBody({ title, player, lead: led, parts, step, onUpdate }: LessonBodyProps) {
  const { lesson, place, onGo } = led;
  const tools = useStageTools();
  useReading();
  const lead = useLead(led);
  return (
    <>
      <div className="page lesson">
        <h1 className="lesson-title">{title}</h1>
        <PracticePlayer
          player={player}
          title={title}
          tools={tools}
          next={lead.next}
          more={(close) => <LessonMore lesson={lesson} lead={lead} onClose={close} />}
        />
        <div className="lesson-reading">
          {onUpdate && <LessonUpdated onTake={onUpdate} />}
          <LessonTabs lesson={lesson} place={place} parts={parts} step={step} onGo={onGo} lead={lead} />
        </div>
      </div>
      <LessonBar lesson={lesson} place={place} parts={parts} lead={lead} onGo={onGo} />
    </>
  );
}

/** Says that an operator has changed the open lesson, with a button that shows the change. */
function LessonUpdated({ onTake }: { onTake: () => void }) {
  const text = useText();
  return (
    <Card as="p" look="line" size="flush" className="spread lesson-updated" role="status">
      <span>{text('lesson_updated')}</span>
      <Button look="bone" size="small" onClick={onTake}>
        {text('lesson_updated_button')}
      </Button>
    </Card>
  );
}

/**
 * Marks the document once the site's header is out of view: messages then have another place, and the header's space is
 * free (lesson.css).
 */
function useHeaderGone(): void {
  useEffect(() => {
    const header = document.querySelector('.site-header');
    if (header === null) return;
    const root = document.documentElement;
    const watch = new IntersectionObserver(
      // A busy browser reports several changes at once, the newest last.
      (entries) => root.toggleAttribute('data-header-gone', entries.at(-1)?.isIntersecting === false),
      { threshold: 0.5 },
    );
    watch.observe(header);
    return () => {
      watch.disconnect();
      root.removeAttribute('data-header-gone');
    };
  }, []);
}

/**
 * Returns what the address says about the open practice, and `goTo`, which opens another place of the lesson. `goTo`
 * replaces the address, so that Back leaves the lesson.
 */
function useLink(parts: number): { link: LinkState; goTo: (place: Place) => void } {
  const query = useQuery();
  const navigate = useNavigate();
  const goTo = useCallback(
    (place: Place) => {
      const bare: LinkState = { ...place, segment: null, item: null, a: null, b: null, speed: null };
      void navigate({ search: formatLink(bare) }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return { link: parseLink(query, parts), goTo };
}
