import { Link } from 'react-router';
import type { LearnerProgress } from '#rules/course/learner-progress.ts';
import { limits } from '#rules/limits.ts';
import { TrophyArt } from '#web/art/trophy-art.tsx';
import { lessonRowId } from '#web/course-ui/learn-arrival.ts';
import { paths } from '#web/paths.ts';
import { useReadCopy } from '#web/queries/copy.ts';

/** The rehearsal at the end of the path: locked until Part 4 is done, with a badge once it was danced. */
export function RehearsalCard({ rehearsal }: { rehearsal: LearnerProgress['rehearsal'] }) {
  const text = useReadCopy();
  const content = (
    <>
      <TrophyArt className="learn-trophy-art" part="final" unlocked={rehearsal.completed} />
      <p>
        <span className="card-title">{text('learn_rehearsal_title')}</span>
        <span>{text(rehearsal.card_unlocked ? 'learn_rehearsal_text' : 'learn_rehearsal_locked')}</span>
      </p>
      {rehearsal.completed && <span className="learn-badge">{text('learn_rehearsal_complete')}</span>}
    </>
  );
  return (
    <section id={lessonRowId(limits.rehearsalLesson)} data-pulse className="learn-rehearsal">
      <h2 className="only-read-aloud">{text('learn_rehearsal_title')}</h2>
      {rehearsal.card_unlocked ? (
        <Link className="card learn-trophy learn-rehearsal-open" to={paths.rehearse}>
          {content}
        </Link>
      ) : (
        <div className="card learn-trophy learn-trophy-locked">{content}</div>
      )}
    </section>
  );
}
