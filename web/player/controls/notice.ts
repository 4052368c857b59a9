// Which of its notices the player shows, and what a screen reader hears of it.

import { fallbackTexts } from '#content/messages.ts';
import type { PlayerState } from '#rules/player/player-state.ts';

export type Notice =
  | 'idle'
  | 'once'
  | 'repeats'
  | 'goesOn'
  | 'danced'
  | 'loading'
  | 'stalled'
  | 'blocked'
  | 'waiting'
  | 'next'
  | 'counting'
  | 'looping'
  | 'advancing'
  | 'over';

export function noticeOf(state: PlayerState): Notice {
  const { phase, practice } = state;
  switch (phase.name) {
    case 'loading':
      return phase.thenPlays ? 'loading' : 'idle';
    case 'blocked':
      return 'blocked';
    case 'waiting':
      return practice?.danced === 0 ? 'next' : 'waiting';
    case 'countingIn':
      return 'counting';
    case 'ended':
      return phase.due === null ? 'danced' : 'advancing';
    case 'unplayable':
      return 'over';
    case 'playing':
      return phase.stalled ? 'stalled' : playingNotice(state);
    default:
      return 'idle';
  }
}

function playingNotice(state: PlayerState): Notice {
  if (state.practice) return 'looping';
  if (state.settings.loopEnabled && state.scene?.repeats) return 'repeats';
  return state.scene?.advances && state.extras.autoAdvance ? 'goesOn' : 'once';
}

/** The words of the notices that are words alone. */
export const noticeTexts: Partial<Record<Notice, string>> = {
  idle: 'Ready when you are.',
  once: 'Plays to the end.',
  repeats: 'Starts over at the end.',
  goesOn: 'Plays to the end, then the next part starts.',
  danced: 'That was all of it.',
  loading: fallbackTexts.loading,
  stalled: 'Still loading. The connection may be slow.',
  waiting: fallbackTexts.loopingSoon,
  next: 'Next segment in 3 seconds...',
  advancing: 'The next part is about to start.',
  over: 'Nothing can be played right now. The notes describe every count.',
};

/** Notices that come by themselves and are therefore read aloud. */
export function isAnnounced(notice: Notice): boolean {
  return !['idle', 'once', 'repeats', 'goesOn', 'looping', 'blocked'].includes(notice);
}
