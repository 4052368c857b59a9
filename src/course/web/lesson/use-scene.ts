import { type RefObject, useEffect, useEffectEvent } from 'react';
import { formatLink, type LinkState } from '#course/rules/link-state.ts';
import type { Place } from '#course/rules/step-sequence.ts';
import type { Opening } from '#player/rules/player-event.ts';
import { itemRange, type PlayerState, sceneRange } from '#player/rules/player-state.ts';
import type { Loop } from '#player/rules/practice.ts';
import { clipRange, isWithin } from '#player/rules/range.ts';
import { placeKey, resumeAt } from '#player/rules/resume.ts';
import type { Scene } from '#player/rules/scene.ts';
import { segmentsOn } from '#player/rules/segments.ts';
import { isListedRate } from '#player/rules/speed.ts';
import { deviceMemory } from '#player/web/device-memory.ts';
import type { PlayerStore } from '#player/web/player-store.ts';

type SceneProps = {
  player: PlayerStore;
  /** The scene of the place; null when the place has no step. */
  scene: Scene | null;
  link: LinkState;
  place: Place;
  /** Whether the end of the part before has caused this change of part: the new part then plays at once. */
  playsNext: RefObject<boolean>;
};

/** Milliseconds without a change before the practice is written into the address. */
const settleMs = 400;

/**
 * Opens the place's step in the player whenever the scene has changed (at a place without a step, closes the player),
 * and keeps the address up to date with the practice.
 */
export function useScene({ player, scene, link, place, playsNext }: SceneProps): void {
  const opening = useEffectEvent((shown: Scene, play: boolean) => openingOf(shown, link, play));
  const follow = useEffectEvent(() => showInAddress(place, player.getState()));

  useEffect(() => {
    if (player.getState().scene === scene) return;
    const play = playsNext.current === true;
    playsNext.current = false;
    player.send(scene ? { type: 'open', ...opening(scene, play) } : { type: 'close' });
  }, [player, scene, playsNext]);

  useEffect(() => {
    let timer: number | undefined;
    const practised = ({ practice, rate }: PlayerState) => ({ loop: practice?.loop, rate });
    let shown = practised(player.getState());
    const stop = player.subscribe(() => {
      const next = practised(player.getState());
      if (next.loop === shown.loop && next.rate === shown.rate) return;
      shown = next;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => follow(), settleMs);
    });
    return () => {
      stop();
      window.clearTimeout(timer);
    };
  }, [player]);
}

/**
 * Returns the opening of a step, with the loop and speed of `link`. Without a loop the step opens at the place where
 * the learner left it, but a step that plays at once (`play`) begins at its start.
 */
export function openingOf(scene: Scene, link: LinkState, play = false): Opening {
  const loop = linkedLoop(scene, link);
  return {
    scene,
    loop,
    play,
    startAt: loop || play ? null : resumed(scene),
    ...(link.speed === null ? {} : { rate: link.speed }),
  };
}

/** Changes the address in place, without a navigation: nothing on the page depends on this part of it. */
function showInAddress(place: Place, { practice, rate, settings }: PlayerState): void {
  const loop = practice?.loop;
  const search = formatLink({
    ...place,
    segment: loop?.kind === 'segment' ? loop.index + 1 : null,
    item: loop?.kind === 'item' ? loop.id : null,
    a: loop?.kind === 'ab' ? loop.range.start : null,
    b: loop?.kind === 'ab' ? loop.range.end : null,
    speed: loop && isListedRate(rate) && (rate !== 1 || settings.playbackRate !== 1) ? rate : null,
  });
  window.history.replaceState(
    window.history.state,
    '',
    window.location.pathname + search + window.location.hash,
  );
}

function linkedLoop(scene: Scene, { item, segment, a, b }: LinkState): Loop | null {
  const [source] = scene.sources;
  if (!source) return null;
  const whole = sceneRange(scene, source);
  const chosen = scene.items.find((other) => other.id === item);
  if (chosen) return { kind: 'item', id: chosen.id, range: itemRange(scene, chosen, source) };
  const range = segment === null ? undefined : segmentsOn(source, whole)[segment - 1];
  if (range && segment !== null) return { kind: 'segment', index: segment - 1, range };
  if (a === null || b === null) return null;
  const loop = { start: a, end: b };
  // The step's range may have been changed since the link was made.
  return isWithin(loop, clipRange(whole, 0)) ? { kind: 'ab', range: loop } : null;
}

function resumed(scene: Scene): number | null {
  const [source] = scene.sources;
  if (!source) return null;
  return resumeAt(deviceMemory().readPlaces(), placeKey(scene.id, source), sceneRange(scene, source));
}
