import '#platform/web/ui/card.css';
import './dashboard.css';
import { hasBegun } from '#course/rules/has-begun.ts';
import { DanceStrip } from '#course/web/dance-strip.tsx';
import { LessonProgress } from '#course/web/lesson-progress.tsx';
import { PlanLine } from '#course/web/plan-line.tsx';
import { useShownProgress } from '#course/web/use-shown-progress.ts';
import { teaches } from '#people/rules/survey.ts';
import { useSession } from '#people/web/session.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Skeletons } from '#platform/web/ui/skeleton.tsx';
import { leaderParts } from '#subjects/web/dashboard-parts.ts';
import { useParts, usePlaces } from '#subjects/web/switched-on.ts';
import { EventCard } from './event-card.tsx';
import { LatestTrophyCard } from './latest-trophy-card.tsx';
import { MainCard } from './main-card.tsx';
import { NextTrophyCard } from './next-trophy-card.tsx';
import { PartProgress } from './part-progress.tsx';
import { ReferenceCard } from './reference-card.tsx';
import { StreakCard } from './streak-card.tsx';

const cards = ['main', 'event', 'progress', 'streak', 'reference', 'next', 'latest'];

/** Before Day 1 there is one card; what the specification has besides stands below it in plain lines (dashboard.css). */
export function DashboardScreen() {
  const text = useText();
  const { user } = useSession();
  const { progress, pending, failed, retry } = useShownProgress();
  const begun = hasBegun(progress);
  const name = (user?.first_name || text('dashboard_default_name')).toUpperCase();

  return (
    <div className="page stack loose">
      <h1>{text('dashboard_welcome', { name })}</h1>
      {teaches(user?.role) && <LeadFirst />}
      {failed && <ErrorState onRetry={retry} />}
      {pending ? (
        <div className="dashboard-grid">
          <Skeletons names={cards} classOf={(card) => `dashboard-${card} dashboard-skeleton`} />
        </div>
      ) : (
        <div className="dashboard-grid" data-begun={begun}>
          <MainCard progress={progress} />
          <EventCard begun={begun} />
          <section className="card dashboard-progress">
            <LessonProgress completed={progress.completed_count} />
            {begun && (
              <>
                <PartProgress lessons={progress.lessons} />
                {progress.dance?.coverage && <DanceStrip coverage={progress.dance.coverage} />}
                {progress.dance && <PlanLine {...progress.dance} />}
              </>
            )}
          </section>
          <StreakCard days={progress.current_streak} />
          <ReferenceCard />
          <NextTrophyCard progress={progress} />
          <LatestTrophyCard trophy={progress.latest_trophy} />
        </div>
      )}
    </div>
  );
}

/** The things that instructors and coordinators come for, before their own lessons. */
function LeadFirst() {
  const text = useText();
  const links = usePlaces('teachers');
  const parts = useParts(leaderParts);
  if (links.length + parts.length === 0) return null;
  return (
    <nav className="cluster" aria-label={text('dashboard_lead')}>
      {links.map(({ to }) => (
        <ButtonLink key={to} look="bone" to={to}>
          {text('dashboard_teach')}
        </ButtonLink>
      ))}
      {parts.map(([subject, Part]) => (
        <Part key={subject} />
      ))}
    </nav>
  );
}
