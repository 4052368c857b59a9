import type { Part } from '#course/content/parts.ts';
import { TrophyArt } from '#course/web/art/trophy-art.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { Link } from '#platform/web/ui/link.tsx';
import { trophyPath } from '#subjects/rules/paths.ts';

/** The trophy at the end of a part: grey and chained, or gold and on the way to the crypt. */
export function PartTrophyCard({ part, unlocked }: { part: Part; unlocked: boolean }) {
  const text = useText();
  const art = <TrophyArt part={part.part} unlocked={unlocked} />;
  const title = <p className="card-title">{text(`trophy_${part.part}_title`)}</p>;
  if (!unlocked)
    return (
      <div className="card card-row learn-trophy-locked">
        {art}
        <div>
          {title}
          <p>{text('learn_trophy_locked', { number: part.number })}</p>
        </div>
      </div>
    );
  return (
    <Link className="card card-row card-gold" to={trophyPath(part.part)}>
      {art}
      <div>
        {title}
        <p>{text('learn_trophy_unlocked')}</p>
      </div>
    </Link>
  );
}
