// The notice that the player shows, and whether screen readers read it aloud.

import type { EveryPageText } from '#platform/web/queries/copy.ts';
import { isBeside, type PlayerState } from '#player/rules/player-state.ts';

export type Notice =
  | 'danced'
  | 'loading'
  | 'stalled'
  | 'blocked'
  | 'waiting'
  | 'next'
  | 'counting'
  | 'looping'
  | 'advancing'
  | 'nearest'
  | 'over';

/** The notice for this state; null where there is nothing to say. */
export function noticeOf(state: PlayerState): Notice | null {
  const { phase, practice } = state;
  switch (phase.name) {
    case 'loading':
      return phase.thenPlays ? 'loading' : null;
    case 'blocked':
      return 'blocked';
    case 'waiting':
      return practice?.danced === 0 ? 'next' : 'waiting';
    case 'countingIn':
      return 'counting';
    case 'paused':
      return state.answerable && !practice ? 'danced' : null;
    case 'ended':
      return phase.due === null ? 'danced' : 'advancing';
    case 'unplayable':
      return 'over';
    case 'playing':
      if (phase.stalled) return 'stalled';
      if (practice && practice.loop.kind !== 'take' && state.scene?.repeats) return 'looping';
      return isBeside(state) ? 'nearest' : null;
    default:
      return null;
  }
}

/**
 * The texts of the notices that are only words. 'over' has no text here: the calm stage shows the reason in
 * place of the picture.
 */
export const noticeTexts: Partial<Record<Notice, EveryPageText>> = {
  loading: 'fallback.loading',
  waiting: 'fallback.loopingSoon',
  danced: 'player_notice_danced',
  stalled: 'player_notice_stalled',
  next: 'player_notice_next',
  advancing: 'player_notice_advancing',
  nearest: 'player_notice_nearest',
};

/** Whole seconds of the pause before a repetition: more than three where the count-in is slow. */
export function pauseSeconds({ phase }: PlayerState): number {
  return phase.name === 'waiting' ? Math.round((phase.due - phase.since) / 1000) : 0;
}

/** Whether screen readers read a notice aloud: they do if it comes by itself. */
export function isAnnounced(notice: Notice): boolean {
  return notice !== 'looping' && notice !== 'blocked';
}
