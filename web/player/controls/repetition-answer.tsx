import { useReadCopy } from '#web/queries/copy.ts';
import { usePlayer, usePlayerState } from '../use-player.ts';

/** 'Clean' or 'Again' after a repetition; it drives the speed ramp. No answer counts as clean. */
export function RepetitionAnswer() {
  const text = useReadCopy();
  const player = usePlayer();
  const asks = usePlayerState(
    ({ extras, practice }) => extras.ramp > 0 && practice !== null && practice.danced > 0,
  );
  const answer = usePlayerState((state) => state.practice?.answer ?? null);
  if (!asks) return null;
  return (
    <span className="answers">
      {(['clean', 'again'] as const).map((choice) => (
        <button
          key={choice}
          type="button"
          className={`answer answer-${choice}`}
          aria-pressed={answer === choice}
          aria-disabled={answer !== null}
          onClick={() => player.send({ type: 'answer', answer: choice })}
        >
          {text(`player_${choice}`)}
        </button>
      ))}
    </span>
  );
}
