import { Picture as Problem } from '#platform/web/art/pictures/problem.svg';
import { Picture as Result } from '#platform/web/art/pictures/result.svg';
import { Picture as Solution } from '#platform/web/art/pictures/solution.svg';
import { useText } from '#platform/web/queries/copy.ts';

const acts = [
  { act: 'problem', Scene: Problem },
  { act: 'solution', Scene: Solution },
  { act: 'result', Scene: Result },
] as const;

/** Problem, solution and result: a play in three acts. */
export function StoryCards() {
  const text = useText();
  return (
    <div className="page columns landing-story">
      {acts.map(({ act, Scene }) => (
        <section
          key={act}
          className={`card landing-card landing-card-${act}`}
          aria-labelledby={`landing-${act}`}
        >
          <Scene className="landing-card-scene" />
          <h2 id={`landing-${act}`}>{text(`landing_${act}_title`)}</h2>
          <p>{text(`landing_${act}_text`)}</p>
        </section>
      ))}
    </div>
  );
}
