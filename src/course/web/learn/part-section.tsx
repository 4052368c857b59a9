import type { Lesson } from '#course/content/course.ts';
import type { Part } from '#course/content/parts.ts';
import type { LearnerProgress } from '#course/rules/learner-progress.ts';
import { TrophyArt } from '#course/web/art/trophy-art.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { Card } from '#platform/web/ui/card.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { trophyPath } from '#subjects/rules/paths.ts';
import { LessonRow } from './lesson-row.tsx';

type PartSectionProps = { part: Part; lessons: readonly Lesson[]; progress: LearnerProgress };

/** A part of the course: its name and days, its lessons, and the trophy at its end. */
export function PartSection({ part, lessons, progress }: PartSectionProps) {
  const text = useText();
  const titleId = `learn-${part.part}`;
  const own = lessons.filter(({ order_num }) => order_num >= part.first && order_num <= part.last);
  const statusOf = new Map(progress.lessons.map(({ lesson_id, status }) => [lesson_id, status]));
  const trophy = progress.trophies.find((each) => each.part === part.part);

  return (
    <section className="stack snug learn-part" aria-labelledby={titleId}>
      <header className="spread">
        <h2 id={titleId}>
          {text('learn_part', { number: part.number, title: text(`trophy_${part.part}_title`) })}
        </h2>
        <p>{text('learn_days', { first: part.first, last: part.last })}</p>
      </header>
      <ol className="stack tight learn-rows">
        {own.map((lesson) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            status={statusOf.get(lesson.id) ?? (lesson.order_num === 1 ? 'unlocked' : 'locked')}
            isNext={progress.next_lesson?.lesson_id === lesson.id}
          />
        ))}
      </ol>
      <PartTrophyCard part={part} unlocked={trophy?.unlocked ?? false} />
    </section>
  );
}

/** The trophy at the end of a part: grey and chained, or golden with a link to the trophies. */
export function PartTrophyCard({ part, unlocked }: { part: Part; unlocked: boolean }) {
  const text = useText();
  const art = <TrophyArt part={part.part} unlocked={unlocked} />;
  const title = <p className="card-title">{text(`trophy_${part.part}_title`)}</p>;
  if (!unlocked)
    return (
      <Card as="div" row look="locked" className="learn-card">
        {art}
        <div>
          {title}
          <p>{text('learn_trophy_locked', { number: part.number })}</p>
        </div>
      </Card>
    );
  return (
    <Card as={Link} row look="gold" className="learn-card" to={trophyPath(part.part)}>
      {art}
      <div>
        {title}
        <p>{text('learn_trophy_unlocked')}</p>
      </div>
    </Card>
  );
}
