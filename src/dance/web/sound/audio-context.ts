// The page's one sound context. A browser starts it only after a press (Safari only within one), so every page
// with a stage wakes the context at each press. Only its own state and clock say whether the context can be heard.

let shared: AudioContext | null = null;
let users = 0;
/** Whether the context was told to sleep; it may still say 'running', since some browsers sleep later. */
let sleeps = false;
/** Whether the context has run: from then on it may be woken outside of a press too. */
let ran = false;
/** Whether a context that had run stayed silent when it was woken again, as some do after a phone call. */
let stuck = false;
let stands = makeStandWatch();
const listeners = new Set<() => void>();

/** Milliseconds to wait for the answer of `resume()`: outside of a press it may never come. */
const patience = 1000;

/** Events that browsers accept as a press. Each browser accepts only some of them. */
const pressEvents = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

/**
 * Counts one more user of the sound, and returns the function with which this user leaves. When the last user has left,
 * the context sleeps.
 */
export function holdAudioContext(): () => void {
  users++;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    users--;
    rest();
  };
}

/** Lets the context sleep when nobody uses it, also while it is about to wake. */
function rest() {
  if (users > 0 || !shared) return;
  sleeps = true;
  shared.suspend().catch(() => {});
}

/** The context, while it can be heard: it runs, and its clock moves. Callers ask again and again. */
export function audibleContext(): AudioContext | null {
  if (shared?.state !== 'running' || sleeps) return null;
  const stood = stands.found();
  const moves = !stands.look(shared.currentTime, performance.now() / 1000);
  if (moves) ran = true;
  if (moves === stood) notify();
  return moves ? shared : null;
}

/**
 * The running context, or null while the browser has none or allows none. Never throws. A context that nobody
 * uses sleeps again at once; it may then be woken outside of a press.
 */
export async function wakeAudioContext(): Promise<AudioContext | null> {
  if (typeof AudioContext === 'undefined') return null;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null;
  try {
    if (shared && isLost(shared)) leave(shared);
    shared ??= openContext();
    const context = shared;
    if (users > 0) soundAlways();
    if (sleeps || context.state !== 'running') {
      sleeps = false;
      stands = makeStandWatch();
      const answer = context.resume();
      await inTime(answer);
      // A slow device may still be starting the context. A start can't be cancelled, so its result is noted later.
      if (!ran && context.state !== 'running') {
        answer.then(() => context === shared && settle(context)).catch(() => {});
        return null;
      }
    }
    if (context !== shared) return null;
    settle(context);
    return context.state === 'running' ? context : null;
  } catch {
    return null;
  }
}

/** Notes whether the context runs after it was woken, and lets it sleep when nobody uses it. */
function settle({ state }: AudioContext) {
  const runs = state === 'running';
  stuck = ran && !runs;
  ran ||= runs;
  rest();
  notify();
}

/** Calls `pressed` at every press on the page. Returns the function that stops watching presses. */
export function atPresses(pressed: () => void): () => void {
  const listen = { capture: true, passive: true };
  for (const name of pressEvents) document.addEventListener(name, pressed, listen);
  return () => {
    for (const name of pressEvents) document.removeEventListener(name, pressed, listen);
  };
}

/**
 * Lets the presses of a page with a stage allow sound, as long as `wanted` returns true. Returns the function that
 * stops watching presses.
 */
export function wakeAtPresses(wanted: () => boolean): () => void {
  return atPresses(() => {
    if (wanted() && wantsPress()) void wakeAudioContext();
  });
}

function wantsPress(): boolean {
  if (!shared || !ran || isLost(shared)) return true;
  return shared.state !== 'running' && (users > 0 || isInterrupted(shared));
}

/** Whether sound may begin without a press from here on. */
export function soundAllowed(): boolean {
  return shared !== null && ran && !isLost(shared) && !isInterrupted(shared);
}

/** Calls `changed` when the answer of `soundAllowed` may have changed. Returns the function that stops these calls. */
export function watchSoundAllowed(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function notify() {
  for (const listener of listeners) listener();
}

/**
 * Whether Safari calls the context interrupted: by a call, a siren or another app that needs the loudspeaker.
 */
export function isInterrupted({ state }: AudioContext): boolean {
  return (state as string) === 'interrupted';
}

/** Whether a context will not be heard again, so that another one takes its place. */
function isLost(context: AudioContext): boolean {
  return context.state === 'closed' || stands.found() || (stuck && context.state !== 'running');
}

function leave(context: AudioContext) {
  context.onstatechange = null;
  if (context.state !== 'closed') context.close().catch(() => {});
  shared = null;
  sleeps = false;
  ran = false;
  stuck = false;
  stands = makeStandWatch();
}

function openContext(): AudioContext {
  const context = new AudioContext({ latencyHint: 'interactive' });
  context.onstatechange = notify;
  return context;
}

/**
 * Lets sound play although a phone's switch is set to silent, as a video's sound does: learners press play to
 * hear it.
 */
function soundAlways() {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'playback';
}

async function inTime(answer: Promise<void>): Promise<void> {
  let late: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    late = setTimeout(resolve, patience);
  });
  await Promise.race([answer, waited]).finally(() => clearTimeout(late));
}

/**
 * Lets `play` write notes into a fader at `level`, as soon as sound is allowed; the notes end after `seconds`.
 * Returns the function that ends them earlier. Never throws.
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

/**
 * Seconds without movement after which a clock counts as standing. One look adds a quarter of a second at most,
 * because a page that slept in between can't know whether the clock moved.
 */
const standsAfter = 0.5;
const oneLook = 0.25;

/**
 * Makes a watch on a sound context's clock: after a call, or after the phone was locked, a context can say that
 * it runs while its clock stands. Both times are in seconds.
 */
export function makeStandWatch() {
  let latest: { block: number; smooth: number } | null = null;
  let stood = 0;
  return {
    /** Whether the clock `block` stands at this look, measured on the clock `smooth` that always moves. */
    look(block: number, smooth: number): boolean {
      if (latest?.block === block) stood += Math.min(oneLook, Math.max(0, smooth - latest.smooth));
      else stood = 0;
      latest = { block, smooth };
      return stood >= standsAfter;
    },
    /** Whether the clock stood at the latest look. */
    found: () => stood >= standsAfter,
  };
}
