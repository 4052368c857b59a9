// Plays the dance without a picture: its place, speed, range and sound. The engine owns this state and draws nothing.
// Time and sound come through `EngineEdges`, so that tests can run the engine with a clock of their own.

import { countSeconds } from '#dance/content/routine/routine.ts';
import type { TempoMap } from '#dance/rules/recording/tempo-map.ts';
import type { Band } from '#dance/web/sound/band.ts';
import type { MediumState } from '#player/rules/player-event.ts';
import { steer } from '#player/rules/steer.ts';
import type { Medium, MediumEvent, VoiceSettings } from '../medium.ts';
import { makeDanceClock } from './dance-clock.ts';

/**
 * The calls of a medium (src/player/web/medium.ts) without those about the picture, and the calls that keep the
 * dance going.
 */
export type DanceEngine = Omit<
  Required<Medium>,
  'load' | 'rates' | 'duration' | 'title' | 'setSide' | 'setCaptions' | 'setGroup' | 'setVersion'
> & {
  load(options: { start: number; rate: number; muted: boolean }): void;
  /** Sets the words that are said instead of the routine's words. */
  setSayings: Band['setSayings'];
  /** Reads the clock, ends the range and passes notes to the band. Call this every frame, at least every 100 ms. */
  tick(): void;
  /** Call this when a person has touched the page, because the browser may allow sound from then on. */
  touched(): void;
};

export type EngineEdges = {
  /** Seconds of a steady clock. */
  now(): number;
  /** Makes the band, which calls `interrupted` when something takes the sound away, such as a phone call. */
  makeBand(interrupted: () => void): Band;
  /** Length of the whole dance in seconds, and the tempo map of the recording, if there is a recording. */
  duration: number;
  tempo?: TempoMap | undefined;
};

/** Seconds between a press on play and the start of the dance, so that the first beat is heard whole. */
const attack = 0.06;
/** Seconds from play to the start of a silent dance: about one frame, so that the first picture has the first pose. */
export const silentAttack = 1 / 60;
/** Half a frame, in seconds: a range ends with the frame nearest to its end, so that a repetition is not late. */
const halfFrame = 1 / 120;
/** `play` within these seconds before a counted start confirms that start, and makes no other start. */
const onItsWay = 0.1;
/** `play` within these seconds after the end of a range repeats the range on the beat, without a new start. */
const seam = 0.1;
/**
 * Seconds before the leader's start. From `setUp` on, the dance is set to start by itself, and until `settled`
 * that start is corrected.
 */
const setUp = 1.5;
const settled = 0.6;

export function makeDanceEngine({ now, makeBand, duration, tempo }: EngineEdges): DanceEngine {
  const clock = makeDanceClock(tempo);
  const listeners = new Set<(event: MediumEvent) => void>();
  const band = makeBand(pause);
  let state: MediumState = 'loading';
  let range: { start: number; end: number } | null = null;
  let volume = { level: 1, muted: true };
  let click = false;
  let voice: VoiceSettings = { spoken: 'music', level: 1 };
  /** Number of counts that are spoken before the dance starts. */
  let countedIn = 0;
  /** Seconds of the count-in with the pause before it, and the time of its end on the computer's clock. */
  let countedFor = 0;
  let countedOut = 0;
  /** Whether the dance runs on the sound's clock; otherwise it runs on the computer's. */
  let sounding = false;
  /** The time at which the dance reached the range's end, on the clock in use. */
  let endedAt = Number.NEGATIVE_INFINITY;
  /** Whether the dance has a leader. Sound then starts with the next count that can be heard whole. */
  let led = false;

  const time = () => (sounding ? band.outputTime() : now());
  const end = () => Math.min(duration, range?.end ?? duration);
  const position = () => Math.min(clock.position(time()), duration);
  const speaks = () => voice.spoken !== 'music' && voice.level > 0;
  const wanted = () => click || (!volume.muted && (volume.level > 0 || speaks()));
  /** Seconds from the start of the clock to the first beat that can be heard whole. */
  const lead = () => (sounding ? attack + band.delay() : silentAttack);

  function emit(event: MediumEvent) {
    for (const listener of listeners) listener(event);
  }

  function change(next: MediumState) {
    if (state === next) return;
    state = next;
    emit({ type: 'state', state });
  }

  /** Changes to the sound's clock, or back, without a change of the dance's place. */
  function takeClock(sound: boolean) {
    if (sound === sounding) return;
    const from = time();
    sounding = sound;
    clock.moveTo(from, time());
    endedAt += time() - from;
  }

  function conduct() {
    if (!sounding || !clock.running()) return;
    // A dance with a leader jumps. Only `hush` stops the notes that the band has already passed on.
    if (led) band.hush();
    const tempo = { ...clock, rate: clock.pace(time()), end: end(), countIn: countedIn };
    band.begin({ ...tempo, position: led ? nextCount() : position() });
    band.advance(position());
  }

  function nextCount() {
    const next = clock.position(time() + attack + band.delay());
    return Math.max(0, Math.ceil(next / countSeconds - 1e-6)) * countSeconds;
  }

  /** Moves the dance to the leader's place. Before the leader's start it sets the dance to start with the leader. */
  function join(leader: number) {
    clock.setRate(1, time());
    clock.seek(Math.max(0, leader), time() + Math.max(0, -leader));
    clock.start(time() + Math.max(0, -leader));
    conduct();
    emit({ type: 'time' });
  }

  /** Corrects a small distance by the speed, so that no note sounds twice, and a larger distance by a jump. */
  function keepUp(leader: number) {
    const off = leader - (time() - clock.timeOf(0)) * clock.rate();
    const { rate, jump } = steer({ kind: 'dancer', off, sinceJump: Number.POSITIVE_INFINITY, jumps: 0 });
    if (jump) join(leader);
    else if (leader < -settled) clock.seek(0, time() - leader);
    else if (rate !== clock.rate()) clock.setRate(rate, time());
  }

  /** Starts the music in time with the dance once sound can be heard, and goes on silently once it can't. */
  function joinSound() {
    if (!clock.running()) return;
    if (sounding && !band.awake()) {
      band.hush();
      takeClock(false);
    } else if (!sounding && wanted() && band.awake()) {
      if (countedIn > 0 && state !== 'playing') return setOff();
      takeClock(true);
      conduct();
    }
  }

  function wake() {
    if (wanted() && !band.awake()) void band.wake().then(joinSound);
  }

  /**
   * Sets the dance to start after its count-in. If the sound card was asleep, the first counts were not heard, so the
   * count-in begins again.
   */
  function setOff() {
    clock.stop(time());
    takeClock(wanted() && band.awake());
    const counts = clock.timeOf(position()) - clock.timeOf(position() - countedIn * countSeconds);
    clock.start(time() + Math.max(countedFor, counts + lead()));
    conduct();
  }

  function applyVolume() {
    band.setLevel(volume.muted ? 0 : volume.level);
    band.setVoice(volume.muted ? 'music' : voice.spoken, voice.level);
  }

  function pause() {
    if (clock.running()) stopAt(position(), 'paused');
  }

  /** Applies changed sound settings while the dance goes on. */
  function listenAnew() {
    if (clock.running()) wake();
    joinSound();
  }

  function stopAt(seconds: number, next: MediumState) {
    clock.stop(time());
    clock.seek(seconds, time());
    countedIn = 0;
    band.hush();
    // A stopped dance uses the computer's clock, because the sound's clock may change or stop until the next start.
    takeClock(false);
    change(next);
  }

  return {
    load({ start, rate, muted }) {
      volume = { ...volume, muted };
      clock.seek(start, time());
      clock.setRate(rate, time());
      applyVolume();
      change('ready');
    },
    play() {
      if (state === 'loading' || state === 'playing') return;
      if (clock.running()) {
        // A count-in that is nearly over starts the dance at its end. Otherwise this call starts the dance now.
        if (now() >= countedOut - onItsWay) return change('playing');
        stopAt(position(), state);
      }
      if (position() >= end() - 1e-6) clock.seek(range?.start ?? 0, time());
      wake();
      takeClock(wanted() && band.awake());
      const looping = time() - endedAt < seam;
      clock.start(looping ? endedAt : time() + lead());
      conduct();
      change('playing');
    },
    pause,
    seek(seconds) {
      if (state !== 'playing') clock.stop(time());
      clock.seek(Math.min(duration, Math.max(0, seconds)), time());
      countedIn = 0;
      band.hush();
      conduct();
      if (state === 'ended') change('paused');
      emit({ type: 'time' });
    },
    setRate(rate) {
      clock.setRate(Math.min(2, Math.max(0.25, rate)), time());
      conduct();
      emit({ type: 'rate', rate: clock.rate() });
    },
    setRange(next) {
      if (range?.start === next?.start && range?.end === next?.end) return;
      range = next;
      conduct();
    },
    setVolume(next) {
      volume = next;
      applyVolume();
      listenAnew();
    },
    setVoice(next) {
      voice = next;
      applyVolume();
      listenAnew();
    },
    countIn(beats, startsIn) {
      if (state === 'loading') return;
      if (clock.running()) stopAt(position(), 'paused');
      countedOut = now() + startsIn;
      countedFor = startsIn;
      countedIn = beats;
      setOff();
      wake();
    },
    setClick(on) {
      click = on;
      band.setClick(on);
      listenAnew();
    },
    setLate: band.setLate,
    setSayings: band.setSayings,
    follow(leader) {
      led = true;
      if (state === 'loading' || leader < -setUp || leader >= duration) return;
      if (clock.running()) return keepUp(leader);
      wake();
      takeClock(wanted() && band.awake());
      join(leader);
      change('playing');
    },
    position,
    state: () => state,
    tick() {
      if (!clock.running()) return;
      joinSound();
      if (position() >= end() - halfFrame * clock.rate()) {
        endedAt = clock.timeOf(end());
        stopAt(end(), end() >= duration ? 'ended' : 'paused');
        if (range) emit({ type: 'rangeEnd' });
      } else {
        band.advance(position());
      }
    },
    touched() {
      if (clock.running()) wake();
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      clock.stop(time());
      state = 'paused';
      band.leave();
      listeners.clear();
    },
  };
}
