import { Suspense, useState } from 'react';
import type { Score } from '#dance/rules/score/score.ts';
import { lazyComponent } from '#platform/web/lazy-component.tsx';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { chainDrills, type Drill, exerciseDrills, joinDrills, wholeDrills } from '#player/rules/drills.ts';
import { sourceOf } from '#player/rules/player-state.ts';
import { rangeOn, showsCounts } from '#player/rules/shown-counts.ts';
import { usePlayer, usePlayerState } from '#player/web/use-player.ts';

const NextQuiz = lazyComponent(async () => (await import('./next-quiz.tsx')).NextQuiz);

/**
 * Practice beyond today's lesson: buttons for everything so far, for one phrase more each time, for the joins and the
 * exercises, as far as the medium in use shows them, and the quiz.
 */
export function MorePractice({ score, phrases }: { score: Score; phrases: readonly number[] }) {
  const text = useText();
  const player = usePlayer();
  const source = usePlayerState(sourceOf);
  const [quiz, setQuiz] = useState(false);
  const [first = 1, last = first] = [phrases[0], phrases.at(-1)];
  if (!showsCounts(source) || phrases.length === 0) return null;
  const joins = Array.from({ length: last - 1 }, (_, index) => index + 1);
  const drills = {
    dance_more_everything: wholeDrills(score, 1, last, 'watched'),
    dance_more_chain: chainDrills(score, Math.max(1, first - 2), last),
    dance_more_joins: joinDrills(score, joins),
    dance_guide_warm_up: exerciseDrills('Warm-up'),
    dance_guide_cool_down: exerciseDrills('Cool-down'),
  } as const satisfies Record<string, Drill[]>;
  const names = (Object.keys(drills) as (keyof typeof drills)[]).filter((name) =>
    drills[name].some((drill) => rangeOn(source, drill) !== null),
  );
  return (
    <Card
      as="details"
      look="line"
      size="flush"
      className="player-drawer more-practice"
      onToggle={(event) => setQuiz(event.currentTarget.open)}
    >
      <summary>{text('dance_more_title')}</summary>
      <div className="stack">
        <div className="cluster">
          {names.map((name) => (
            <Button
              key={name}
              look="bone"
              size="small"
              onClick={() => player.send({ type: 'drill', drills: drills[name] })}
            >
              {text(name)}
            </Button>
          ))}
        </div>
        {quiz && (
          <Suspense>
            <NextQuiz score={score} known={last} />
          </Suspense>
        )}
      </div>
    </Card>
  );
}
