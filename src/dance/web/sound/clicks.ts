// Clicks on beats that others know: for media that have no band of their own. A click is handed over with the seconds until
// it is to be heard, and what comes too late is left out.

import { clickOn } from '#dance/rules/band/score.ts';
import { audibleContext, holdAudioContext, wakeAudioContext } from './audio-context.ts';
import { type Desk, makeDesk, setLevels } from './desk.ts';
import { playNote } from './voices.ts';

export type Clicks = {
  /** Asks for sound; resolves when it can be heard or can't be had. Never rejects. */
  wake(): Promise<void>;
  /** A click that is heard `seconds` from now; `beat` counts from 0 and says how it sounds within its eight. */
  click(beat: number, seconds: number): void;
  /** Takes back what is not heard yet, and lets the sound card sleep. */
  hush(): void;
};

/** Seconds by which a click may be late; later ones are left out. */
const tooLate = 0.03;

/** Makes clicks; nothing sounds and no sound card is held before the first is asked for. */
export function makeClicks(): Clicks {
  let release: (() => void) | null = null;
  let desk: Desk | null = null;

  return {
    async wake() {
      release ??= holdAudioContext();
      await wakeAudioContext();
    },
    click(beat, seconds) {
      const context = release && audibleContext();
      if (!context) return;
      if (desk?.click.context !== context) {
        desk?.leave();
        desk = makeDesk(context);
        setLevels(desk, { band: 0, voice: 0, click: true });
      }
      const when = context.currentTime + seconds - (context.outputLatency || context.baseLatency || 0);
      if (when < context.currentTime - tooLate) return;
      playNote(desk.click, clickOn(beat), Math.max(when, context.currentTime), 0.1);
    },
    hush() {
      desk?.leave();
      desk = null;
      release?.();
      release = null;
    },
  };
}
