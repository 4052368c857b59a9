import { Picture as Problem } from '#platform/web/art/pictures/problem.svg';
import result from '#platform/web/art/pictures/result.svg?url';
import solution from '#platform/web/art/pictures/solution.svg?url';
import { useText } from '#platform/web/queries/copy.ts';
import { Card } from '#platform/web/ui/card.tsx';

const acts = [
  { act: 'problem', scene: null },
  { act: 'solution', scene: solution },
  { act: 'result', scene: result },
] as const;

/**
 * Problem, solution and result as three acts. The pictures of the second and third act are files, so that the page does
 * not wait for them.
 */
export function StoryCards() {
  const text = useText();
  return (
    <div className="page columns landing-story">
      {acts.map(({ act, scene }) => (
        <Card key={act} className={`landing-card landing-card-${act}`} aria-labelledby={`landing-${act}`}>
          {scene === null ? (
            <Problem className="landing-card-scene" />
          ) : (
            <img
              className="landing-card-scene"
              src={scene}
              alt=""
              width={320}
              height={200}
              loading="lazy"
              decoding="async"
            />
          )}
          <h2 id={`landing-${act}`}>{text(`landing_${act}_title`)}</h2>
          <p>{text(`landing_${act}_text`)}</p>
        </Card>
      ))}
    </div>
  );
}
