import { useEffect, useMemo } from 'react';
import { limits } from '#rules/limits.ts';
import { dancerSource } from '#rules/player/medium-source.ts';
import { lessonDanceOf, sceneOf } from '#rules/player/scene.ts';
import { expectDancer } from '#web/player/dancer/expect-dancer.ts';
import { useRehearsal } from '#web/queries/course.ts';
import type { RoomDanceOptions } from './room-dance.ts';

const dancer = { source: dancerSource(4), from: 0 };

/**
 * What a room dances to: the media of the rehearsal, the dancer at last; null while they are read. Another company is asked
 * for nothing before the person has joined.
 */
export function useRoomSources(joined: boolean): {
  sources: RoomDanceOptions['sources'] | null;
  /** Joining brings a video of another company. */
  video: boolean;
} {
  const { step, isPending } = useRehearsal();

  // Whatever is danced to, the dancer is at hand where the network goes.
  useEffect(() => void expectDancer(), []);

  return useMemo(() => {
    if (!step) return { sources: isPending ? null : [dancer], video: false };
    const { sources, video } = sceneOf(step, {
      advances: false,
      lessonDance: lessonDanceOf(limits.rehearsalLesson),
    });
    const others = sources.filter(({ kind }) => kind !== 'dancer');
    return {
      sources: [
        ...others
          .filter(({ host }) => joined || host === null)
          .map((source) => ({ source, from: video.start })),
        dancer,
      ],
      video: others[0]?.host != null,
    };
  }, [step, isPending, joined]);
}
