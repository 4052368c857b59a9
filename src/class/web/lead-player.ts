// This code leads the player of the class screen: changes of the class's state become player events, and changes that
// the player makes by itself are reported. No network is needed once the medium is loaded. A medium that failed is not
// tried again with each segment.

import { type ClassDance, segmentAt, segmentRange } from '#class/rules/class-dance.ts';
import { type ClassState, classStart } from '#class/rules/class-state.ts';
import { taskDrills } from '#class/rules/class-task.ts';
import type { SentPlace } from '#class/rules/sent-place.ts';
import { beatsMs, countInBeats } from '#player/rules/enter-phase.ts';
import { insteadOf } from '#player/rules/instead.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import type { Opening } from '#player/rules/player-event.ts';
import {
  dueOf,
  isActive,
  isLoaded,
  type PlayerState,
  sceneRange,
  sourceOf,
} from '#player/rules/player-state.ts';
import type { Loop } from '#player/rules/practice.ts';
import { defaultSettings } from '#player/rules/settings.ts';
import { rangeOn } from '#player/rules/shown-counts.ts';
import { spokenCountIn } from '#player/rules/spoken-setting.ts';
import { type DeviceMemory, deviceMemory } from '#player/web/device-memory.ts';
import type { PlayerStore } from '#player/web/player-store.ts';

/**
 * The class's own settings, which the device does not keep. Everything that is danced is counted in, however long it
 * is, and repetitions have the same pause as in lessons.
 */
export const classMemory: DeviceMemory = {
  ...deviceMemory(null),
  readSettings: () => ({
    ...defaultSettings,
    delayEnabled: true,
    spokenAddOn: 'counts',
    spokenRehearsal: 'counts',
  }),
};

/** Number of beats of a count-in of clicks, which is used where the medium can't speak. */
const clickedBeats = 4;

/** The place of a screen's player, kept for a reload: the second of the medium, and the index of the task's drill. */
export type Stood = { second: number; drill: number };

export type PlayerLead = {
  /** Brings the player to a state; a segment other than the current one begins at its start. */
  apply(state: ClassState): void;
  /** Tries all failed media once more. */
  tryAgain(): void;
  stop(): void;
};

/**
 * Returns the scene, place, loop and speed with which the player opens the dance of a class. `sources` are the media
 * that have not failed; `stood` is the place of the player before a reload.
 */
export function openingOf(
  dance: ClassDance,
  state: ClassState,
  { sources = dance.scene.sources, stood }: { sources?: readonly MediumSource[]; stood?: Stood | null } = {},
): Opening {
  const loop = loopOf(dance, state, sources[0] ?? null, stood?.drill ?? 0);
  const range = loop?.range ?? segmentRange(dance, sources[0] ?? null, state.segment);
  const startAt = stood?.second ?? range.start;
  return { scene: { ...dance.scene, sources }, startAt, loop, play: state.playing, rate: state.rate };
}

/**
 * Returns the loop that the player practises: a task's drill, the looped segment, or everything from the segment on,
 * because the player counts in only what it practises. Returns null if the end of the dance is unknown.
 */
function loopOf(
  dance: ClassDance,
  state: ClassState,
  source: MediumSource | null,
  index: number,
): Loop | null {
  const drills = taskDrills(dance, source, state);
  const drill = drills[index] ?? drills[0];
  const drilled = drill && rangeOn(source, drill);
  if (drilled) return { kind: 'drill', drills, index: Math.max(0, drills.indexOf(drill)), range: drilled };
  const range = segmentRange(dance, source, state.segment);
  if (state.loop) return { kind: 'ab', range };
  const { end } = sceneRange(dance.scene, source);
  return end > range.start && Number.isFinite(end)
    ? { kind: 'ab', range: { start: range.start, end } }
    : null;
}

/** Returns the number of counts until the dance starts, with the count-in; null while the dance runs or is paused. */
export function waitOf(state: PlayerState, now: number): SentPlace['wait'] {
  const { name } = state.phase;
  if (name !== 'countingIn' && name !== 'waiting') return null;
  const left = Math.max(0, (dueOf(state) ?? now) - now) / beatsMs(state, 1);
  return name === 'waiting' && spokenCountIn(state) === 0 ? left + countInBeats(state) : left;
}

/**
 * Leads `player` until `stop` is called. `onChange` is called with what the player changed by itself: the segment, the
 * medium, or that the dance has stopped.
 */
export function leadPlayer(
  dance: ClassDance,
  player: PlayerStore,
  onChange: (change: Partial<ClassState>) => void,
  first: ClassState = classStart,
): PlayerLead {
  let state = first;
  let loaded = false;
  /**
   * Whether the leader asked for a change while the medium was loading; the change is made once the medium is loaded.
   */
  let missed = false;
  /** Whether `ask` is sending events and the player has not received all of them yet. */
  let asking = false;

  /** Sends several events, and looks at the player only after the last event. */
  function ask(events: () => void) {
    const inside = asking;
    asking = true;
    events();
    asking = inside;
    if (!inside) look();
  }

  function open(sources = leftSources()) {
    missed = false;
    ask(() => {
      countIn(sources[0]);
      player.send({ type: 'setRate', rate: state.rate });
      player.send({ type: 'open', ...openingOf(dance, state, { sources }) });
    });
  }

  /** Sets the count-in of a source: clicks where the medium can't speak. */
  function countIn(source: MediumSource | undefined) {
    const beats = source?.can.speaks === false ? clickedBeats : 0;
    if (player.getState().settings.countIn !== beats)
      player.send({ type: 'changeSettings', settings: { countIn: beats } });
  }

  /** Returns the medium in use and the media after it; all media while none is in use. */
  function leftSources(): readonly MediumSource[] {
    const { scene, source } = player.getState();
    const left = scene?.sources.slice(source) ?? [];
    return left.length > 0 ? left : dance.scene.sources;
  }

  /** Loops the segment that is danced now, without a jump. Tasks are repeated by `follow`, when they end. */
  function loopSegment() {
    if (!state.loop || state.task) return;
    const { start, end } = segmentRange(dance, sourceOf(player.getState()), state.segment);
    player.send({ type: 'setEnd', end: 'a', at: start });
    player.send({ type: 'setEnd', end: 'b', at: end });
  }

  function report(change: Partial<ClassState>) {
    state = { ...state, ...change };
    onChange(change);
  }

  function look() {
    if (asking) return;
    const now = player.getState();
    if (isLoaded(now) !== loaded) {
      loaded = !loaded;
      // The leader may have asked for something else while the medium loaded.
      if (loaded && missed) return open();
    }
    if (!loaded) return;
    const chosen = now.settings.dancerFirst && sourceOf(now)?.kind === 'dancer';
    const instead = (chosen ? null : insteadOf(sourceOf(now), dance.scene.sources[0])) ?? undefined;
    if (instead !== state.instead) report({ instead });
    // A new drill sets the speed that it was made with, which may be outdated.
    if (now.rate !== state.rate) player.send({ type: 'setRate', rate: state.rate });
    if (state.playing) follow(now);
    else if (state.task) showSegment();
  }

  function showSegment() {
    const segment = segmentAt(dance, sourceOf(player.getState()), player.position());
    if (segment !== null && segment !== state.segment) report({ segment });
  }

  /** Reports the segment that is danced, and the end of the dance. */
  function follow(now: PlayerState) {
    const { phase, practice } = now;
    const staged = state.task !== null && 'stage' in state.task;
    if (phase.name === 'waiting' && !state.loop && !staged) return player.send({ type: 'stopLoop' });
    if (!isActive(now)) {
      if (staged && state.loop && practice === null && phase.name === 'paused') return open();
      return report({ playing: false });
    }
    // The loop of everything from the segment on exists only for its count-in, and must not repeat.
    if (phase.name === 'playing' && practice?.loop.kind === 'ab' && !state.loop)
      player.send({ type: 'clearLoop' });
    // While a segment is looped, it stays the reported segment even if a late seek shows another place.
    if (!state.loop || state.task) showSegment();
  }

  /**
   * Applies a state before the medium is loaded. Speed, Play and Pause are passed on; other changes wait (`missed`).
   */
  function applyEarly(before: ClassState) {
    const { name } = player.getState().phase;
    if (state.begun !== before.begun || state.segment !== before.segment) {
      missed = true;
      // A video of another company loads only after a press, and the command to play counts as a press.
      if (name === 'poster' && state.playing) open();
    } else if (name === 'poster' || name === 'loading') {
      if (state.rate !== before.rate) player.send({ type: 'setRate', rate: state.rate });
      if (state.loop !== before.loop) missed = true;
      if (state.playing !== before.playing) player.send({ type: state.playing ? 'play' : 'pause' });
    } else if (state.playing !== before.playing) missed = true;
  }

  /** Plays on from a pause; starts a task again that has ended. */
  function play() {
    const { practice, phase } = player.getState();
    const over = phase.name === 'paused' && practice === null && state.task !== null;
    if (over) open();
    else player.send({ type: 'play' });
  }

  function change(before: ClassState) {
    if (state.side !== before.side) setSide();
    if (state.volume !== before.volume) setVolume();
    if (!loaded) return applyEarly(before);
    if (state.begun !== before.begun || state.segment !== before.segment) return open();
    if (state.rate !== before.rate) player.send({ type: 'setRate', rate: state.rate });
    if (state.loop !== before.loop) loopSegment();
    if (state.playing === before.playing) return;
    if (state.playing) play();
    else player.send({ type: 'pause' });
  }

  function setSide() {
    player.send({ type: 'changeSettings', settings: { side: state.side } });
  }

  function setVolume() {
    const { volume } = state;
    player.send({ type: 'changeSettings', settings: { voiceVolume: volume, bandVolume: volume } });
  }

  const stop = player.subscribe(look);
  ask(() => {
    if (state.side !== classStart.side) setSide();
    if (state.volume !== classStart.volume) setVolume();
    countIn(dance.scene.sources[0]);
  });
  return {
    apply(next) {
      const before = state;
      state = next;
      ask(() => change(before));
    },
    tryAgain: () => open(dance.scene.sources),
    stop,
  };
}
