// The player of one screen. It keeps the core's state, carries the core's effects out on the medium, and passes
// every report to the core. Invariant: the store never guesses. Position, duration and state are the medium's own
// values at the moment of the report. An error in an effect is logged, and ends neither the event nor the player.

import { groupNow } from '#player/rules/group-setting.ts';
import { outcome } from '#player/rules/outcome.ts';
import { reduce } from '#player/rules/player.ts';
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

/** The functions and objects that the player gets from outside; tests give a clock and a medium of their own. */
export type PlayerEdges = Omit<MediumHostEdges, 'onReport'> & {
  log: (message: string) => void;
  /** Milliseconds of a steady clock. */
  now: () => number;
  memory: DeviceMemory;
  /**
   * Whether the band's volume applies to every medium. True on screens that show the band's slider beside all
   * media.
   */
  oneVolume?: boolean;
  toast: (effect: ToastEffect) => void;
  /** Is called when the next learn part should be shown. */
  advance?: () => void;
  /** Is called when the range was danced to its end and does not repeat. */
  finished?: () => void;
  /** Is called when a range was danced to its end, and when the learner says how that repetition was. */
  danced?: (repetition: Repetition) => void;
};

export type PlayerStore = {
  getState(): PlayerState;
  subscribe(listener: () => void): () => void;
  send(event: PlayerEvent): void;
  /** Gives the player the element in which to show media; null removes it. */
  attach(host: HTMLElement | null): void;
  /** The medium's position right now (seconds), for drawing between two reports. */
  position(): number;
  destroy(): void;
};

/** Milliseconds between two times at which the place is stored while the player plays. */
const noteMs = 4000;

/**
 * Makes a player whose first state is that after `opening`. The opening's effects are carried out only once the
 * player has an element, so a player that is never shown has no effects.
 */
export function createPlayer(edges: PlayerEdges, opening: Opening | null = null): PlayerStore {
  const listeners = new Set<() => void>();
  const empty = emptyPlayer(edges.memory.readSettings());
  const begun = opening ? reduce(empty, { type: 'open', ...opening }, edges.now()) : outcome(empty);
  let { state } = begun;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notedAt = 0;
  let working = false;
  /**
   * The events that still have to be handled. A medium may report in the middle of a call to it; such a report
   * waits here until the present event is handled.
   */
  const inbox: (() => PlayerEvent)[] = [];
  const host = hostMedium({ ...edges, onReport });
  const applyTo = applySettings(edges);
  const apply = () => host.drive((medium) => applyTo(medium, state));

  function send(event: PlayerEvent) {
    inbox.push(() => event);
    work();
  }

  /** Queues a report. A report of a medium that was replaced meanwhile is left out. */
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
    const { state: after, effects } = reduce(state, next(), edges.now());
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

  /** Sets the timer that sends a tick when the core's phase is due. */
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
        // The pause, seek or play that comes with this effect also ends the medium's own count-in.
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

  /** Stores the place every few seconds while the player plays, and whenever the player stops. */
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
      // `splice` empties the list, so that the opening's effects are carried out only once.
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

/**
 * Turns a medium's report into an event with the medium's place. A medium that throws when it is asked for its
 * place has failed.
 */
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
