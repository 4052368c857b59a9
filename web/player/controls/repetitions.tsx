import { usePlayerState } from '../use-player.ts';

/** Which repetition this is, of how many, and how far the speed ramp has come. */
export function Repetitions() {
  const repetitions = usePlayerState((state) => state.repetitions);
  const stopAfter = usePlayerState((state) => state.extras.stop_after);
  const ramp = usePlayerState((state) => state.extras.ramp);
  const rate = usePlayerState((state) => state.rate);
  const clean = usePlayerState((state) => state.clean);
  return (
    <p className="repetitions">
      Repetition {repetitions + 1}
      {stopAfter > 0 && ` of ${stopAfter}`}
      {ramp > 0 && ` at ${rate}x, ${clean} of ${ramp} clean`}
    </p>
  );
}
