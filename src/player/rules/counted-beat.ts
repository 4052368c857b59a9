import { beatsMs, countInBeats, hasTempo } from './enter-phase.ts';
import { dueOf, type PlayerState } from './player-state.ts';
import { spokenCountIn } from './spoken-setting.ts';

/**
 * The beat that is counted at `now` before a start, as dancers count it: the last one is an eight. Null while nothing is
 * counted, as before a video whose tempo nobody knows. In the pause before a repetition only the voice counts, at its end.
 */
export function countedBeat(state: PlayerState, now: number): number | null {
  if (!hasTempo(state)) return null;
  const { name } = state.phase;
  const beats = name === 'countingIn' ? countInBeats(state) : name === 'waiting' ? spokenCountIn(state) : 0;
  const left = Math.max(1, Math.ceil(((dueOf(state) ?? now) - now) / beatsMs(state, 1)));
  return left > beats ? null : 9 - left;
}
