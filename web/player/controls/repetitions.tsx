import { useReadCopy } from '#web/queries/copy.ts';
import { usePlayerState } from '../use-player.ts';

/** Which repetition this is, of how many, and how far the speed ramp has come. */
export function Repetitions() {
  const text = useReadCopy();
  const danced = usePlayerState((state) => state.practice?.danced ?? 0);
  const stopAfter = usePlayerState((state) => state.extras.stopAfter);
  const ramp = usePlayerState((state) => state.extras.ramp);
  const rate = usePlayerState((state) => state.rate);
  const clean = usePlayerState((state) => state.practice?.clean ?? 0);
  const bounded = stopAfter > 0 ? 'player_repetition_of' : 'player_repetition';
  return (
    <p className="repetitions">
      {text(ramp > 0 ? `${bounded}_ramp` : bounded, {
        count: danced + 1,
        total: stopAfter,
        rate,
        clean,
        ramp,
      })}
    </p>
  );
}
