// Opening a step and moving on to its next medium when one fails. Must never end with nothing while a source is left.

import {
  boundsOf,
  isActive,
  type Loop,
  type PlayerState,
  placeOf,
  sourceOf,
  stepRange,
  type Turn,
  timelineIn,
  unknownMedium,
} from './player-state.ts';
import { begin, countsIn, load, startPlaying } from './playing.ts';
import { insideRange } from './range.ts';
import { itemLoop, segmentLoop } from './repetitions.ts';
import { isYoutubeId, type Scene, sourceKey } from './scene.ts';
import { andThen, turn } from './turn.ts';

export type Opening = {
  scene: Scene;
  start_at: number | null;
  loop: Loop | null;
  play: boolean;
  rate?: number;
};

/**
 * Shows another step. A medium that is loaded for the same source stays; YouTube waits behind its poster for a press;
 * our own media are loaded at once, so that the first picture is there.
 */
export function open(before: PlayerState, opening: Opening, now: number): Turn {
  const fresh: PlayerState = {
    ...before,
    phase: before.phase === 'empty' || before.phase === 'unplayable' ? 'poster' : before.phase,
    scene: opening.scene,
    source: 0,
    loop: opening.loop,
    mark_a: null,
    start_at: opening.start_at ?? opening.loop?.range.start ?? null,
    rate: opening.rate ?? before.rate,
    repetitions: 0,
    clean: 0,
    again: 0,
    answer: null,
    due: null,
    seeking: null,
    stalled: false,
    failure_told: false,
  };
  const told = opening.scene.without_media
    ? turn(fresh, { failure_told: true }, { do: 'toast', about: 'no_videos' })
    : turn(fresh, {});
  const stopped = isActive(before) && before.loaded ? ([{ do: 'pause' }] as const) : [];
  told.effects.unshift(...stopped);
  return andThen(told, (state) => showSource(state, opening.play, now));
}

/** The source in use is of no use: the next one takes over where this one stood. */
export function fail(
  state: PlayerState,
  code: string,
  configuration: boolean,
  now: number,
  play = wantsPlay(state),
): Turn {
  if (!state.scene || state.phase === 'empty' || state.phase === 'unplayable') return turn(state, {});
  const source = sourceOf(state);
  const youtubeLeft = state.scene.sources.slice(state.source + 1).some((other) => other.kind === 'youtube');
  const tells = source?.kind === 'youtube' && !youtubeLeft && !state.failure_told;
  const logged = turn(
    state,
    { failure_told: state.failure_told || tells },
    { do: 'log', code, configuration },
  );
  if (tells) logged.effects.push({ do: 'toast', about: 'unable_to_load' });
  return andThen(logged, (told) => nextSource(told, now, play));
}

/** The next source of the step, at the same place; the loop comes along as far as the other timeline has it. */
export function nextSource(state: PlayerState, now: number, play = wantsPlay(state)): Turn {
  const played = state.loaded === null ? null : placeOf(state) - stepRange(state).start;
  const moved: PlayerState = { ...state, source: state.source + 1, loaded: null, medium: unknownMedium() };
  const sameTimeline = timelineIn(moved) === timelineIn(state);
  const loop = sameTimeline ? state.loop : loopOn(moved, state.loop);
  const carried: PlayerState = {
    ...moved,
    loop,
    mark_a: null,
    start_at: loop ? loop.range.start : played === null ? null : stepRange(moved).start + Math.max(0, played),
  };
  const dropped = turn(carried, { phase: 'poster', due: null, seeking: null }, { do: 'unload' });
  return andThen(dropped, (next) => showSource(next, play, now));
}

/** Loads, keeps or shows the poster of the source in use. */
function showSource(state: PlayerState, play: boolean, now: number): Turn {
  const source = sourceOf(state);
  if (!source) return turn(state, { phase: 'unplayable', due: null });
  if (source.kind === 'youtube' && !isYoutubeId(source.youtube_id))
    return fail(state, 'invalid_id', false, now, play);
  if (state.loaded === sourceKey(source) && state.phase !== 'loading') return reuse(state, play, now);
  if (source.kind !== 'youtube' || play) return load(state, now, play);
  const poster = turn(state, { phase: 'poster', due: null, medium: unknownMedium() });
  return state.loaded === null
    ? poster
    : andThen(poster, (next) => turn(next, { loaded: null }, { do: 'unload' }));
}

function reuse(state: PlayerState, play: boolean, now: number): Turn {
  const start = insideRange(boundsOf(state), state.start_at ?? boundsOf(state).start);
  const placed = { ...state, start_at: null, phase: 'paused' as const, paused_at: now };
  if (play) return countsIn(state) ? startPlaying(placed, now, start) : begin(placed, now, start);
  return turn({ ...placed, start_at: start }, {}, { do: 'seek', to: start });
}

function wantsPlay(state: PlayerState): boolean {
  return isActive(state) || state.phase === 'blocked';
}

function loopOn(state: PlayerState, loop: Loop | null): Loop | null {
  if (loop?.kind === 'item') return itemLoop(state, loop.id);
  return loop?.kind === 'segment' ? segmentLoop(state, loop.index) : null;
}
