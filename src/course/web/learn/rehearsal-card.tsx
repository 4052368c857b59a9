import type { LearnerProgress } from '#course/rules/learner-progress.ts';
import { TrophyArt } from '#course/web/art/trophy-art.tsx';
import { lessonRowId } from '#course/web/learn-arrival.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Chip } from '#platform/web/ui/chip.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { CopyKey } from '#subjects/content/texts.ts';
import { limits } from '#subjects/rules/limits.ts';
import { paths } from '#subjects/rules/paths.ts';

/** The card of the rehearsal, locked until Part 4 is done. It has a badge after the rehearsal. */
export function RehearsalCard({ progress: { rehearsal, trophies } }: { progress: LearnerProgress }) {
  const text = useText();
  const trophy = trophies.find(({ part }) => part === 'final');
  const content = (
    <>
      <TrophyArt part="final" unlocked={trophy?.unlocked ?? false} />
      <div>
        <p className="card-title">{text('learn_rehearsal_title')}</p>
        <p>{text(wordsOf(rehearsal))}</p>
        {rehearsal.completed && <Chip look="done">{text('learn_rehearsal_complete')}</Chip>}
      </div>
    </>
  );
  return (
    <section id={lessonRowId(limits.rehearsalLesson)} data-pulse className="learn-rehearsal">
      <h2 className="only-read-aloud">{text('learn_rehearsal_title')}</h2>
      {rehearsal.card_unlocked ? (
        <Card as={Link} row look="lit" className="learn-card" to={paths.rehearse}>
          {content}
        </Card>
      ) : (
        <Card as="div" row look="locked" className="learn-card">
          {content}
        </Card>
      )}
    </section>
  );
}

/**
 * Returns the text of the card. The rehearsal page opens earlier than this card. In between, the card must not say that
 * the page is closed.
 */
function wordsOf({ card_unlocked, page_unlocked }: LearnerProgress['rehearsal']): CopyKey {
  if (card_unlocked) return 'learn_rehearsal_text';
  return page_unlocked ? 'learn_rehearsal_early' : 'learn_rehearsal_locked';
}
