import type { LearnerProgress } from '#course/rules/learner-progress.ts';
import { lockedSection } from '#course/rules/trophies.ts';
import { TrophyArt } from '#course/web/art/trophy-art.tsx';
import { monthAndDay } from '#event/web/date-texts.ts';
import { useText } from '#platform/web/queries/copy.ts';

export type ShownTrophy = LearnerProgress['trophies'][number];

type TrophyViewProps = { trophy: ShownTrophy | undefined; className?: string };

/**
 * A trophy with its name, and how to earn it or when it was earned. The address /trophies#trophy-{part} leads to it.
 */
export function TrophyView({ trophy, className = '' }: TrophyViewProps) {
  const text = useText();
  if (trophy === undefined) return null;
  const { part, unlocked, unlocked_at } = trophy;
  return (
    <div
      id={`trophy-${part}`}
      data-pulse
      data-locked={!unlocked}
      className={`trophy-view ${className}`.trim()}
    >
      <TrophyArt part={part} unlocked={unlocked} />
      <div className="trophy-view-words">
        <h2 className="card-title">{text(`trophy_${part}_title`)}</h2>
        {unlocked ? (
          <p>
            {unlocked_at
              ? text('trophies_earned', { date: monthAndDay(unlocked_at) })
              : text('dashboard_trophy_recent')}
          </p>
        ) : (
          <p>{text('trophy_locked_template', { section: lockedSection(part) })}</p>
        )}
      </div>
    </div>
  );
}
