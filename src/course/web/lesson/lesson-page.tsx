import './lesson.css';
import { useMemo, useRef, useState } from 'react';
import type { CourseLesson } from '#course/content/course.ts';
import { lessonPhrases } from '#course/rules/plan/lesson-phrases.ts';
import { exerciseStage, type Stage } from '#course/rules/practice/guide.ts';
import { lessonDanceOf, sceneOf } from '#course/rules/step-scene.ts';
import { learnParts, nextPlace, type Place, stepAt } from '#course/rules/step-sequence.ts';
import { useRecordDance } from '#course/web/queries/dance.ts';
import { useReadCopy } from '#platform/web/queries/copy.ts';
import { PlayerTools } from '#player/web/controls/player-tools.tsx';
import { PracticePlayer } from '#player/web/controls/practice-player.tsx';
import { PlayerContext, useNewPlayer } from '#player/web/use-player.ts';
import { usePageTitle } from '#subjects/web/shell/page-title.ts';
import { useStageTools } from '#subjects/web/stage-tools.ts';
import { LessonBar } from './lesson-bar.tsx';
import { LessonGuide } from './lesson-guide.tsx';
import { LessonTabs } from './lesson-tabs.tsx';
import { LessonUpdated } from './lesson-updated.tsx';
import { MorePractice } from './more-practice.tsx';
import { ReopenLesson } from './reopen-lesson.tsx';
import { useAtTop } from './use-at-top.ts';
import { useLink } from './use-link.ts';
import { openingOf, useScene } from './use-scene.ts';

type LessonPageProps = {
  lesson: CourseLesson;
  /** Takes the lesson as it is by now; null while that is the one shown. */
  onUpdate: (() => void) | null;
};

export function LessonPage({ lesson, onUpdate }: LessonPageProps) {
  const text = useReadCopy();
  const title = text('lesson_title', { day: lesson.order_num, title: lesson.title });
  usePageTitle(title);
  useAtTop();
  const parts = learnParts(lesson.steps).length;
  const { link, goTo } = useLink(parts);
  const place: Place = { tab: link.tab, part: link.part };
  const playsNext = useRef(false);
  const { record, deliver } = useRecordDance();
  const [exercised, setExercised] = useState<{ stage: Stage } | null>(null);
  const step = stepAt(lesson.steps, place);
  // A learn part that another one follows goes on by itself.
  const advances = place.tab === 'lesson' && place.part < parts;
  const scene = useMemo(
    () => (step ? sceneOf(step, { advances, lessonDance: lessonDanceOf(lesson.order_num) }) : null),
    [step, advances, lesson.order_num],
  );
  const tools = useStageTools();
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
      <div className="page lesson">
        <h1 className="lesson-title">{title}</h1>
        <PracticePlayer player={player} title={title} tools={tools} />
        <div className="lesson-reading">
          {onUpdate && <LessonUpdated onTake={onUpdate} />}
          <LessonGuide lesson={lesson} place={place} exercised={exercised} onGo={goTo} onRest={deliver} />
          <LessonTabs place={place} parts={parts} step={step} onGo={goTo} />
          <MorePractice phrases={lessonPhrases(lesson.steps)} />
          <ReopenLesson lesson={lesson} />
          <PlayerTools />
        </div>
      </div>
      <LessonBar lesson={lesson} place={place} parts={parts} onGo={goTo} />
    </PlayerContext>
  );
}
