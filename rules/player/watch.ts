// What time itself brings: the end of a pause, of a count-in or of patience. Ticks may come late, twice or for nothing.

import { endOf } from './end-of.ts';
import { reachEnd, restart } from './end-of-range.ts';
import { fail } from './media-order.ts';
import { boundsOf, type PlayerState, type Turn } from './player-state.ts';
import { begin, earlyLanding, seekTo, timing } from './playing.ts';
import { blocked } from './reports.ts';
import { andThen, stay, turn } from './turn.ts';

/** Times a place is asked for before the medium is given up. */
const seekTries = 3;

export function tick(state: PlayerState, now: number): Turn {
  if (state.due === null || now < state.due) return stay(state);
  switch (state.phase) {
    case 'loading':
      return fail(state, 'not_ready_in_time', false, now);
    case 'counting_in':
      return begin(state, now, boundsOf(state).start);
    case 'waiting':
      return restart(state, now);
    case 'ended':
      return turn(state, { due: null }, { do: 'advance' });
    case 'playing':
      return andThen(watchPlaying(state, now), (next) =>
        next.phase === 'playing' ? turn(next, { due: now + timing.watchMs }) : stay(next),
      );
    default:
      return turn(state, { due: null });
  }
}

function watchPlaying(state: PlayerState, now: number): Turn {
  const { medium, seeking } = state;
  if (seeking && now - seeking.since >= timing.seekMs && medium.state !== 'buffering')
    return seekAgain(state, now);
  if (medium.state === 'playing' && !seeking && medium.position >= endOf(state)) return reachEnd(state, now);
  const stalled = now - state.moved.at >= timing.stallMs;
  // It had ended before the seek back landed, so the play command was lost.
  if (medium.state === 'ended' && !seeking) return turn(state, { stalled }, { do: 'play' });
  const idle = medium.state !== 'playing' && medium.state !== 'buffering';
  if (idle && !seeking && now - state.commanded_at >= timing.startMs) return blocked(state);
  return turn(state, { stalled });
}

/** It may have landed unseen (a slow tab); else it is asked again, and after that the medium is given up. */
function seekAgain(state: PlayerState, now: number): Turn {
  const { start } = boundsOf(state);
  const { position } = state.medium;
  const inside = position >= start - earlyLanding && position < endOf(state);
  if (inside && state.medium.state === 'playing') return turn(state, { seeking: null });
  const tries = (state.seeking?.tries ?? 0) + 1;
  if (tries >= seekTries) {
    const neverStarted = state.medium.state === 'ready' || state.medium.state === 'paused';
    return neverStarted ? blocked({ ...state, seeking: null }) : fail(state, 'seek_never_lands', false, now);
  }
  const again = seekTo({ ...state, commanded_at: now }, state.seeking?.to ?? start, now, tries);
  return { state: again.state, effects: [...again.effects, { do: 'play' }] };
}
