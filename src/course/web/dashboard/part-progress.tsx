import '#course/web/lesson-mark.css';
import './part-progress.css';
import { parts } from '#course/content/parts.ts';
import type { LearnerProgress } from '#course/rules/learner-progress.ts';
import { useText } from '#platform/web/queries/copy.ts';

/** The progress in each part of the course: a gravestone for each day, green once its lesson is done. */
export function PartProgress({ lessons }: { lessons: LearnerProgress['lessons'] }) {
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
