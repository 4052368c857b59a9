import type { CourseStep } from '#content/course/course.ts';
import { routineDuration } from '#content/routine/routine.ts';
import { danceScene, type Scene, sceneOf } from '#rules/player/scene.ts';
import { defaultExtras } from '#rules/player/settings.ts';
import { PracticePlayer } from '#web/player/controls/practice-player.tsx';
import { deviceMemory } from '#web/player/device-memory.ts';
import { useNewPlayer } from '#web/player/use-player.ts';
import { useReadCopy } from '#web/queries/copy.ts';

/** Nothing that is tried here changes how lessons play. */
const silent = {
  memory: { ...deviceMemory(null), readExtras: () => ({ ...defaultExtras, sound: false, sideChosen: true }) },
  toast: () => {},
};

type ReferenceDanceProps = { step: CourseStep | null; plays: boolean };

/** The rehearsal's own video or film where the course has one, else the house dancer; nothing is asked of another server before a press. */
export function ReferenceDance({ step, plays }: ReferenceDanceProps) {
  const text = useReadCopy();
  const player = useNewPlayer(
    { finished: () => player.send({ type: 'play' }) },
    () => {
      const scene = wholeDance(step);
      return { scene, startAt: null, loop: null, play: plays && scene.sources[0]?.host === null };
    },
    silent,
  );
  return <PracticePlayer player={player} title={text('dashboard_reference_title')} leads={false} />;
}

function wholeDance(step: CourseStep | null): Scene {
  const lessonDance = { start: 0, end: routineDuration };
  const scene = step ? sceneOf(step, { advances: false, lessonDance }) : danceScene('whole', lessonDance);
  return { ...scene, repeats: false, withoutMedia: false };
}
