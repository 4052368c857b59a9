import { usePlayerState } from '../use-player.ts';

/** Which repetition this is, of how many, and how far the speed ramp has come. */
export function Repetitions() {
  const danced = usePlayerState((state) => state.practice?.danced ?? 0);
  const stopAfter = usePlayerState((state) => state.extras.stopAfter);
  const ramp = usePlayerState((state) => state.extras.ramp);
  const rate = usePlayerState((state) => state.rate);
  const clean = usePlayerState((state) => state.practice?.clean ?? 0);
  return (
    <p className="repetitions">
      Repetition {danced + 1}
      {stopAfter > 0 && ` of ${stopAfter}`}
      {ramp > 0 && ` at ${rate}x, ${clean} of ${ramp} clean`}
    </p>
  );
}
