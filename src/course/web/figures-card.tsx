import { DanceStrip } from '#course/web/dance-strip.tsx';
import { useKnownProgress } from '#course/web/queries/progress.ts';
import { fullDate } from '#event/web/date-texts.ts';
import type { Profile } from '#people/api/profile.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Card } from '#platform/web/ui/card.tsx';

export function FiguresCard({ profile }: { profile: Profile }) {
  const text = useText();
  const known = useKnownProgress();
  const { current_streak: streak, lessons_completed, trophies_earned, created_at } = profile;
  return (
    <Card>
      <h2 className="card-title">{text('profile_stats_title')}</h2>
      <dl className="profile-figures">
        <div>
          <dt className="quiet">{text('profile_streak')}</dt>
          <dd className="figure">{text('profile_streak_days', { count: streak })}</dd>
        </div>
        <div>
          <dt className="quiet">{text('profile_lessons')}</dt>
          <dd className="figure">{lessons_completed}</dd>
        </div>
        <div>
          <dt className="quiet">{text('profile_trophies')}</dt>
          <dd className="figure">{trophies_earned}</dd>
        </div>
        <div>
          <dt className="quiet">{text('profile_member_since')}</dt>
          <dd className="figure profile-figure-date">{fullDate(created_at)}</dd>
        </div>
      </dl>
      {known?.dance.coverage && <DanceStrip coverage={known.dance.coverage} />}
    </Card>
  );
}
