// The page has one sound context. A browser starts a context only after a press (Safari only within a press), so every
// page with a stage wakes the context at each press. Only the context's own state and clock say whether it can be
// heard. A context 'sleeps' while it is suspended, and 'wakes' when it is resumed.

let shared: AudioContext | null = null;
let users = 0;
/** Whether the context was asked to sleep. Its state may still be 'running', because some browsers suspend it later. */
let sleeps = false;
/** Whether the context has run. A context that has run may be woken outside of a press too. */
let ran = false;
/** Whether the context had run and stayed silent when it was woken again, as some contexts do after a phone call. */
let stuck = false;
let stands = makeStandWatch();
const listeners = new Set<() => void>();

/** Milliseconds to wait for the answer of `resume()`; outside of a press the answer may never come. */
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

/** Lets the context sleep when nobody uses it, even if it is just being woken. */
function rest() {
  if (users > 0 || !shared) return;
  sleeps = true;
  shared.suspend().catch(() => {});
}

/**
 * Returns the context while it can be heard (it runs, and its clock moves), else null. Callers ask again and again,
 * because the answer can change at any time.
 */
export function audibleContext(): AudioContext | null {
  if (shared?.state !== 'running' || sleeps) return null;
  const stood = stands.found();
  const moves = !stands.look(shared.currentTime, performance.now() / 1000);
  if (moves) ran = true;
  if (moves === stood) notify();
  return moves ? shared : null;
}

/**
 * Wakes the context, and returns it once it runs; returns null while the browser has none or allows none. Never
 * throws. A context that nobody uses sleeps again at once, and may later be woken outside of a press.
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
 * Wakes the context at each press at which it needs one and `wanted` returns true. Returns the function that stops
 * watching presses.
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

/** Whether sound may begin from now on without another press. */
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
 * Whether Safari reports that the context is interrupted: by a call, a siren or another app that needs the
 * loudspeaker.
 */
export function isInterrupted({ state }: AudioContext): boolean {
  return (state as string) === 'interrupted';
}

/** Whether a context will not be heard again and has to be replaced by another one. */
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
 * Lets sound play on a phone whose switch is set to silent, as videos do: learners press play because they want to
 * hear the dance.
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
 * Lets `play` write notes into a fader at `level` once the context runs; nothing is played where sound is not allowed.
 * The notes end after `seconds`, or earlier when the returned function is called. Never throws.
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
 * Seconds without movement after which a clock counts as standing. The time between two looks counts as a quarter of a
 * second at most, because a page that slept between them cannot know whether the clock moved.
 */
const standsAfter = 0.5;
const oneLook = 0.25;

/**
 * Makes a watch that notices when a sound context's clock stands: after a call, or after the phone was locked, a
 * context can say that it runs while its clock stands.
 */
export function makeStandWatch() {
  let latest: { block: number; smooth: number } | null = null;
  let stood = 0;
  return {
    /**
     * Whether the sound context's clock stands at this look: `block` is its reading, and `smooth` the reading of a
     * clock that always moves, both in seconds.
     */
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
