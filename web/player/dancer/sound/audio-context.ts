// The page's one sound context: made only after a person has done something, so that nothing ever sounds by itself.

let shared: AudioContext | null = null;
let users = 0;
/** It was told to sleep, and may still say 'running': some browsers do so later. */
let sleeps = false;

/** Counts a user in; the context sleeps when the last one has left. */
export function holdAudioContext(): () => void {
  users++;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    users--;
    if (users > 0 || !shared) return;
    // Also one that is about to wake.
    sleeps = true;
    shared.suspend().catch(() => {});
  };
}

/** The running context, or null: the browser has none, or the page was not touched yet. Never throws. */
export async function wakeAudioContext(): Promise<AudioContext | null> {
  if (typeof AudioContext === 'undefined') return null;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  try {
    shared ??= openContext();
    if (sleeps || shared.state !== 'running') {
      sleeps = false;
      await shared.resume();
    }
    return shared.state === 'running' ? shared : null;
  } catch {
    return null;
  }
}

/**
 * Lets `play` write notes into a fader at `level`, as soon as sound is allowed; all of it ends after `seconds`. Returns how
 * to end it before. Never throws.
 */
export function playBriefly(level: number, seconds: number, play: (out: GainNode) => void): () => void {
  const release = holdAudioContext();
  let out: GainNode | null = null;
  let over = false;
  const silence = () => {
    if (over) return;
    over = true;
    clearTimeout(end);
    out?.disconnect();
    release();
  };
  const end = setTimeout(silence, seconds * 1000);
  void wakeAudioContext().then((context) => {
    if (!context || over) return;
    out = context.createGain();
    out.gain.value = level;
    out.connect(context.destination);
    play(out);
  });
  return silence;
}

/** Learners press play to hear: like a video's, the sound is not silenced by the switch on the side of a phone. */
function openContext(): AudioContext {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'playback';
  return new AudioContext({ latencyHint: 'interactive' });
}
