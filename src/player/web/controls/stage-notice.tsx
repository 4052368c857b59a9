import type { ReactNode } from 'react';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { chipClass } from '#platform/web/ui/chip.tsx';
import { insteadOf } from '#player/rules/instead.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import { isBeside, sourceOf } from '#player/rules/player-state.ts';
import { hostPage } from '#player/rules/unplayable.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';
import { WatchLink } from './calm-stage.tsx';
import { insteadTexts } from './instead.ts';
import { isAnnounced, type Notice, noticeOf, noticeTexts, pauseSeconds } from './notice.ts';
import { RepetitionAnswer, Repetitions } from './repetitions.tsx';
import { Tool } from './tool.tsx';

/**
 * The notice of what the player is about to do, with the way to skip it. The notice is on the stage's upper edge, or
 * below or beside a frame that nothing may cover. It has the same size with every text, and nothing of it is seen
 * without a text.
 */
export function StageNotice() {
  const text = useText();
  const notice = usePlayerState(noticeOf);
  const beside = usePlayerState(isBeside);
  const key = notice === 'looping' && beside ? 'player_notice_nearest' : notice && noticeTexts[notice];
  const seconds = usePlayerState(pauseSeconds);
  return (
    <div className="cluster stage-notice" data-notice={notice}>
      <Instead />
      <p
        className={chipClass('night', 'stage-notice-text')}
        role="status"
        aria-live={notice && isAnnounced(notice) ? 'polite' : 'off'}
      >
        {key && text(key, { seconds })}
      </p>
      <NoticeActions notice={notice} />
      <HostLink />
    </div>
  );
}

/**
 * Says which dance is shown while a medium other than the step's first medium is in use, so that nobody mistakes
 * one dance for another. Where the house dancer dances an operator's dance, the part shows the dance's title.
 */
function Instead() {
  const text = useText();
  const shown = usePlayerState((state) => insteadOf(sourceOf(state), state.scene?.sources[0]));
  const own = usePlayerState((state) => isOwnDancer(sourceOf(state)));
  const chosen = usePlayerState(({ settings }) => settings.dancerFirst && shown === 'dancer');
  const title = usePlayerState(({ scene }) => scene?.score.title ?? '');
  return (
    <div className={chipClass('night', 'stage-instead')} role="status">
      {shown && !chosen ? text(insteadTexts[shown], { title: say(title) }) : own && say(title)}
    </div>
  );
}

const isOwnDancer = (source: MediumSource | null) => source?.kind === 'dancer' && source.own !== null;

function NoticeActions({ notice }: { notice: Notice | null }): ReactNode {
  const text = useText();
  const player = usePlayer();
  switch (notice) {
    case 'blocked':
      return (
        <Button size="large" className="tap-to-start" onClick={() => player.send({ type: 'play' })}>
          {text('player_tap_to_start')}
        </Button>
      );
    case 'stalled':
      return <NextMedium />;
    case 'waiting':
    case 'next':
      return (
        <>
          <RepetitionAnswer />
          <Tool event={{ type: 'play' }}>{text('player_skip_wait')}</Tool>
        </>
      );
    case 'danced':
      return <RepetitionAnswer />;
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

function NextMedium() {
  const text = useText();
  const more = usePlayerState(({ scene, source }) => scene?.sources[source + 1] !== undefined);
  return more ? <Tool event={{ type: 'nextSource' }}>{text('player_next_medium')}</Tool> : null;
}

/**
 * The link to the video's page at its host. It is shown wherever the step has a service's video, even while
 * another medium is shown. When no medium is left, the calm stage has this link.
 */
function HostLink() {
  const page = usePlayerState(({ scene, phase }) =>
    phase.name === 'unplayable' ? null : hostPage(scene?.sources ?? []),
  );
  return page && <WatchLink page={page} />;
}
