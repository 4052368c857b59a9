// Which of its notices the player shows, and what a screen reader hears of it.

import type { CopyKey } from '#content/copy/copy-defaults.ts';
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

/** The texts of the notices that are words alone. */
export const noticeTexts: Partial<Record<Notice, CopyKey>> = {
  idle: 'player_notice_idle',
  once: 'player_notice_once',
  repeats: 'player_notice_repeats',
  goesOn: 'player_notice_goes_on',
  danced: 'player_notice_danced',
  stalled: 'player_notice_stalled',
  next: 'player_notice_next',
  advancing: 'player_notice_advancing',
  over: 'player_notice_over',
};

/** Those whose words the specification fixes. */
export const fixedNotices: Partial<Record<Notice, string>> = {
  loading: fallbackTexts.loading,
  waiting: fallbackTexts.loopingSoon,
};

/** Notices that come by themselves and are therefore read aloud. */
export function isAnnounced(notice: Notice): boolean {
  return !['idle', 'once', 'repeats', 'goesOn', 'looping', 'blocked'].includes(notice);
}
