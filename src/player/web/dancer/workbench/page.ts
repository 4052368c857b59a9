// The dancer for tools: contact sheets and benchmarks call these functions in a browser page. No screen of the
// product loads this file.

import { loadVoice } from '#dance/web/sound/voice.ts';
import { makeDancer } from '../dancer-medium.ts';
import { measureFirstFrame, measureFrames } from './frame-cost.ts';
import { renderSound } from './render-sound.ts';
import { paintPhraseSheet, paintRandomSheet, paintStrip } from './sheet.ts';
import { measureSoundDrift } from './sound-drift.ts';

/** Everything that tools may call by its name in the page. */
export const workbench = {
  loadVoice,
  makeDancer,
  measureFirstFrame,
  measureFrames,
  measureSoundDrift,
  paintPhraseSheet,
  paintRandomSheet,
  paintStrip,
  renderSound,
};

Object.assign(globalThis, { workbench });
