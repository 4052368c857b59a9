import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { chipClass } from '#platform/web/ui/chip.tsx';
import { drillsLeft, isLooping } from '#player/rules/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

/**
 * Shows the number of the present repetition, the number of repetitions after which the loop stops, and the
 * ramp's speed and clean answers. For drills it shows how many repetitions are still to be danced.
 */
export function Repetitions() {
  const text = useText();
  const { danced = 0, clean = 0 } = usePlayerState((state) => state.practice) ?? {};
  const { stopAfter, ramp } = usePlayerState((state) => state.settings);
  const rate = usePlayerState((state) => state.rate);
  const looping = usePlayerState(isLooping);
  const left = usePlayerState(drillsLeft);
  if (!looping) return null;
  if (left !== null)
    return <p className={chipClass('night', 'repetitions')}>{text('dance_guide_left', { count: left })}</p>;
  const bounded = stopAfter > 0 ? 'player_repetition_of' : 'player_repetition';
  const values = { count: danced + 1, total: stopAfter, rate, clean, ramp };
  return (
    <p className={chipClass('night', 'repetitions')}>
      {text(ramp > 0 ? `${bounded}_ramp` : bounded, values)}
    </p>
  );
}

/**
 * The buttons for the learner's answer about the newest repetition: 'Clean' and, with a speed ramp, 'Again'.
 * Nobody has to answer: a repetition without an answer counts as played through.
 */
export function RepetitionAnswer() {
  const text = useText();
  const player = usePlayer();
  const answerable = usePlayerState((state) => state.answerable);
  const practice = usePlayerState((state) => state.practice);
  const ramp = usePlayerState(({ settings }) => settings.ramp > 0);
  if (!answerable && !(ramp && practice && practice.danced > 0)) return null;
  const answer = answerable ? answerable.answer : practice?.answer;
  return (
    <span className="cluster tight">
      {(ramp ? (['clean', 'again'] as const) : (['clean'] as const)).map((choice) => (
        <Button
          key={choice}
          look="night"
          size="compact"
          aria-pressed={answer === choice}
          aria-disabled={Boolean(answer)}
          onClick={() => player.send({ type: 'answer', answer: choice })}
        >
          {text(`player_${choice}`)}
        </Button>
      ))}
    </span>
  );
}
