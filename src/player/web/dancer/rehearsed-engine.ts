// A dance engine for tests, with a clock of the test's own and a band that records its calls and plays nothing.

import type { TempoMap } from '#dance/rules/recording/tempo-map.ts';
import type { Band, Tempo } from '#dance/web/sound/band.ts';
import type { MediumEvent } from '../medium.ts';
import { makeDanceEngine, silentAttack } from './dance-engine.ts';

/** Makes an engine with a clock that the test moves, and a band that records its calls and plays nothing. */
export function rehearse({
  allowed = true,
  tempo,
  duration = 360,
}: {
  allowed?: boolean;
  tempo?: TempoMap;
  duration?: number;
} = {}) {
  let seconds = 100;
  const played: Tempo[] = [];
  const events: MediumEvent[] = [];
  const sound = { allowed, awake: false, ahead: 7.3, delay: 0, hushed: 0 };
  const band: Band = {
    wake: async () => {
      sound.awake = sound.allowed;
      return sound.awake;
    },
    awake: () => sound.awake,
    outputTime: () => seconds + sound.ahead,
    delay: () => sound.delay,
    begin: (tempo) => played.push(tempo),
    advance: () => {},
    hush: () => sound.hushed++,
    setLevel: () => {},
    setClick: () => {},
    setVoice: () => {},
    setLate: () => {},
    setSayings: () => {},
    leave: () => {},
  };
  /** Takes the sound away, as a phone call does. */
  let interrupt = () => {};
  const makeBand = (interrupted: () => void) => {
    interrupt = interrupted;
    return band;
  };
  const engine = makeDanceEngine({ now: () => seconds, makeBand, duration, tempo });
  engine.listen((event) => events.push(event));
  const pass = (time: number, frame = 1 / 60) => {
    for (const until = seconds + time; seconds < until; ) {
      seconds = Math.min(until, seconds + frame);
      engine.tick();
    }
  };
  /** Calls `play` and waits until the dance has started. */
  const setOff = () => {
    engine.play();
    pass(silentAttack, silentAttack);
  };
  return { engine, pass, setOff, played, events, sound, interrupt: () => interrupt() };
}
