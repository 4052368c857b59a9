import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { fallbackTexts } from '#content/messages.ts';
import { timelineIn } from '#rules/player/player-state.ts';
import { fillText } from '#web/fill-text.ts';
import { say } from '#web/page-language.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { fixedNotices, isAnnounced, type Notice, noticeOf, noticeTexts, pauseSeconds } from './notice.ts';
import { RepetitionAnswer, Repetitions } from './repetitions.tsx';
import { Tool } from './tool.tsx';
import { useCountIn } from './use-count-in.ts';

/**
 * What the player is about to do, with the way to skip it: on the stage's upper edge, or below a frame that nothing may
 * cover. It takes the same room whatever it says, and where it says nothing there is nothing to be seen.
 */
export function StageNotice() {
  const text = useReadCopy();
  const notice = usePlayerState(noticeOf);
  const key = notice && noticeTexts[notice];
  const seconds = usePlayerState(pauseSeconds);
  return (
    <div className="cluster stage-notice" data-notice={notice}>
      <p
        className="stage-notice-text"
        role="status"
        aria-live={notice && isAnnounced(notice) ? 'polite' : 'off'}
      >
        {key ? text(key) : notice && fillText(say(fixedNotices[notice] ?? ''), { seconds })}
      </p>
      <NoticeActions notice={notice} />
      <WatchLink />
    </div>
  );
}

function NoticeActions({ notice }: { notice: Notice | null }): ReactNode {
  const text = useReadCopy();
  const player = usePlayer();
  switch (notice) {
    case 'over':
      return <Tool event={{ type: 'play' }}>{say(fallbackTexts.tryAgain)}</Tool>;
    case 'blocked':
      return (
        <button type="button" className="tap-to-start" onClick={() => player.send({ type: 'play' })}>
          {text('player_tap_to_start')}
        </button>
      );
    case 'stalled':
      return <NextMedium />;
    case 'counting':
      return <CountIn />;
    case 'waiting':
    case 'next':
      return (
        <>
          <RepetitionAnswer />
          <Tool event={{ type: 'play' }}>{text('player_skip_wait')}</Tool>
        </>
      );
    case 'looping':
      return (
        <>
          <Repetitions />
          <RepetitionAnswer />
        </>
      );
    case 'advancing':
      return <Tool event={{ type: 'pause' }}>{text('player_stay')}</Tool>;
    default:
      return null;
  }
}

/** The dancer's stage shows the count of a count-in in its usual place. */
function CountIn() {
  const text = useReadCopy();
  const beat = useCountIn();
  const dances = usePlayerState((state) => timelineIn(state) === 'dance');
  if (dances) return null;
  return (
    <p>
      <span>{text('player_count_in')}</span> <b className="stage-count">{beat}</b>
    </p>
  );
}

function NextMedium() {
  const text = useReadCopy();
  const more = usePlayerState(({ scene, source }) => scene?.sources[source + 1] !== undefined);
  return more ? <Tool event={{ type: 'nextSource' }}>{text('player_next_medium')}</Tool> : null;
}

/** The same video at the service, open to everybody: always there where a step has one, also while the understudy dances. */
function WatchLink() {
  const text = useReadCopy();
  const page = usePlayerState((state) => state.scene?.sources.find(({ host }) => host)?.host?.page);
  if (!page) return null;
  return (
    <a className="watch-link" href={page} target="_blank" rel="noopener">
      <span>{text('lesson_watch_on_video_service')}</span>
      <ExternalLink />
    </a>
  );
}
