import type { Lesson } from '#course/content/course.ts';
import type { Part } from '#course/content/parts.ts';
import type { LearnerProgress } from '#course/rules/learner-progress.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { LessonRow } from './lesson-row.tsx';
import { PartTrophyCard } from './part-trophy-card.tsx';

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
