import type { LearnerProgress } from '#course/rules/learner-progress.ts';
import { monthAndDay } from '#event/web/date-texts.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { paths, trophyPath } from '#subjects/rules/paths.ts';
import { CardPicture, HandPicture, TrophyPicture } from './card-picture.tsx';

/** The trophy that was earned last, with its day if known. */
export function LatestTrophyCard({ trophy }: { trophy: LearnerProgress['latest_trophy'] }) {
  const text = useText();
  if (trophy === null) return <NoTrophyYet />;
  return (
    <Card as={Link} row className="dashboard-trophy" to={trophyPath(trophy.part)}>
      <TrophyPicture part={trophy.part} unlocked />
      <div>
        <h2 className="card-eyebrow">{text('dashboard_latest_trophy_title')}</h2>
        <p className="card-title">{text(`trophy_${trophy.part}_title`)}</p>
        <p>
          {trophy.unlocked_at
            ? text('dashboard_trophy_earned', { date: monthAndDay(trophy.unlocked_at) })
            : text('dashboard_trophy_recent')}
        </p>
        <p className="quiet dashboard-trophy-story">{text(`trophy_${trophy.part}_description`)}</p>
      </div>
    </Card>
  );
}

function NoTrophyYet() {
  const text = useText();
  return (
    <Card as={Link} className="dashboard-pictured" to={paths.trophies}>
      <CardPicture viewBox="0 0 480 150">
        <HandPicture />
      </CardPicture>
      <div>
        <h2 className="card-eyebrow">{text('dashboard_latest_trophy_title')}</h2>
        <p>{text('dashboard_trophy_none')}</p>
      </div>
    </Card>
  );
}
