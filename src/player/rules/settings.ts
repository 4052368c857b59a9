// The player's settings on a device. The three that the specification names (sections 3 and 5) are stored under
// the specification's key, and our own under another key. Reading never fails: an invalid value is ignored and
// the default stays.

import { type VersionName, versionNames } from '#dance/content/routine/version-names.ts';
import type { SpokenMode } from '#dance/rules/voice/candidates.ts';
import { parseObject } from '#platform/rules/parse-object.ts';
import { type GroupName, groupNames } from './group.ts';
import { type Side, sides } from './side.ts';
import { isListedRate } from './speed.ts';

export type PlayerSettings = {
  loopEnabled: boolean;
  delayEnabled: boolean;
  playbackRate: number;
  /** Beats counted in before a loop starts; 0 for none. */
  countIn: number;
  /** A practice loop stops after this many repetitions; 0 for never. */
  stopAfter: number;
  /** Whether the next practice item or segment follows after a practice loop has stopped. */
  goOn: boolean;
  /** Clean repetitions before the ramp goes one speed up; 0 for no ramp. */
  ramp: number;
  /** Whether the next learn part starts by itself (specification, section 4); WCAG 2.2.1 asks for a switch. */
  autoAdvance: boolean;
  side: Side;
  /** Whether the learner has chosen a side. The stage asks for a side only until then. */
  sideChosen: boolean;
  /** Whether the house dancer is shown before videos, wherever he knows their dance. */
  dancerFirst: boolean;
  /** Whether media show their own captions. */
  captions: boolean;
  sound: boolean;
  click: boolean;
  /** The words that are spoken: in lessons and practice, in stretches of several lessons, in the rehearsal. */
  spokenPractice: SpokenMode;
  spokenAddOn: SpokenMode;
  spokenRehearsal: SpokenMode;
  /** Volumes in percent. */
  voiceVolume: number;
  bandVolume: number;
  /** The version of the dance: as written, low-impact or seated. */
  version: VersionName;
  /** The group in which long stretches are danced. */
  group: GroupName;
  /** Whether single-key shortcuts work (WCAG 2.1.4 asks for a switch). */
  keys: boolean;
  /**
   * Milliseconds by which this device's sound is heard later than the browser knows, for example with wireless
   * loudspeakers.
   */
  soundLate: number;
};

export const defaultSettings: PlayerSettings = {
  loopEnabled: false,
  delayEnabled: false,
  playbackRate: 1,
  countIn: 0,
  stopAfter: 0,
  goOn: false,
  ramp: 0,
  autoAdvance: true,
  side: 'mirror',
  sideChosen: false,
  dancerFirst: false,
  captions: true,
  sound: true,
  click: false,
  spokenPractice: 'counts',
  spokenAddOn: 'cues',
  spokenRehearsal: 'music',
  voiceVolume: 100,
  bandVolume: 100,
  version: 'full',
  group: 'alone',
  keys: true,
  soundLate: 0,
};

/** The choices that some settings offer; anything else on the device is ignored. */
export const settingChoices = { countIn: [0, 4, 8], stopAfter: [0, 2, 4, 8], ramp: [0, 1, 2, 4] } as const;
/** The largest value of `soundLate`, and its steps (milliseconds). */
export const soundLateMost = 400;
export const soundLateStep = 10;

/** The modes of the spoken words, the most words first. */
export const spokenModes = ['counts', 'cues', 'music'] as const satisfies readonly SpokenMode[];

/** Percent between two steps of a volume. */
export const volumeStep = 10;

const upTo = (most: number, step: number) => Array.from({ length: most / step + 1 }, (_, i) => i * step);

const specified = ['loopEnabled', 'delayEnabled', 'playbackRate'] as const;
type Specified = Pick<PlayerSettings, (typeof specified)[number]>;

/** Settings from the two texts that a device keeps; null or broken text gives the defaults. */
export function parseSettings(specifiedText: string | null, oursText: string | null): PlayerSettings {
  return { ...parseSpecified(specifiedText), ...parseOurs(oursText) };
}

/** The settings by the key that they are stored under. */
export function settingsByKey(settings: Partial<PlayerSettings>) {
  const isSpecified = (name: string) => specified.some((one) => one === name);
  const those = (wanted: boolean) =>
    Object.fromEntries(Object.entries(settings).filter(([name]) => isSpecified(name) === wanted));
  return { specified: those(true), ours: those(false) };
}

function parseSpecified(text: string | null): Specified {
  const stored = parseObject(text);
  return {
    loopEnabled: stored.loopEnabled === true,
    delayEnabled: stored.delayEnabled === true,
    playbackRate: isListedRate(stored.playbackRate) ? stored.playbackRate : defaultSettings.playbackRate,
  };
}

function parseOurs(text: string | null): Omit<PlayerSettings, keyof Specified> {
  const { loopEnabled, delayEnabled, playbackRate, ...ours } = defaultSettings;
  const choices: Record<string, readonly unknown[]> = {
    ...settingChoices,
    side: sides,
    spokenPractice: spokenModes,
    spokenAddOn: spokenModes,
    spokenRehearsal: spokenModes,
    voiceVolume: upTo(100, volumeStep),
    bandVolume: upTo(100, volumeStep),
    version: versionNames,
    group: groupNames,
    soundLate: upTo(soundLateMost, soundLateStep),
  };
  const valid = Object.entries(inOurSpelling(parseObject(text))).filter(
    ([key, value]) => Object.hasOwn(ours, key) && (choices[key] ?? [true, false]).includes(value),
  );
  return { ...ours, ...Object.fromEntries(valid) };
}

/** Settings that earlier versions stored, with their names turned into today's. */
function inOurSpelling(stored: Record<string, unknown>): Record<string, unknown> {
  const { count_in, stop_after, go_on, auto_advance, view, mirrored } = stored;
  // Earlier versions showed the dancer facing and not mirrored until the learner changed that, so a stored view
  // like this does not show that the learner chose it.
  const side = view === 'back' ? 'follow' : mirrored === true ? 'mirror' : undefined;
  return {
    countIn: count_in,
    stopAfter: stop_after,
    goOn: go_on,
    autoAdvance: auto_advance,
    side,
    sideChosen: side !== undefined,
    ...stored,
  };
}
