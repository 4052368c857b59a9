import type { LearnerProgress } from '#course/rules/learner-progress.ts';
import { lockedSection } from '#course/rules/trophies.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { limits } from '#subjects/rules/limits.ts';
import { paths } from '#subjects/rules/paths.ts';
import { CardPicture, CrowdPicture, TrophyPicture } from './card-picture.tsx';

/** The next trophy to earn. After all lessons the card shows the community instead. */
export function NextTrophyCard({ progress }: { progress: LearnerProgress }) {
  const text = useText();
  const part = progress.next_trophy;
  if (progress.completed_count >= limits.lessons || part === null) return <CommunityCard />;
  return (
    <Card as={Link} row className="dashboard-trophy" to={paths.learn}>
      <TrophyPicture part={part} unlocked={false} />
      <div>
        <h2 className="card-eyebrow">{text('dashboard_next_trophy_title')}</h2>
        <p className="card-title">{text(`trophy_${part}_title`)}</p>
        <p>{text('trophy_locked_template', { section: lockedSection(part) })}</p>
      </div>
    </Card>
  );
}

function CommunityCard() {
  const text = useText();
  return (
    <Card as={Link} className="dashboard-pictured" to={paths.community}>
      <CardPicture viewBox="0 0 640 230">
        <CrowdPicture />
      </CardPicture>
      <h2 className="card-title">{text('community_card_title')}</h2>
      <p>{text('community_card_text')}</p>
      <span className="dashboard-more">{text('community_card_button')}</span>
    </Card>
  );
}
