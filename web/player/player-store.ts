// The player of one screen: keeps the core's state, carries its effects out on the medium and hands every report back.
// Invariant: it never guesses. Position, duration and state are what the medium says at the moment of the report.

import { step } from '#rules/player/player.ts';
import {
  type Effect,
  emptyPlayer,
  type MediumReport,
  type PlayerEvent,
  type PlayerState,
  placeOf,
  timelineIn,
} from '#rules/player/player-state.ts';
import type { MediumSource } from '#rules/player/scene.ts';
import type { PlayerExtras } from '#rules/player/settings.ts';
import type { DeviceMemory } from './device-memory.ts';
import type { Medium } from './medium.ts';

export type ToastEffect = Extract<Effect, { do: 'toast' }>;

/** The edges of the player; tests put a virtual clock and a medium of their own here. */
export type PlayerEdges = {
  makeMedium: (host: HTMLElement, source: MediumSource) => Promise<Medium>;
  /** Milliseconds of a steady clock. */
  now: () => number;
  memory: DeviceMemory;
  toast: (effect: ToastEffect) => void;
  /** The next learn part is to be shown. */
  advance: () => void;
  /** The range was danced to its end and does not repeat. */
  finished: () => void;
  log: (message: string) => void;
  /** Beats of a count-in, audible when sound is on; returns how to silence it. */
  countIn: (beats: number, rate: number, audible: boolean) => () => void;
};

export type PlayerStore = {
  getState(): PlayerState;
  subscribe(listener: () => void): () => void;
  send(event: PlayerEvent): void;
  /** Gives the player the element to show media in; null takes it away. */
  attach(host: HTMLElement | null): void;
  /** The medium's position right now (seconds), for drawing between two reports. */
  position(): number;
  /** The medium in use; null while there is none. */
  medium(): Medium | null;
  destroy(): void;
};

/** Milliseconds between two notes of the place one is at. */
const noteMs = 4000;

/** What to open first. */
export type Opening = Extract<PlayerEvent, { type: 'open' }>;

/**
 * With an `opening` the player shows it from its first state on, and does nothing about it before it has an element to do
 * it in: one that is made and never shown leaves nothing behind.
 */
export function createPlayer(edges: PlayerEdges, opening: Opening | null = null): PlayerStore {
  const listeners = new Set<() => void>();
  const empty = emptyPlayer(edges.memory.readSettings(), edges.memory.readExtras());
  const begun = opening ? step(empty, opening, edges.now()) : { state: empty, effects: [] };
  let { state } = begun;
  let host: HTMLElement | null = null;
  let medium: Medium | null = null;
  let loads = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitingLoad: Extract<Effect, { do: 'load' }> | null = null;
  let silenceCountIn = () => {};
  let notedAt = 0;
  let working = false;
  const inbox: (() => PlayerEvent | null)[] = [];

  /** Media may report in the middle of being driven; what they say waits until the turn is carried out. */
  function send(event: PlayerEvent) {
    inbox.push(() => event);
    work();
  }

  function tell(report: MediumReport) {
    const from = medium;
    inbox.push(() => {
      if (!from || from !== medium) return null;
      return { type: 'medium', report, position: from.position(), duration: from.duration() };
    });
    work();
  }

  /** One call to the medium in use; one that throws has failed. */
  function drive(call: (medium: Medium) => void) {
    const driven = medium;
    if (!driven) return;
    try {
      call(driven);
    } catch (error) {
      inbox.push(() => (driven === medium ? failure(error) : null));
    }
  }

  /** Whatever throws is logged and ends neither the turn nor the player. */
  function attempt(act: () => void) {
    try {
      act();
    } catch (error) {
      edges.log(`A part of the player failed (${error})`);
    }
  }

  function failure(error: unknown): PlayerEvent {
    const report: MediumReport = { type: 'failed', code: String(error), configuration: false };
    return { type: 'medium', report, position: state.medium.position, duration: state.medium.duration };
  }

  function work() {
    if (working) return;
    working = true;
    const before = state;
    for (let next = inbox.shift(); next; next = inbox.shift()) {
      const event = eventFrom(next);
      if (event) attempt(() => take(event));
    }
    working = false;
    setTimer();
    if (state !== before) for (const listener of listeners) attempt(listener);
  }

  /** A medium that can't even say where it is has failed. */
  function eventFrom(next: () => PlayerEvent | null): PlayerEvent | null {
    try {
      return next();
    } catch (error) {
      return failure(error);
    }
  }

  /** The opening's effects, once. */
  function begin() {
    for (const effect of begun.effects.splice(0)) attempt(() => carryOut(effect));
    setTimer();
  }

  /** The core hears when what it waits for is due. */
  function setTimer() {
    clearTimeout(timer);
    if (state.due !== null)
      timer = setTimeout(() => send({ type: 'tick' }), Math.max(0, state.due - edges.now()));
  }

  function take(event: PlayerEvent) {
    const before = state;
    const turn = step(state, event, edges.now());
    state = turn.state;
    for (const effect of turn.effects) attempt(() => carryOut(effect));
    notePlace(before);
  }

  function carryOut(effect: Effect) {
    switch (effect.do) {
      case 'load':
        drop();
        waitingLoad = effect;
        return startLoad();
      case 'unload':
        return drop();
      case 'play':
        return drive((it) => it.play());
      case 'pause':
        return drive((it) => it.pause());
      case 'seek':
        drive((it) => it.seek(effect.to));
        return queueMicrotask(() => tell({ type: 'time' }));
      case 'set_rate':
        return drive((it) => it.setRate(effect.rate));
      case 'set_range':
        return drive((it) => it.setRange(effect.range));
      case 'count_in':
        silenceCountIn();
        silenceCountIn = edges.countIn(effect.beats, effect.rate, state.extras.sound);
        return;
      case 'stop_count_in':
        return silenceCountIn();
      case 'save_settings':
        return edges.memory.saveSettings(effect.settings);
      case 'save_extras':
        applyExtras(effect.extras);
        return edges.memory.saveExtras(effect.extras);
      case 'toast':
        return edges.toast(effect);
      case 'advance':
        return edges.advance();
      case 'finished':
        return edges.finished();
      case 'log':
        return edges.log(logLine(effect));
    }
  }

  function startLoad() {
    const load = waitingLoad;
    if (!load || !host) return;
    waitingLoad = null;
    loads += 1;
    void loadMedium(load, host, loads);
  }

  async function loadMedium(load: Extract<Effect, { do: 'load' }>, into: HTMLElement, mine: number) {
    const place = document.createElement('div');
    place.className = 'player-medium';
    into.replaceChildren(place);
    try {
      const made = await edges.makeMedium(place, load.source);
      if (mine !== loads) return made.destroy();
      medium = made;
      made.listen((event) => medium === made && tell(event));
      await made.load({ start: load.start, rate: load.rate, muted: !state.extras.sound });
      if (mine !== loads || made.state() === 'failed') return;
      applyExtras(state.extras);
      tell({ type: 'ready', exact: made.abilities.exact, rates: made.abilities.rates });
    } catch (error) {
      if (mine === loads) send(failure(error));
    }
  }

  function drop() {
    loads += 1;
    waitingLoad = null;
    silenceCountIn();
    const dropped = medium;
    medium = null;
    attempt(() => dropped?.destroy());
    host?.replaceChildren();
  }

  function applyExtras(extras: PlayerExtras) {
    drive((it) => {
      it.setView({ side: extras.view, mirrored: extras.mirrored });
      it.setVolume({ level: 1, muted: !extras.sound });
      it.setClick(extras.click);
    });
  }

  /** Remembers the place now and then while playing, and whenever it stops. */
  function notePlace(before: PlayerState) {
    if (!medium || !state.scene || before.scene !== state.scene) return;
    const stops = before.phase === 'playing' && state.phase !== 'playing';
    const often = state.phase === 'playing' && edges.now() - notedAt > noteMs;
    if (!stops && !often) return;
    notedAt = edges.now();
    edges.memory.savePlace(placeKey(state), state.medium.position);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    attach(element) {
      host = element;
      if (host) begin();
      startLoad();
    },
    position() {
      let at = placeOf(state);
      if (state.phase !== 'loading')
        drive((it) => {
          at = it.position();
        });
      if (inbox.length > 0) queueMicrotask(work);
      return at;
    },
    medium: () => medium,
    destroy() {
      clearTimeout(timer);
      send({ type: 'close' });
      clearTimeout(timer);
      listeners.clear();
    },
  };
}

/** A place is kept per step and timeline: seconds of a video mean nothing to the dancer. */
export function placeKey(state: PlayerState): string {
  return `${state.scene?.id ?? ''} ${timelineIn(state)}`;
}

function logLine({ code, configuration }: Extract<Effect, { do: 'log' }>): string {
  if (configuration)
    return `Configuration fault: the video service got no referrer from this page (error ${code})`;
  return `A medium failed and the next one takes over (${code})`;
}
