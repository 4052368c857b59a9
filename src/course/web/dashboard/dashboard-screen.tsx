import { Card } from '#platform/web/ui/card.tsx';
import './dashboard.css';
import '#course/web/lesson-mark.css';
import './part-progress.css';
import { type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { parts } from '#course/content/parts.ts';
import { type Figures, figureNames } from '#course/rules/figures.ts';
import { hasBegun } from '#course/rules/has-begun.ts';
import type { LearnerProgress } from '#course/rules/learner-progress.ts';
import { DanceStrip } from '#course/web/dance-strip.tsx';
import { LessonProgress } from '#course/web/lesson-progress.tsx';
import { PlanLine } from '#course/web/plan-line.tsx';
import { useRehearsal } from '#course/web/queries/course.ts';
import { StreakFlame } from '#course/web/streak-flame.tsx';
import { useShownProgress } from '#course/web/use-shown-progress.ts';
import { teaches } from '#people/rules/survey.ts';
import { useSession } from '#people/web/session.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink } from '#platform/web/ui/button.tsx';
import { ErrorState } from '#platform/web/ui/error-state.tsx';
import { Skeletons } from '#platform/web/ui/skeleton.tsx';
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts';
import { leaderParts } from '#subjects/web/dashboard-parts.ts';
import { useParts, usePlaces } from '#subjects/web/switched-on.ts';
import { EventCard } from './event-card.tsx';
import { LatestTrophyCard } from './latest-trophy-card.tsx';
import { MainCard } from './main-card.tsx';
import { NextTrophyCard } from './next-trophy-card.tsx';

const cards = ['main', 'event', 'progress', 'streak', 'reference', 'next', 'latest'];

/**
 * The dashboard. Before the first practice one part looks like a card, and the other parts are plain lines below it
 * (dashboard.css).
 */
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
          <Card className="dashboard-progress">
            <LessonProgress completed={progress.completed_count} />
            {begun && (
              <>
                <PartProgress lessons={progress.lessons} />
                {progress.dance?.coverage && <DanceStrip coverage={progress.dance.coverage} />}
                {progress.dance && <PlanLine {...progress.dance} />}
              </>
            )}
          </Card>
          <StreakCard figures={progress} />
          <ReferenceCard />
          <NextTrophyCard progress={progress} />
          <LatestTrophyCard trophy={progress.latest_trophy} />
        </div>
      )}
    </div>
  );
}

/** The links and parts that instructors and coordinators come for, shown above their own lessons. */
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

/**
 * The figures shown as lines below the streak when they are above 0. The key of each line's text contains the figure's
 * name.
 */
const lines = figureNames.filter((name) => name !== 'current_streak');

/** The streak with its flame, which is higher for a longer streak, and the other figures of practice. */
export function StreakCard({ figures }: { figures: Figures }) {
  const text = useText();
  const days = figures.current_streak;
  return (
    <Card className="dashboard-streak">
      <h2 className="card-eyebrow">{text('dashboard_streak_title')}</h2>
      <div className="cluster">
        <StreakFlame days={days} />
        <p>
          <strong className="figure">{days}</strong>{' '}
          <span>{text('dashboard_streak_days', { count: days })}</span>
        </p>
      </div>
      {days === 0 && <p className="quiet">{text('dashboard_streak_none')}</p>}
      {lines
        .filter((name) => figures[name] > 0)
        .map((name) => (
          <p key={name} className="quiet">
            {text(`dashboard_${name}`, { count: figures[name] })}
          </p>
        ))}
    </Card>
  );
}

/** The progress in each part of the course: a gravestone for each day, green once its lesson is done. */
function PartProgress({ lessons }: { lessons: LearnerProgress['lessons'] }) {
  const text = useText();
  return (
    <ul className="part-progress">
      {parts.map(({ part, number, first, last }) => {
        const own = lessons.filter(({ order_num }) => order_num >= first && order_num <= last);
        const completed = own.filter(({ status }) => status === 'completed').length;
        return (
          <li key={part}>
            <span className="part-progress-stones" aria-hidden="true">
              {own.map(({ order_num, status }) => (
                <span key={order_num} className="lesson-mark part-progress-stone" data-status={status}>
                  {order_num}
                </span>
              ))}
            </span>
            <span className="part-progress-title">
              {text('learn_part', { number, title: text(`trophy_${part}_title`) })}
            </span>
            <span className="quiet">{text('dashboard_part_progress', { completed, total: own.length })}</span>
          </li>
        );
      })}
    </ul>
  );
}

const ReferenceDance = lazyComponent(
  async () => (await import('./reference-dance.tsx')).ReferenceDance,
  () => null,
);

/**
 * The whole dance as a silent loop. It waits for a press when the device asks for less motion or less data, and when
 * the dance would come from another company's server.
 */
function ReferenceCard() {
  const text = useText();
  const calm = useMediaQuery('(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)');
  const { lesson, step, isPending } = useRehearsal();
  const [frame, seen] = useSeen<HTMLDivElement>();

  return (
    <Card className="dashboard-reference">
      <h2 className="card-title">{text('dashboard_reference_title')}</h2>
      <div ref={frame} className="dashboard-reference-frame">
        {seen && !isPending && (
          <Suspense>
            <ReferenceDance step={step ?? null} lesson={lesson ?? null} plays={!calm} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}

/** A ref for an element, and whether it has come into view yet. */
function useSeen<Target extends Element>(): [RefObject<Target | null>, boolean] {
  const target = useRef<Target>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || target.current === null) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [seen]);
  return [target, seen];
}
