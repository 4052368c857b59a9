import { ProblemScene, ResultScene, SolutionScene } from '#web/art/story-scenes.tsx';
import { useReadCopy } from '#web/queries/copy.ts';

const acts = [
  { act: 'problem', Scene: ProblemScene },
  { act: 'solution', Scene: SolutionScene },
  { act: 'result', Scene: ResultScene },
] as const;

/** Problem, solution and result: a play in three acts. */
export function StoryCards() {
  const copy = useReadCopy();
  return (
    <div className="landing-story landing-column">
      {acts.map(({ act, Scene }) => (
        <section key={act} className={`landing-card landing-card-${act}`} aria-labelledby={`landing-${act}`}>
          <Scene className="landing-card-scene" />
          <h2 id={`landing-${act}`}>{copy(`landing_${act}_title`)}</h2>
          <p>{copy(`landing_${act}_text`)}</p>
        </section>
      ))}
    </div>
  );
}
