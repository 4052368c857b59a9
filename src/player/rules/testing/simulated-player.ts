// The player's core together with a simulated medium, for tests without a browser. Time passes only through
// `advance`. The medium can have the faults of real media: it can be late, imprecise, blocked or broken.

import type { MediumSource, Rates } from '#player/rules/medium-source.ts';
import { reduce } from '#player/rules/player.ts';
import type { Effect, MediumReport, MediumState, PlayerEvent } from '#player/rules/player-event.ts';
import { dueOf, type PlayerState } from '#player/rules/player-state.ts';

export type Behaviour = {
  /** Milliseconds until a load is answered; null if it is never answered. */
  loadMs: number | null;
  /** The error code with which loading fails; null if it does not fail. */
  fails: string | null;
  /** Milliseconds until a seek ends, and the seconds by which it ends before its target. */
  seekMs: number;
  early: number;
  /** Milliseconds between two time reports. */
  reportMs: number;
  /** Number of play commands, from the first on, that are refused. */
  blocks: number;
  /** Whether seeks are accepted but never carried out. */
  ignoresSeeks: boolean;
  /** Milliseconds from a command to the state report about it. */
  lagMs: number;
  /** Milliseconds of buffering before each start. */
  bufferMs: number;
  duration: number;
  rates: Rates;
};

export const perfect: Behaviour = {
  loadMs: 0,
  fails: null,
  seekMs: 0,
  early: 0,
  reportMs: 50,
  blocks: 0,
  ignoresSeeks: false,
  lagMs: 0,
  bufferMs: 0,
  duration: 360,
  rates: 'any',
};

type Playing = {
  /** Whether the medium ends a range by itself. */
  exact: boolean;
  behaviour: Behaviour;
  position: number;
  rate: number;
  playing: boolean;
  buffering: number;
  range: { start: number; end: number } | null;
  nextReport: number;
  blocks: number;
  ready: boolean;
};

/**
 * A player whose sources behave as `behaviourOf` says. `send` and `advance` return the effects that they caused.
 */
export function simulatedPlayer(initial: PlayerState, behaviourOf: (source: MediumSource) => Behaviour) {
  let state = initial;
  // The clock does not begin at 0, because a page's clock has run for a while when its player is opened.
  let now = 100_000;
  let medium: Playing | null = null;
  let mail: { at: number; to: Playing; report: MediumReport; act?: () => void }[] = [];
  const history: Effect[] = [];

  function send(event: PlayerEvent): Effect[] {
    const { state: next, effects } = reduce(state, event, now);
    state = next;
    history.push(...effects);
    for (const effect of effects) carryOut(effect);
    return effects;
  }

  function sendReport(report: MediumReport) {
    if (medium)
      send({ type: 'medium', report, position: medium.position, duration: medium.behaviour.duration });
  }

  function post(to: Playing, delay: number, report: MediumReport, act?: () => void) {
    mail.push({ at: now + delay, to, report, act });
  }

  function carryOut(effect: Effect) {
    if (effect.do === 'load') return loadSource(effect.source, effect.start);
    if (effect.do === 'unload') {
      medium = null;
      return;
    }
    if (!medium) return;
    const it = medium;
    if (effect.do === 'play') {
      if (it.blocks > 0) {
        it.blocks -= 1;
        return post(it, it.behaviour.lagMs, { type: 'autoplayBlocked' });
      }
      it.playing = true;
      it.buffering = it.behaviour.bufferMs;
      it.nextReport = now + it.behaviour.reportMs;
      post(it, it.behaviour.lagMs, { type: 'state', state: 'playing' });
    }
    if (effect.do === 'pause') {
      it.playing = false;
      post(it, it.behaviour.lagMs, { type: 'state', state: 'paused' });
    }
    if (effect.do === 'seek' && !it.behaviour.ignoresSeeks) {
      const land = () => {
        it.position = Math.max(0, Math.min(it.behaviour.duration, effect.to - it.behaviour.early));
      };
      if (it.behaviour.seekMs === 0) {
        land();
        sendReport({ type: 'time' });
      } else post(it, it.behaviour.seekMs, { type: 'time' }, land);
    }
    if (effect.do === 'setRate') it.rate = effect.rate;
    if (effect.do === 'setRange') it.range = effect.range;
  }

  function loadSource(source: MediumSource, start: number) {
    const behaviour = behaviourOf(source);
    const it: Playing = {
      exact: source.can.exact,
      behaviour,
      position: start,
      rate: 1,
      playing: false,
      buffering: 0,
      range: null,
      nextReport: 0,
      blocks: behaviour.blocks,
      ready: false,
    };
    medium = it;
    if (behaviour.fails)
      return post(it, 1, { type: 'failed', code: behaviour.fails, configuration: behaviour.fails === '153' });
    if (behaviour.loadMs === null) return;
    post(it, behaviour.loadMs, { type: 'ready', rates: behaviour.rates }, () => {
      it.ready = true;
    });
  }

  /** Lets `ms` pass in steps of 10 ms. */
  function advance(ms: number): Effect[] {
    const before = history.length;
    for (const end = now + ms; now < end; ) {
      now += 10;
      move();
      deliver();
      const due = dueOf(state);
      if (due !== null && now >= due) send({ type: 'tick' });
    }
    return history.slice(before);
  }

  function move() {
    if (!medium?.playing) return;
    const it = medium;
    if (it.buffering > 0) {
      it.buffering -= 10;
      return;
    }
    it.position += 0.01 * it.rate;
    if (it.exact && it.range && it.position >= it.range.end) {
      it.position = it.range.end;
      it.playing = false;
      sendReport({ type: 'state', state: 'paused' });
      return sendReport({ type: 'rangeEnd' });
    }
    if (it.position >= it.behaviour.duration) {
      it.position = it.behaviour.duration;
      it.playing = false;
      return post(it, it.behaviour.lagMs, { type: 'state', state: 'ended' });
    }
    if (now >= it.nextReport) {
      it.nextReport = now + it.behaviour.reportMs;
      sendReport({ type: 'time' });
    }
  }

  function deliver() {
    const arrived = mail.filter((letter) => letter.at <= now);
    mail = mail.filter((letter) => letter.at > now);
    for (const letter of arrived) {
      if (letter.to !== medium) continue;
      letter.act?.();
      sendReport(letter.report);
    }
  }

  return {
    send,
    advance,
    state: () => state,
    phase: () => state.phase.name,
    position: () => medium?.position ?? 0,
    rate: () => medium?.rate ?? 0,
    isMoving: () => medium?.playing === true,
    /** Presses the medium's own button. */
    press(what: Extract<MediumState, 'playing' | 'paused'>) {
      if (!medium?.ready) return;
      mail = mail.filter((letter) => letter.report.type !== 'state');
      medium.playing = what === 'playing';
      sendReport({ type: 'state', state: what });
    },
    history: () => history,
  };
}
