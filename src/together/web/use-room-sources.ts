import { useEffect, useMemo } from 'react';
import { isDanced } from '#course/rules/house-dance.ts';
import { sceneOf } from '#course/rules/step-scene.ts';
import { useRehearsal } from '#course/web/queries/course.ts';
import { dancerSource } from '#player/rules/medium-source.ts';
import { hostPage } from '#player/rules/unplayable.ts';
import { expectDancer } from '#player/web/dancer/expect-dancer.ts';
import type { RoomDanceOptions } from './room-dance.ts';

const dancer = { source: dancerSource(4), from: 0 };

/**
 * The sources of a room are the media of the rehearsal; null while they are read, and while all are another
 * company's, which is asked for nothing before the person has joined.
 */
export function useRoomSources(joined: boolean): {
  sources: RoomDanceOptions['sources'] | null;
  /** Whether joining brings a video of another company. */
  video: boolean;
  /** Page of the first video at its host. */
  page?: string | null;
} {
  const { step, lesson, isPending } = useRehearsal();

  // The dancer is fetched early, so that it is at hand when the network goes.
  const danced = !step || isDanced(step);
  useEffect(() => {
    if (danced) void expectDancer();
  }, [danced]);

  return useMemo(() => {
    if (!step || !lesson) return { sources: isPending ? null : [dancer], video: false };
    if (isDanced(step)) return { sources: [dancer], video: false };
    const { sources, video } = sceneOf(step, { lesson });
    const open = sources.filter(({ host }) => joined || host === null);
    const waits = sources.length > 0 && open.length === 0;
    return {
      sources: waits ? null : open.map((source) => ({ source, from: video.start })),
      video: sources[0]?.host != null,
      page: hostPage(sources),
    };
  }, [step, lesson, isPending, joined]);
}
