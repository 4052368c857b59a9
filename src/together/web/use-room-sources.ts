import { useEffect, useMemo } from 'react';
import { isDanced, isHouse } from '#course/rules/house-dance.ts';
import { sceneOf, wholeScene } from '#course/rules/step-scene.ts';
import { useRehearsal } from '#course/web/queries/course.ts';
import { dancerSource } from '#player/rules/medium-source.ts';
import { sceneRange } from '#player/rules/player-state.ts';
import { hostPage } from '#player/rules/unplayable.ts';
import { expectDancer } from '#player/web/dancer/expect-dancer.ts';
import type { RoomDanceOptions } from './room-dance.ts';

const dancer = { source: dancerSource(4), from: 0 };

/**
 * Returns the media of the rehearsal, as sources for a room. `sources` is null while the rehearsal loads. Before a
 * person joins, no other company may be contacted: if the first medium is another company's, `sources` then has only
 * the operator's own films, and is null if there are none.
 */
export function useRoomSources(joined: boolean): {
  sources: RoomDanceOptions['sources'] | null;
  /** Whether joining loads a video of another company. */
  video: boolean;
  /** The page of the first video at its host. */
  page?: string | null;
  /** The dance's title, where it is not the house routine. */
  title?: string;
} {
  const { step, lesson, isPending } = useRehearsal();

  // The dancer is loaded early, to be there even if the network fails later.
  const danced = !step || isDanced(step);
  useEffect(() => {
    if (danced) void expectDancer();
  }, [danced]);

  return useMemo(() => {
    if (!lesson) return { sources: isPending ? null : [dancer], video: false };
    if (step ? isHouse(step, lesson) : !lesson.dance?.score) return { sources: [dancer], video: false };
    const scene = step && !isDanced(step) ? sceneOf(step, { lesson }) : wholeScene('room', lesson, 4);
    const { sources, score } = scene;
    // A video of another company must not load before the person joins. Until then only the operator's own films are
    // shown. The remaining sources, such as the dancer, are used only if that video fails.
    const hosted = sources[0]?.host != null;
    const open = joined || !hosted ? sources : sources.filter(({ kind }) => kind === 'file');
    const waits = sources.length > 0 && open.length === 0;
    return {
      sources: waits ? null : open.map((source) => ({ source, from: sceneRange(scene, source).start })),
      video: hosted,
      page: hostPage(sources),
      title: score.title,
    };
  }, [step, lesson, isPending, joined]);
}
