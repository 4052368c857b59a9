import { hasBegun } from '#course/rules/has-begun.ts';
import type { LearnerProgress } from '#course/rules/learner-progress.ts';
import { Picture as MoonlitScene } from '#platform/web/art/pictures/main-card.svg';
import { Picture as GoldenScene } from '#platform/web/art/pictures/main-card-gold.svg';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { ButtonLink, buttonClass } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { lessonPath, lessonRowPath, paths } from '#subjects/rules/paths.ts';

/**
 * The card with the learner's next task: continue the plan, rehearse, or keep rehearsing (specification, section 4).
 */
export function MainCard({ progress }: { progress: LearnerProgress }) {
  switch (progress.dashboard_card) {
    case 'continue_plan':
      return <ContinuePlan progress={progress} />;
    case 'rehearse_prompt':
      return <Rehearse done={false} />;
    case 'all_complete':
      return <Rehearse done />;
  }
}

/**
 * The card leads to the next lesson's row in the lesson list, as specified. The button in it opens the lesson itself.
 */
function ContinuePlan({ progress }: { progress: LearnerProgress }) {
  const { next_lesson: next, completed_count } = progress;
  const text = useText();
  return (
    <Card as="div" className="dashboard-main">
      <MoonlitScene />
      <Link className="stack snug dashboard-plan" to={next ? lessonRowPath(next.order_num) : paths.learn}>
        <h2 className="card-eyebrow">{text('dashboard_continue_title')}</h2>
        {next && (
          <p className="card-title dashboard-main-title">
            {text('dashboard_continue_lesson', { day: next.order_num, title: say(next.title) })}
          </p>
        )}
        <p>{text('dashboard_continue_count', { completed: completed_count })}</p>
      </Link>
      {next && (
        <ButtonLink to={lessonPath(next.lesson_id)}>
          {text(hasBegun(progress) ? 'dashboard_continue_button' : 'dashboard_start_button')}
        </ButtonLink>
      )}
    </Card>
  );
}

function Rehearse({ done }: { done: boolean }) {
  const text = useText();
  const family = done ? 'rehearse_card_complete' : 'rehearse_card';
  return (
    <Card as={Link} look="gold" className="dashboard-main dashboard-finale" to={paths.rehearse}>
      <GoldenScene />
      <h2 className="card-title dashboard-main-title">{text(`${family}_title`)}</h2>
      <p>{text(`${family}_text`)}</p>
      <span className={buttonClass({ look: 'night' })}>{text(`${family}_button`)}</span>
    </Card>
  );
}
