// The page's one sound context. A browser lets it start within a press alone (Safari means the press itself, not that there
// once was one), so every page with a stage wakes it in its presses, and only its own state says that it can be heard.

import { makeStandWatch } from './stand-watch.ts';

let shared: AudioContext | null = null;
let users = 0;
/** It was told to sleep, and may still say 'running': some browsers do so later. */
let sleeps = false;
/** It has run: from then on it may be woken outside of a press too. */
let ran = false;
/** It has run, and did not when it was woken again: some never do after a call. */
let stuck = false;
let stands = makeStandWatch();
const listeners = new Set<() => void>();

/** Milliseconds after which an answer is not waited for any longer: outside of a press it may never come. */
const patience = 1000;

/** What browsers take for a press, each one others of these. */
const pressEvents = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

/** Counts a user in; the context sleeps when the last one has left. */
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

/** Lets it sleep when nobody uses it, also while it is about to wake. */
function rest() {
  if (users > 0 || !shared) return;
  sleeps = true;
  shared.suspend().catch(() => {});
}

/** The context, while it can be heard: it runs, and its clock moves. To be asked again and again. */
export function audibleContext(): AudioContext | null {
  if (shared?.state !== 'running' || sleeps) return null;
  const stood = stands.found();
  const moves = !stands.look(shared.currentTime, performance.now() / 1000);
  if (moves) ran = true;
  if (moves === stood) tell();
  return moves ? shared : null;
}

/**
 * The running context, or null: the browser has none, or allows none yet. Never throws. One that nobody uses sleeps again at
 * once; it may then be woken outside of a press.
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
      // A slow device is still starting it, which nothing may take back: it counts when it runs.
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

/** Notes whether it runs now that it was to wake, and lets it sleep when nobody uses it. */
function settle({ state }: AudioContext) {
  const runs = state === 'running';
  stuck = ran && !runs;
  ran ||= runs;
  rest();
  tell();
}

/** Calls `pressed` with every press on the page. Returns the function that ends it. */
export function atPresses(pressed: () => void): () => void {
  const listen = { capture: true, passive: true };
  for (const name of pressEvents) document.addEventListener(name, pressed, listen);
  return () => {
    for (const name of pressEvents) document.removeEventListener(name, pressed, listen);
  };
}

/** While a page has a stage: its presses allow sound, as long as it is `wanted`. Returns the function that ends it. */
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

/** Calls `changed` when `soundAllowed` may have changed. Returns the function that ends it. */
export function watchSoundAllowed(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function tell() {
  for (const listener of listeners) listener();
}

/** Safari's name for a call, a siren, another app that needs the loudspeaker. */
export function isInterrupted({ state }: AudioContext): boolean {
  return (state as string) === 'interrupted';
}

/** It will not be heard again: another one takes its place. */
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
  context.onstatechange = tell;
  return context;
}

/** Learners press play to hear: like a video's, the sound is not silenced by the switch on the side of a phone. */
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
