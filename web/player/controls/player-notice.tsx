import type { ReactNode } from 'react';
import { fallbackTexts } from '#content/messages.ts';
import type { PlayerState } from '#rules/player/player-state.ts';
import { isActive } from '#rules/player/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { CountInBeats } from './count-in-beats.tsx';
import { RepetitionAnswer } from './repetition-answer.tsx';
import { WaitRing } from './wait-ring.tsx';

/** One line beside the picture that says what the player is about to do, with the way to skip or stop it. */
export function PlayerNotice() {
  const notice = usePlayerState(noticeOf);
  return (
    <div className="player-notice" data-notice={notice}>
      <NoticeText notice={notice} />
    </div>
  );
}

type Notice =
  | 'none'
  | 'loading'
  | 'stalled'
  | 'blocked'
  | 'waiting'
  | 'next'
  | 'counting'
  | 'looping'
  | 'advancing'
  | 'over';

function noticeOf(state: PlayerState): Notice {
  switch (state.phase) {
    case 'loading':
      return state.wants_play ? 'loading' : 'none';
    case 'blocked':
      return 'blocked';
    case 'waiting':
      return state.loop && state.repetitions === 0 ? 'next' : 'waiting';
    case 'counting_in':
      return 'counting';
    case 'ended':
      return state.due === null ? 'none' : 'advancing';
    case 'unplayable':
      return 'over';
    case 'playing':
      if (state.stalled) return 'stalled';
      return state.loop ? 'looping' : 'none';
    default:
      return 'none';
  }
}

function NoticeText({ notice }: { notice: Notice }): ReactNode {
  const player = usePlayer();
  switch (notice) {
    case 'none':
      return null;
    case 'loading':
      return <p role="status">Loading...</p>;
    case 'over':
      return (
        <p role="status">Nothing here can be played on this device. The notes below describe every count.</p>
      );
    case 'blocked':
      return (
        <button type="button" className="tap-to-start" onClick={() => player.send({ type: 'play' })}>
          Tap to start
        </button>
      );
    case 'stalled':
      return (
        <>
          <p role="status">Still loading. The connection may be slow.</p>
          <Understudy />
        </>
      );
    case 'counting':
      return <CountInBeats />;
    case 'waiting':
    case 'next':
      return (
        <>
          <WaitRing />
          <p role="status">
            {notice === 'waiting' ? fallbackTexts.loopingSoon : 'Next segment in 3 seconds...'}
          </p>
          <RepetitionAnswer />
          <NoticeButton onPress={() => player.send({ type: 'play' })}>Skip the wait</NoticeButton>
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
        <>
          <p role="status">The next part is about to start.</p>
          <NoticeButton onPress={() => player.send({ type: 'pause' })}>Stay here</NoticeButton>
        </>
      );
  }
}

function StopButton() {
  const player = usePlayer();
  const loops = usePlayerState((state) => state.loop !== null);
  return (
    <NoticeButton onPress={() => player.send({ type: loops ? 'stop_loop' : 'pause' })}>
      {loops ? 'Stop Loop' : 'Stop'}
    </NoticeButton>
  );
}

function Repetitions() {
  const repetitions = usePlayerState((state) => state.repetitions);
  const stopAfter = usePlayerState((state) => state.extras.stop_after);
  const ramp = usePlayerState((state) => state.extras.ramp);
  const rate = usePlayerState((state) => state.rate);
  const clean = usePlayerState((state) => state.clean);
  const of = stopAfter > 0 ? ` of ${stopAfter}` : '';
  return (
    <p className="repetitions">
      Repetition {repetitions + 1}
      {of}
      {ramp > 0 && (
        <span>
          {' '}
          at {rate}x, {clean} of {ramp} clean
        </span>
      )}
    </p>
  );
}

function Understudy() {
  const player = usePlayer();
  const more = usePlayerState(
    (state) => state.scene !== null && state.source < state.scene.sources.length - 1,
  );
  const active = usePlayerState(isActive);
  if (!more || !active) return null;
  return (
    <NoticeButton onPress={() => player.send({ type: 'next_source' })}>Show the next medium</NoticeButton>
  );
}

function NoticeButton({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className="notice-button" onClick={onPress}>
      {children}
    </button>
  );
}
