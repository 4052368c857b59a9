import type { ReactNode } from 'react';
import { fallbackTexts } from '#content/messages.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { CountInBeats } from './count-in-beats.tsx';
import { fixedNotices, isAnnounced, type Notice, noticeOf, noticeTexts } from './notice.ts';
import { RepetitionAnswer } from './repetition-answer.tsx';
import { Repetitions } from './repetitions.tsx';
import { WaitRing } from './wait-ring.tsx';

/** One line below the picture that says what the player is about to do, with the way to skip or stop it. */
export function PlayerNotice() {
  const text = useReadCopy();
  const notice = usePlayerState(noticeOf);
  const key = noticeTexts[notice];
  return (
    <div className="player-notice" data-notice={notice}>
      {notice === 'waiting' || notice === 'next' ? <WaitRing /> : null}
      <p className="player-notice-text" role="status" aria-live={isAnnounced(notice) ? 'polite' : 'off'}>
        {key ? text(key) : fixedNotices[notice]}
      </p>
      <NoticeActions notice={notice} />
    </div>
  );
}

function NoticeActions({ notice }: { notice: Notice }): ReactNode {
  const text = useReadCopy();
  const player = usePlayer();
  switch (notice) {
    case 'over':
      return (
        <NoticeButton onPress={() => player.send({ type: 'play' })}>{fallbackTexts.tryAgain}</NoticeButton>
      );
    case 'blocked':
      return (
        <button type="button" className="tap-to-start" onClick={() => player.send({ type: 'play' })}>
          {text('player_tap_to_start')}
        </button>
      );
    case 'stalled':
      return <NextMedium />;
    case 'counting':
      return <CountInBeats />;
    case 'waiting':
    case 'next':
      return (
        <>
          <RepetitionAnswer />
          <NoticeButton onPress={() => player.send({ type: 'play' })}>
            {text('player_skip_wait')}
          </NoticeButton>
          <StopButton />
        </>
      );
    case 'looping':
      return (
        <>
          <Repetitions />
          <RepetitionAnswer />
          <StopButton />
        </>
      );
    case 'advancing':
      return (
        <NoticeButton onPress={() => player.send({ type: 'pause' })}>{text('player_stay')}</NoticeButton>
      );
    default:
      return null;
  }
}

function StopButton() {
  const text = useReadCopy();
  const player = usePlayer();
  const loops = usePlayerState((state) => state.practice !== null);
  return (
    <NoticeButton onPress={() => player.send({ type: loops ? 'stopLoop' : 'pause' })}>
      {text(loops ? 'lesson_stop_loop' : 'player_stop')}
    </NoticeButton>
  );
}

function NextMedium() {
  const text = useReadCopy();
  const player = usePlayer();
  const more = usePlayerState(({ scene, source }) => scene?.sources[source + 1] !== undefined);
  if (!more) return null;
  return (
    <NoticeButton onPress={() => player.send({ type: 'nextSource' })}>
      {text('player_next_medium')}
    </NoticeButton>
  );
}

function NoticeButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="notice-button" onClick={onPress}>
      {children}
    </button>
  );
}
