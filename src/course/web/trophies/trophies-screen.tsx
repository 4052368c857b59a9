import './trophies.css';
import { TrophyCrypt } from '#course/web/art/trophy-crypt.tsx';
import { useShownProgress } from '#course/web/use-shown-progress.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Loading } from '#platform/web/ui/loading.tsx';
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts';
import { limits } from '#subjects/rules/limits.ts';
import { paths } from '#subjects/rules/paths.ts';
import { TrophyScroller } from './trophy-scroller.tsx';
import { TrophyView } from './trophy-view.tsx';

/** All five trophies: in the crypt on wide screens, in a row to swipe on narrow screens. */
export function TrophiesScreen() {
  const text = useText();
  const { progress, pending, failed, retry } = useShownProgress();
  const wide = useMediaQuery(`(min-width: ${limits.trophySceneWidth}px)`);

  return (
    <div className="page stack loose">
      <div className="spread">
        <h1>{text('trophies_title')}</h1>
        <ButtonLink to={paths.learn} look="bone">
          {text('trophies_back')}
        </ButtonLink>
      </div>
      {failed && <ErrorState onRetry={retry} />}
      {pending ? (
        <Loading />
      ) : wide ? (
        <TrophyCrypt>
          {(part) => <TrophyView trophy={progress.trophies.find((trophy) => trophy.part === part)} />}
        </TrophyCrypt>
      ) : (
        <TrophyScroller trophies={progress.trophies} />
      )}
    </div>
  );
}
