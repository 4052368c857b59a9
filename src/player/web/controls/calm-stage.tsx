import { ExternalLink } from 'lucide-react';
import { useText } from '#platform/web/queries/copy.ts';
import { chipClass } from '#platform/web/ui/chip.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import type { Unplayable } from '#player/rules/player-state.ts';
import type { CopyKey } from '#subjects/content/texts.ts';

const words: Readonly<Record<Unplayable, CopyKey>> = {
  none: 'player_lost_none',
  unreachable: 'player_lost_unreachable',
  pictureless: 'player_lost_pictureless',
  refused: 'player_lost_refused',
  danceless: 'player_notice_over',
};

type CalmStageProps = {
  why: Unplayable;
  /** The video's own page at its host; null if it has no such page. */
  page: string | null;
  onRetry: () => void;
  /** Is called when the network returns; by default `onRetry`. */
  onOnline?: () => void;
};

/**
 * The stage without the picture that it can't show: the reason in plain words, a button to try again, and a link to
 * the video's page at its host.
 */
export function CalmStage({ why, page, onRetry, onOnline = onRetry }: CalmStageProps) {
  const text = useText();
  const again = why === 'none' ? {} : { onRetry };
  return (
    <div className="stage-lost">
      <ErrorState message={text(words[why])} onOnline={onOnline} {...again} />
      {page && <WatchLink page={page} />}
    </div>
  );
}

/** A link to the video's public page at its host. */
export function WatchLink({ page }: { page: string }) {
  const text = useText();
  return (
    <a className={chipClass('night', 'watch-link')} href={page} target="_blank" rel="noopener">
      <span>{text('lesson_watch_on_video_service')}</span>
      <ExternalLink />
    </a>
  );
}
