import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { drillsLeft, isLooping } from '#player/rules/player-state.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

/** Which repetition this is, of how many, and how far the speed ramp has come; of drills, how many are still to be danced. */
export function Repetitions() {
  const text = useText();
  const { danced = 0, clean = 0 } = usePlayerState((state) => state.practice) ?? {};
  const { stopAfter, ramp } = usePlayerState((state) => state.extras);
  const rate = usePlayerState((state) => state.rate);
  const looping = usePlayerState(isLooping);
  const left = usePlayerState(drillsLeft);
  if (!looping) return null;
  if (left !== null) return <p className="repetitions">{text('dance_guide_left', { count: left })}</p>;
  const bounded = stopAfter > 0 ? 'player_repetition_of' : 'player_repetition';
  const values = { count: danced + 1, total: stopAfter, rate, clean, ramp };
  return <p className="repetitions">{text(ramp > 0 ? `${bounded}_ramp` : bounded, values)}</p>;
}

/** 'Clean' or 'Again' after a repetition; it drives the speed ramp. No answer counts as clean. */
export function RepetitionAnswer() {
  const text = useText();
  const player = usePlayer();
  const asks = usePlayerState(
    ({ extras, practice }) => extras.ramp > 0 && practice !== null && practice.danced > 0,
  );
  const answer = usePlayerState((state) => state.practice?.answer ?? null);
  if (!asks) return null;
  return (
    <span className="cluster tight">
      {(['clean', 'again'] as const).map((choice) => (
        <Button
          key={choice}
          look="night"
          size="compact"
          aria-pressed={answer === choice}
          aria-disabled={answer !== null}
          onClick={() => player.send({ type: 'answer', answer: choice })}
        >
          {text(`player_${choice}`)}
        </Button>
      ))}
    </span>
  );
}
