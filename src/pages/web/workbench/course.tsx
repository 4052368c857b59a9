import '#course/web/dashboard/dashboard.css';
import '#course/web/learn/learn.css';
import { parts } from '#course/content/parts.ts';
import { learnerProgress, nothingYet } from '#course/rules/learner-progress.ts';
import type { LessonStatus } from '#course/rules/lesson-status.ts';
import { StreakCard } from '#course/web/dashboard/dashboard-screen.tsx';
import { CountdownDigits } from '#course/web/dashboard/event-card.tsx';
import { LatestTrophyCard } from '#course/web/dashboard/latest-trophy-card.tsx';
import { MainCard } from '#course/web/dashboard/main-card.tsx';
import { NextTrophyCard } from '#course/web/dashboard/next-trophy-card.tsx';
import { LessonRow } from '#course/web/learn/lesson-row.tsx';
import { PartTrophyCard } from '#course/web/learn/part-section.tsx';
import { RehearsalCard } from '#course/web/learn/rehearsal-card.tsx';
import { LessonProgress } from '#course/web/lesson-progress.tsx';

const statuses: readonly LessonStatus[] = ['completed', 'in_progress', 'unlocked', 'locked'];
const nothing = learnerProgress({
  ...nothingYet,
  lessons: [{ id: '1', order_num: 1, lesson_number: 1, title: 'Out of the ground' }],
});
const [first] = parts;

/** The course's own components, in each of their states. */
export function Course() {
  return (
    <section className="stack">
      <h2>The course</h2>
      <ol className="stack tight learn-rows">
        {statuses.map((status, index) => (
          <LessonRow
            key={status}
            lesson={{
              id: status,
              order_num: index + 1,
              lesson_number: index + 1,
              title: 'Out of the ground',
            }}
            status={status}
            isNext={status === 'in_progress'}
          />
        ))}
      </ol>
      {first && <PartTrophyCard part={first} unlocked={false} />}
      {first && <PartTrophyCard part={first} unlocked />}
      <RehearsalCard
        progress={{
          ...nothing,
          rehearsal: { page_unlocked: true, card_unlocked: true, completed: true },
          trophies: [{ part: 'final', unlocked: true, unlocked_at: null }],
        }}
      />
      {[0, 5, 12].map((completed) => (
        <LessonProgress key={completed} completed={completed} />
      ))}
      <CountdownDigits left={{ days: 12, hours: 3, minutes: 59, seconds: 7 }} />
      <div className="dashboard-grid">
        {(['continue_plan', 'rehearse_prompt', 'all_complete'] as const).map((card) => (
          <MainCard key={card} progress={{ ...nothing, dashboard_card: card }} />
        ))}
        {[0, 1, 4, 9].map((days) => (
          <StreakCard key={days} figures={{ ...nothing, current_streak: days }} />
        ))}
        <NextTrophyCard progress={nothing} />
        <NextTrophyCard progress={{ ...nothing, completed_count: 12 }} />
        <LatestTrophyCard trophy={null} />
        <LatestTrophyCard trophy={{ part: 'part3', unlocked_at: null }} />
        <LatestTrophyCard trophy={{ part: 'final', unlocked_at: '2026-10-05T12:00:00Z' }} />
      </div>
    </section>
  );
}
