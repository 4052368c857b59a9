// The dance as something that can be played: place, speed, range and sound, without a picture.
// It owns the state; nothing here draws. Time and sound come from its edges, so that it also runs on a virtual clock.

import { countSeconds } from '#dance/content/routine/routine.ts';
import type { TempoMap } from '#dance/rules/recording/tempo-map.ts';
import type { Band } from '#dance/web/sound/band.ts';
import type { MediumState } from '#player/rules/player-event.ts';
import { steer } from '#player/rules/steer.ts';
import type { Medium, MediumEvent, VoiceSettings } from '../medium.ts';
import { makeDanceClock } from './dance-clock.ts';

/** A medium's time and sound (what its calls mean, src/player/web/medium.ts says), and what moves them. */
export type DanceEngine = Omit<
  Required<Medium>,
  'load' | 'rates' | 'duration' | 'title' | 'setSide' | 'setCaptions' | 'setGroup' | 'setVersion'
> & {
  load(options: { start: number; rate: number; muted: boolean }): void;
  /** Sets the clips that are said in place of other words. */
  setSayings: Band['setSayings'];
  /** Looks at the clock: ends the range, hands notes over. Call it for every frame and at least every 100 ms. */
  tick(): void;
  /** A person touched the page: sound may be allowed now. */
  touched(): void;
};

export type EngineEdges = {
  /** Seconds of a steady clock. */
  now(): number;
  /** `interrupted`: the sound was taken away from outside. */
  makeBand(interrupted: () => void): Band;
  /** Seconds of the whole dance, and where it is in the recording that is danced to. */
  duration: number;
  tempo?: TempoMap | undefined;
};

/** Seconds between pressing play and the dance setting off, so that the first beat is heard whole. */
const attack = 0.06;
/**
 * Seconds before the dance sets off in silence: about one frame, so that the first picture is the first pose and not one up
 * to a frame later.
 */
export const silentAttack = 1 / 60;
/** Half a frame, in seconds: a range ends with the frame nearest to its end, so that the next repetition is not late. */
const halfFrame = 1 / 120;
/** Seconds before a counted start within which 'play' means that start, and no other. */
const onItsWay = 0.1;
/** Seconds after the end of a range within which playing on is a loop that keeps the beat, not a new start. */
const seam = 0.1;
/** Seconds before the leader's start from which the dance is set to go off by itself, and up to which it is set anew. */
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
  /** Counts that are spoken before the dance sets off. */
  let countedIn = 0;
  /** Seconds that the counts take, with a pause before them, and when they were to be over on the computer's clock. */
  let countedFor = 0;
  let countedOut = 0;
  /** Whether the dance runs on the clock of the sound; else on the computer's. */
  let sounding = false;
  /** When the range was danced to its end, on the clock in use. */
  let endedAt = Number.NEGATIVE_INFINITY;
  /** With a leader, sound that joins in begins with the next count that can be heard whole. */
  let led = false;

  const time = () => (sounding ? band.heard() : now());
  const end = () => Math.min(duration, range?.end ?? duration);
  const position = () => Math.min(clock.position(time()), duration);
  const speaks = () => voice.spoken !== 'music' && voice.level > 0;
  const wanted = () => click || (!volume.muted && (volume.level > 0 || speaks()));
  /** Seconds from setting off to the first beat that can be heard whole. */
  const lead = () => (sounding ? attack + band.delay() : silentAttack);

  function emit(event: MediumEvent) {
    for (const listener of listeners) listener(event);
  }

  function change(next: MediumState) {
    if (state === next) return;
    state = next;
    emit({ type: 'state', state });
  }

  /** Moves the dance to the sound's clock, or back, without a step. */
  function takeClock(sound: boolean) {
    if (sound === sounding) return;
    const from = time();
    sounding = sound;
    clock.moveTo(from, time());
    endedAt += time() - from;
  }

  function conduct() {
    if (!sounding || !clock.running()) return;
    // Otherwise what was on its way is taken into account.
    if (led) band.hush();
    const tempo = { ...clock, rate: clock.pace(time()), end: end(), countIn: countedIn };
    band.begin({ ...tempo, position: led ? nextCount() : position() });
    band.advance(position());
  }

  function nextCount() {
    const heard = clock.position(time() + attack + band.delay());
    return Math.max(0, Math.ceil(heard / countSeconds - 1e-6)) * countSeconds;
  }

  /** Puts the dance where the leader is; before the start, it is set to go off then. */
  function join(leader: number) {
    clock.setRate(1, time());
    clock.seek(Math.max(0, leader), time() + Math.max(0, -leader));
    clock.start(time() + Math.max(0, -leader));
    conduct();
    emit({ type: 'time' });
  }

  /** Small errors are danced away, so that nothing sounds twice; larger ones are jumped over. */
  function keepUp(leader: number) {
    const off = leader - (time() - clock.timeOf(0)) * clock.rate();
    const { rate, jump } = steer({ kind: 'dancer', off, sinceJump: Number.POSITIVE_INFINITY, jumps: 0 });
    if (jump) join(leader);
    else if (leader < -settled) clock.seek(0, time() - leader);
    else if (rate !== clock.rate()) clock.setRate(rate, time());
  }

  /** Joins the music in phase as soon as it can be heard, and dances on in silence when it no longer can. */
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

  /** Sets the dance to go off after its counts; a sound card that was asleep has missed the first and counts anew. */
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

  /** Plays on with the changed settings of the sound. */
  function listenAnew() {
    if (clock.running()) wake();
    joinSound();
  }

  function stopAt(seconds: number, next: MediumState) {
    clock.stop(time());
    clock.seek(seconds, time());
    countedIn = 0;
    band.hush();
    // The sound's may be another one, or stand, when the dance goes on.
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
        // Counted in, it is about to set off; called long before that, it is to set off now.
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
