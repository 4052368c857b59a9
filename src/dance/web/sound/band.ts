// The band plays the music, the clicks and the spoken words in time with the dance. It follows the dance's clock and
// never starts by itself.

import { countSeconds, routineDuration } from '#dance/content/routine/routine.ts';
import type { Note } from '#dance/rules/band/note.ts';
import { clicksBetween, notesBetween } from '#dance/rules/band/notes-between.ts';
import { cueText } from '#dance/rules/cue-text.ts';
import type { Recording } from '#dance/rules/recording/recording.ts';
import type { Sayings, SpokenMode } from '#dance/rules/voice/candidates.ts';
import { countInBefore, type Spoken, spokenBetween } from '#dance/rules/voice/spoken.ts';
import { say } from '#platform/web/page-language.ts';
import type { ReadText } from '#platform/web/queries/copy.ts';
import { audibleContext, holdAudioContext, wakeAudioContext } from './audio-context.ts';
import { type Desk, type Levels, makeDesk, setLevels } from './desk.ts';
import { watchInterruptions } from './interruptions.ts';
import { type Bus, fadeOut, makeBus, perform, speak } from './perform.ts';
import type { RecordingPlayer } from './recording.ts';
import { makeScheduler } from './scheduler.ts';
import { makeSteadyTime } from './steady-time.ts';
import { loadVoice, type Voice } from './voice.ts';

/**
 * How the dance runs from `position` up to `end`, at the speed `rate`. Times are seconds as `Band.outputTime` returns
 * them; positions are seconds of the routine.
 */
export type Tempo = {
  position: number;
  end: number;
  rate: number;
  /** Number of counts that are spoken before `position`; 0 for none. */
  countIn: number;
  /** Returns the time at which a position is heard. */
  timeOf(position: number): number;
  /** Returns the recording's second to play at a time; called only if the dance has a recording. */
  musicAt(time: number): number;
};

export type Band = {
  /** Asks for sound; resolves to whether sound can be heard from now on. */
  wake(): Promise<boolean>;
  /** Whether the band can be heard now. The answer can become true without a call of `wake`, and false at any time. */
  awake(): boolean;
  /**
   * Returns the moment, in seconds of the sound context's clock, of the sound that leaves the loudspeaker now. It is 0
   * before the band has a sound context.
   */
  outputTime(): number;
  /** Least seconds between handing a note over and hearing it. */
  delay(): number;
  /** Ends what the band played before, and plays from `tempo.position` on, at `tempo.rate`. */
  begin(tempo: Tempo): void;
  /** Hands the sounds of the next moments to the sound context; `position` is the dance's present position. */
  advance(position: number): void;
  hush(): void;
  /** Sets the music's `level`, 0 to 1; the click has a switch of its own. */
  setLevel(level: number): void;
  setClick(on: boolean): void;
  /** Sets the spoken words and their loudness (0 to 1). The voice is fetched before its first word. */
  setVoice(spoken: SpokenMode, level: number): void;
  /** Replaces the sayings, beginning with the next word that is handed to the sound context. */
  setSayings(sayings: Sayings): void;
  /**
   * Sets the seconds by which sound is heard later than the browser knows. The dance moves to that delay without a
   * jump.
   */
  setLate(seconds: number): void;
  leave(): void;
};

/**
 * Seconds by which notes are handed over early; more while the page is hidden, because timers then fire once a second.
 */
const ahead = 0.3;
const aheadHidden = 1.6;
/** Seconds of lateness from which a note is left out rather than played behind the beat. */
const tooLate = 0.03;
/**
 * Seconds by which the first notes after a jump may be late: a loop's first beat can't be handed over before the
 * loop's end.
 */
const tooLateAtFirst = 0.1;
/** How fast the latency in use approaches the reported latency, in seconds a second: too slowly for anybody to see. */
const slew = 0.03;

/** Sound that an operator has put in place of the house's own. */
export type OwnSound = {
  /** Texts of the called words (src/dance/rules/cue-text.ts). */
  text?: ReadText;
  /**
   * Recording that plays instead of the band's music. If the recording can't be loaded, the band plays its own music
   * in the recording's place.
   */
  recording?: Recording | null;
};

/** Makes a band, which calls `interrupted` at each interruption (interruptions.ts). */
export function makeBand(interrupted: () => void = () => {}, { text, recording }: OwnSound = {}): Band {
  /** Gives up the hold on the sound card; null before the sound card is first used or asked for. */
  let release: (() => void) | null = null;
  let steady = makeSteadyTime();
  let context: AudioContext | null = null;
  let desk: Desk | null = null;
  let bus: Bus | null = null;
  let tempo: Tempo | null = null;
  let latency = 0;
  let late = 0;
  /** Moment of the last look at the latency, in seconds of the computer's clock. */
  let looked = 0;
  /** The sound card's time when the tempo began. */
  let opened = 0;
  const levels: Levels = { band: 1, voice: 1, click: false };
  let spoken: SpokenMode = 'music';
  let sayings: Sayings = {};
  let voice: Voice | null = null;
  /** Whether the recording plays or is being loaded; the band's own music is silent during that time. */
  let recorded = recording != null;
  let player: RecordingPlayer | null = null;
  let playUntil: ((time: number) => void) | null = null;
  let stopWatching = () => {};
  let left = false;

  const scheduler = makeScheduler<Note | Spoken>(
    (from, to) => [
      ...(playsRecording() ? [] : notesBetween(from, to)),
      ...clicksBetween(from, to),
      ...spokenBetween(from, to, speechAt(tempo?.rate ?? 1)),
    ],
    (event) => send(event),
  );

  const called = text && ((cue: string) => say(cueText(text, cue)));
  const speechAt = (rate: number) => ({ mode: spoken, rate, clips: voice?.clips ?? null, sayings, called });

  /**
   * Whether the recording plays in the present tempo: positions behind the routine's end belong to warm-up and
   * cool-down, which have music of their own.
   */
  const playsRecording = () => recorded && (tempo?.position ?? 0) < routineDuration;

  /** Begins the recording if it is to be heard now; its file is fetched the first time. */
  async function joinRecording() {
    if (!recording || !playsRecording() || levels.band === 0) return;
    if (!player) {
      const loaded = await loadPlayer(recording);
      player ??= loaded;
      recorded = player !== null;
    }
    if (!player || !tempo || !bus || !context || playUntil) return;
    const start = Math.max(tempo.timeOf(tempo.position), context.currentTime);
    playUntil = player(bus.music, tempo.musicAt, start);
  }

  function send(event: Note | Spoken) {
    if (!context || !bus || !tempo) return;
    const due = tempo.timeOf(event.beat * countSeconds);
    const at = due < opened && due > opened - tooLateAtFirst ? opened : due;
    if (at < context.currentTime - tooLate) return;
    const when = Math.max(at, context.currentTime);
    if ('word' in event) speak(bus, voice, event, when);
    else perform(bus, event, when, tempo.rate);
  }

  const reported = () => (context?.outputLatency || context?.baseLatency || 0) + late;

  /**
   * Returns the moment of the sound that is heard now. A browser may know its true latency only after a while; the
   * returned moment then approaches the right one without a jump, and so does the picture.
   */
  function outputTime(): number {
    if (!context) return 0;
    const now = performance.now() / 1000;
    const step = (now - looked) * slew;
    looked = now;
    latency += Math.max(-step, Math.min(step, reported() - latency));
    return steady(context.currentTime - latency, now);
  }

  function hush() {
    tempo = null;
    playUntil = null;
    if (bus) fadeOut(bus);
    bus = null;
  }

  function change(some: Partial<Levels>) {
    Object.assign(levels, some);
    if (desk) setLevels(desk, levels);
  }

  /**
   * Whether the band can be heard. A new context replaces a lost one only when nothing plays, because the new
   * context has another clock.
   */
  function awake(): boolean {
    const audible = left ? null : audibleContext();
    if (!audible || (tempo && audible !== context)) return false;
    if (audible !== context) moveTo(audible);
    return true;
  }

  function moveTo(next: AudioContext) {
    release ??= holdAudioContext();
    stopWatching();
    desk?.leave();
    context = next;
    desk = makeDesk(next);
    setLevels(desk, levels);
    stopWatching = watchInterruptions(next, interrupted);
    steady = makeSteadyTime();
  }

  return {
    async wake() {
      if (left) return false;
      release ??= holdAudioContext();
      await wakeAudioContext();
      return awake();
    },
    awake,
    outputTime,
    delay: () => latency,
    begin(next) {
      if (!context || !desk) return;
      // A dance that goes on, at another speed or to another end, has its next notes on their way to the
      // loudspeaker already.
      const goesOn = tempo && next.timeOf(next.position) <= context.currentTime - latency + 0.005;
      const onTheWay = goesOn ? latency * next.rate : 0;
      hush();
      tempo = next;
      opened = context.currentTime;
      bus = makeBus(desk, next.rate);
      const first = next.position / countSeconds;
      for (const word of countInBefore(first, next.countIn, speechAt(next.rate))) send(word);
      scheduler.restart(first + onTheWay / countSeconds - 1e-6);
      void joinRecording();
    },
    advance(position) {
      if (!tempo) return;
      const reach = (document.hidden ? aheadHidden : ahead) + latency;
      scheduler.advance((position + reach * tempo.rate) / countSeconds, tempo.end / countSeconds);
      playUntil?.(Math.min(tempo.timeOf(position) + reach, tempo.timeOf(tempo.end)));
    },
    hush,
    setLevel(level) {
      change({ band: level });
      if (tempo && !playUntil) void joinRecording();
    },
    setClick: (on) => change({ click: on }),
    setVoice(mode, level) {
      spoken = level > 0 ? mode : 'music';
      change({ voice: level });
      if (spoken !== 'music' && !voice)
        void loadVoice().then((loaded) => {
          voice = loaded;
        });
    },
    setSayings(next) {
      sayings = next;
    },
    setLate(seconds) {
      late = seconds;
    },
    leave() {
      left = true;
      hush();
      stopWatching();
      desk?.leave();
      release?.();
    },
  };
}

/** Returns the recording's player; null when the recording, or the code that plays it, can't be loaded now. */
async function loadPlayer(recording: Recording): Promise<RecordingPlayer | null> {
  try {
    return await (await import('./recording.ts')).loadRecording(recording);
  } catch {
    return null;
  }
}
