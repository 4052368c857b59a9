// Clicks and words for media without a band. The caller knows the beats, and hands each sound over with the seconds
// until it is to be heard. A sound that comes too late is left out.

import { clickOn } from '#dance/rules/band/notes-between.ts';
import type { Clips, Spoken } from '#dance/rules/voice/spoken.ts';
import { audibleContext, holdAudioContext, wakeAudioContext } from './audio-context.ts';
import { type Desk, makeDesk, setLevels } from './desk.ts';
import { playNote } from './instruments.ts';
import { type Bus, makeBus, speak } from './perform.ts';
import { loadVoice, type Voice } from './voice.ts';

export type Clicks = {
  /**
   * Asks for sound; resolves once sound can be heard, or once it is clear that no sound can be heard. Never rejects.
   */
  wake(): Promise<void>;
  /**
   * Plays a click that is heard `seconds` from now; `beat` counts from 0 and decides how the click sounds within its
   * eight.
   */
  click(beat: number, seconds: number): void;
  /** Says a word whose vowel is heard `seconds` from now, or plays the click in its place. The dance runs at `rate`. */
  say(spoken: Spoken, seconds: number, rate: number): void;
  /** Sets the words' loudness (0 to 1), and fetches the voice unless the loudness is 0. */
  setVoice(level: number): void;
  /** The clips of the words that the voice knows; null while the voice is not loaded. */
  clips(): Clips | null;
  /** Silences everything that was handed over, and lets the sound card sleep. */
  hush(): void;
};

/** Seconds by which a click may be late; a click that would be later is left out. */
const tooLate = 0.03;
/** Seconds by which a word may be late: the first word after a start can't be handed over before that start. */
const wordTooLate = 0.1;

/** Makes clicks. Nothing sounds before `wake` is called. */
export function makeClicks(): Clicks {
  let release: (() => void) | null = null;
  let desk: Desk | null = null;
  let bus: { of: Bus; rate: number } | null = null;
  let voice: Voice | null = null;
  let level = 0;

  /**
   * Returns the desk, and the moment of its clock at which a sound that is due in `seconds` has to begin; null where
   * sound can't be heard, or where the moment is more than `late` seconds ago.
   */
  function soon(seconds: number, late: number): { desk: Desk; when: number } | null {
    const context = release && audibleContext();
    if (!context) return null;
    if (desk?.click.context !== context) {
      leave();
      desk = makeDesk(context);
      setLevels(desk, { band: 0, voice: level, click: true });
    }
    const when = context.currentTime + seconds - (context.outputLatency || context.baseLatency || 0);
    return when < context.currentTime - late ? null : { desk, when: Math.max(when, context.currentTime) };
  }

  function leave() {
    desk?.leave();
    desk = null;
    bus = null;
  }

  return {
    async wake() {
      release ??= holdAudioContext();
      await wakeAudioContext();
    },
    click(beat, seconds) {
      const at = soon(seconds, tooLate);
      if (at) playNote(at.desk.click, clickOn(beat), at.when, 0.1);
    },
    say(spoken, seconds, rate) {
      const at = soon(seconds, wordTooLate);
      if (!at) return;
      if (bus?.rate !== rate) bus = { of: makeBus(at.desk, rate), rate };
      speak(bus.of, voice, spoken, at.when);
    },
    setVoice(next) {
      level = next;
      if (desk) setLevels(desk, { band: 0, voice: level, click: true });
      if (level > 0 && !voice)
        void loadVoice().then((loaded) => {
          voice = loaded;
        });
    },
    clips: () => voice?.clips ?? null,
    hush() {
      leave();
      release?.();
      release = null;
    },
  };
}
