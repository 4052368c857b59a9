// The player of one screen: keeps the core's state, carries its effects out on the medium and hands every report back.
// Invariant: it never guesses. Position, duration and state are what the medium says at the moment of the report. An error
// on the way is logged, and ends neither the event nor the player.

import { groupNow } from '#player/rules/group-setting.ts';
import { outcome } from '#player/rules/outcome.ts';
import { step } from '#player/rules/player.ts';
import type { Effect, MediumReport, Opening, PlayerEvent } from '#player/rules/player-event.ts';
import {
  dueOf,
  emptyPlayer,
  isLoaded,
  type PlayerState,
  placeOf,
  sourceOf,
} from '#player/rules/player-state.ts';
import type { Repetition } from '#player/rules/repetition.ts';
import { placeKey } from '#player/rules/resume.ts';
import { spokenNow } from '#player/rules/spoken-setting.ts';
import type { DeviceMemory } from './device-memory.ts';
import type { Medium } from './medium.ts';
import { hostMedium, type MediumHostEdges } from './medium-host.ts';
import { applySettings } from './medium-settings.ts';

export type ToastEffect = Extract<Effect, { do: 'toast' }>;

/** The edges of the player; tests put a virtual clock and a medium of their own here. */
export type PlayerEdges = Omit<MediumHostEdges, 'onReport'> & {
  log: (message: string) => void;
  /** Milliseconds of a steady clock. */
  now: () => number;
  memory: DeviceMemory;
  /** The band's volume is that of every medium: the screen has a slider for it beside all of them. */
  oneVolume?: boolean;
  toast: (effect: ToastEffect) => void;
  /** The next learn part is to be shown. */
  advance?: () => void;
  /** The range was danced to its end and does not repeat. */
  finished?: () => void;
  /** A range of the routine was danced to its end, and is answered. */
  danced?: (repetition: Repetition) => void;
};

export type PlayerStore = {
  getState(): PlayerState;
  subscribe(listener: () => void): () => void;
  send(event: PlayerEvent): void;
  /** Gives the player the element to show media in; null takes it away. */
  attach(host: HTMLElement | null): void;
  /** The medium's position right now (seconds), for drawing between two reports. */
  position(): number;
  destroy(): void;
};

/** Milliseconds between two notes of the place one is at. */
const noteMs = 4000;

/**
 * With an `opening` the player shows it from its first state on, and does nothing about it before it has an element to do
 * it in: one that is made and never shown leaves nothing behind.
 */
export function createPlayer(edges: PlayerEdges, opening: Opening | null = null): PlayerStore {
  const listeners = new Set<() => void>();
  const empty = emptyPlayer(edges.memory.readSettings());
  const begun = opening ? step(empty, { type: 'open', ...opening }, edges.now()) : outcome(empty);
  let { state } = begun;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notedAt = 0;
  let working = false;
  /** Media may report in the middle of being driven; what they say waits until the event is carried out. */
  const inbox: (() => PlayerEvent)[] = [];
  const host = hostMedium({ ...edges, onReport });
  const tell = applySettings(edges);
  const apply = () => host.drive((medium) => tell(medium, state));

  function send(event: PlayerEvent) {
    inbox.push(() => event);
    work();
  }

  /** Events that a medium sent before another took its place are left out. */
  function onReport(report: MediumReport) {
    if (report.type === 'ready') apply();
    const from = host.medium();
    inbox.push(() => (from === host.medium() ? withPlaceOf(from, report) : { type: 'tick' }));
    work();
  }

  function work() {
    if (working) return;
    working = true;
    const before = state;
    for (let next = inbox.shift(); next; next = inbox.shift()) take(next);
    working = false;
    setTimer();
    if (state !== before) for (const listener of listeners) attempt(listener);
  }

  function take(next: () => PlayerEvent) {
    const before = state;
    const { state: after, effects } = step(state, next(), edges.now());
    state = after;
    for (const effect of effects) attempt(() => carryOut(effect));
    if (before.settings.side !== after.settings.side)
      attempt(() => edges.memory.chooseSide(after.settings.side));
    if (spokenNow(before) !== spokenNow(after) || groupNow(before) !== groupNow(after)) apply();
    attempt(() => notePlace(before));
  }

  function attempt(act: () => void) {
    try {
      act();
    } catch (error) {
      edges.log(`A part of the player failed (${error})`);
    }
  }

  /** The core hears when what it waits for is due. */
  function setTimer() {
    clearTimeout(timer);
    const due = dueOf(state);
    if (due !== null) timer = setTimeout(() => send({ type: 'tick' }), Math.max(0, due - edges.now()));
  }

  function carryOut(effect: Effect) {
    switch (effect.do) {
      case 'load':
        return host.load({ ...effect, muted: !state.settings.sound });
      case 'unload':
        return host.drop();
      case 'play':
        return host.drive((medium) => medium.play());
      case 'pause':
        return host.drive((medium) => medium.pause());
      case 'seek':
        host.drive((medium) => medium.seek(effect.to));
        return queueMicrotask(() => onReport({ type: 'time' }));
      case 'setRate':
        return host.drive((medium) => medium.setRate(effect.rate));
      case 'setRange':
        return host.drive((medium) => medium.setRange(effect.range));
      case 'countIn':
        return host.drive((medium) => medium.countIn?.(effect.beats, effect.startsIn / 1000));
      case 'stopCountIn':
        // The pause that goes with it silences what counts itself in.
        return;
      case 'saveSettings':
        apply();
        return edges.memory.saveSettings(effect.changes);
      case 'toast':
        return edges.toast(effect);
      case 'advance':
        return edges.advance?.();
      case 'finished':
        return edges.finished?.();
      case 'danced':
        return edges.danced?.(effect.repetition);
      case 'log':
        return edges.log(logLine(effect));
    }
  }

  /** Remembers the place now and then while playing, and whenever it stops. */
  function notePlace(before: PlayerState) {
    if (!isLoaded(state) || before.scene !== state.scene) return;
    const plays = state.phase.name === 'playing';
    const stops = before.phase.name === 'playing' && !plays;
    if (!stops && !(plays && edges.now() - notedAt > noteMs)) return;
    notedAt = edges.now();
    const key = placeKey(state.scene?.id ?? '', sourceOf(state));
    edges.memory.savePlace(key, state.phase.medium.position);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    attach(element) {
      host.attach(element);
      if (!element) return;
      // The opening's effects, once.
      for (const effect of begun.effects.splice(0)) attempt(() => carryOut(effect));
      setTimer();
    },
    position() {
      let at = placeOf(state);
      if (isLoaded(state))
        host.drive((medium) => {
          at = medium.position();
        });
      return at;
    },
    destroy() {
      send({ type: 'close' });
      clearTimeout(timer);
      listeners.clear();
    },
  };
}

/** A medium's report, with its place; a medium that can't even say that has failed. */
function withPlaceOf(medium: Medium | null, report: MediumReport): PlayerEvent {
  const nowhere = { position: Number.NaN, duration: Number.NaN };
  if (!medium || report.type === 'failed') return { type: 'medium', report, ...nowhere };
  try {
    return { type: 'medium', report, position: medium.position(), duration: medium.duration() };
  } catch (error) {
    const failed: MediumReport = { type: 'failed', code: String(error), configuration: false };
    return { type: 'medium', report: failed, ...nowhere };
  }
}

function logLine({ code, configuration }: Extract<Effect, { do: 'log' }>): string {
  if (configuration)
    return `Configuration fault: the video service got no referrer from this page (error ${code})`;
  return `A medium failed and the next one takes over (${code})`;
}
