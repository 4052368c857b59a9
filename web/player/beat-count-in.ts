// The beats before a loop starts. The clicks are the dancer's own, fetched with the first count-in; the count is on the
// screen as well, so that silence loses nothing.

/** Clicks `beats` times at `rate` times the dance's speed. Returns how to silence the rest. */
export function beatCountIn(beats: number, rate: number): () => void {
  let over = false;
  let silence = () => {};
  void import('./dancer/sound/count-in.ts').then(
    ({ playCountIn }) => {
      if (!over) silence = playCountIn(beats, rate);
    },
    () => {},
  );
  return () => {
    over = true;
    silence();
  };
}
