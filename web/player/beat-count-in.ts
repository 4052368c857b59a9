// The beats before a loop starts, as clicks in the dance's tempo. Silent where the browser gives no sound: the count is
// on the screen as well.

const beatsPerMinute = 128;

let context: AudioContext | null = null;

/** Clicks `beats` times at `rate`; the first beat of each four is higher. Returns how to silence the rest. */
export function beatCountIn(beats: number, rate: number, audible: boolean): () => void {
  if (!audible || typeof AudioContext === 'undefined') return () => {};
  context ??= new AudioContext();
  void context.resume();
  const { currentTime } = context;
  const nodes = Array.from({ length: beats }, (_, beat) =>
    click(currentTime + 0.02 + (beat * 60) / beatsPerMinute / rate, beat % 4 === 0 ? 1320 : 880),
  );
  return () => {
    for (const node of nodes) node?.stop();
  };
}

function click(at: number, pitch: number): OscillatorNode | null {
  if (!context) return null;
  const tone = context.createOscillator();
  const loudness = context.createGain();
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0.25, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.06);
  tone.connect(loudness).connect(context.destination);
  tone.start(at);
  tone.stop(at + 0.07);
  return tone;
}
