// Carries out what a key or a control asks for. Only what the core can't know is done here: full screen, the help sheet
// and the cues belong to the page.

import type { KeyAction } from '#rules/player/player-keys.ts';
import { type PlayerEvent, type PlayerState, stepRange } from '#rules/player/player-state.ts';
import { segmentAt, segmentsOf } from '#rules/player/segments.ts';
import { toggleFullscreen } from './fullscreen.ts';
import type { PlayerStore } from './player-store.ts';

/** Seconds of one frame (of 30 a second). */
const frameSeconds = 1 / 30;

export type ActionPlace = {
  /** The player's own container, for full screen. */
  container: () => HTMLElement | null;
  showHelp: () => void;
  toggleCues: () => void;
};

export function performAction(player: PlayerStore, action: KeyAction, place: ActionPlace): void {
  if (action.type === 'fullscreen') toggleFullscreen(place.container());
  else if (action.type === 'cues') place.toggleCues();
  else if (action.type === 'help') place.showHelp();
  else {
    const event = eventOf(player.getState(), action, player.position());
    if (event) player.send(event);
  }
}

type PlayerAction = Exclude<KeyAction, { type: 'fullscreen' | 'cues' | 'help' }>;

/** What the core is told; null when there is nothing to do. */
function eventOf(state: PlayerState, action: PlayerAction, position: number): PlayerEvent | null {
  const whole = stepRange(state);
  const { extras } = state;
  switch (action.type) {
    case 'seek_tenth':
      return { type: 'seek', to: whole.start + ((whole.end - whole.start) * action.tenth) / 10 };
    case 'seek_edge':
      return { type: 'seek', to: action.edge === 'start' ? whole.start : whole.end };
    case 'skip_segment':
      return neighbourSegment(state, action.direction, position);
    case 'frame':
      return state.phase === 'playing' ? null : { type: 'skip', by: action.direction * frameSeconds };
    case 'mute':
      return { type: 'set_extras', extras: { sound: !extras.sound } };
    case 'view':
      return { type: 'set_extras', extras: { view: extras.view === 'front' ? 'back' : 'front' } };
    case 'mirror':
      return { type: 'set_extras', extras: { mirrored: !extras.mirrored } };
    default:
      return action;
  }
}

/** The segment before or after the looped one; without a loop, the one that is shown. */
function neighbourSegment(state: PlayerState, direction: 1 | -1, position: number): PlayerEvent | null {
  const segments = segmentsOf(stepRange(state));
  const { loop } = state;
  const shown = segmentAt(segments, loop?.range.start ?? position);
  const index = loop ? shown + direction : shown;
  return segments[index] ? { type: 'loop_segment', index } : null;
}
