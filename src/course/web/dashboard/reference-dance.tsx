import type { CourseStep } from '#course/content/course.ts';
import { type SceneLesson, sceneOf, wholeScene } from '#course/rules/step-scene.ts';
import { useText } from '#platform/web/queries/copy.ts';
import type { Scene } from '#player/rules/scene.ts';
import { defaultSettings } from '#player/rules/settings.ts';
import { PracticePlayer } from '#player/web/controls/practice-player.tsx';
import { deviceMemory } from '#player/web/device-memory.ts';
import { useNewPlayer } from '#player/web/use-player.ts';

/** Settings changed in this player are not kept, so that they don't change how lessons play. */
const silent = {
  memory: {
    ...deviceMemory(null),
    readSettings: () => ({ ...defaultSettings, sound: false, sideChosen: true }),
  },
  toast: () => {},
};

type ReferenceDanceProps = { step: CourseStep | null; lesson: SceneLesson | null; plays: boolean };

/**
 * Plays the rehearsal's video or film if the course has one, else the house dancer, or the count card for a dance that
 * he does not know. Before a press no request goes to another company's server.
 */
export function ReferenceDance({ step, lesson, plays }: ReferenceDanceProps) {
  const text = useText();
  const player = useNewPlayer(
    { finished: () => player.send({ type: 'play' }) },
    () => {
      const scene = wholeDance(step, lesson);
      return { scene, startAt: null, loop: null, play: plays && scene.sources[0]?.host === null };
    },
    silent,
  );
  return <PracticePlayer player={player} title={text('dashboard_reference_title')} leads={false} />;
}

function wholeDance(step: CourseStep | null, lesson: SceneLesson | null): Scene {
  // A course with a dance of its own must not show the house routine here.
  const scene = step && lesson ? sceneOf(step, { lesson }) : wholeScene('whole', lesson ?? {});
  return { ...scene, repeats: false, withoutMedia: false };
}
