// The clock of a count card without music. The clock needs no network, and it stops by itself exactly at the end
// of its range.

import type { MediumState } from '#player/rules/player-event.ts';
import type { Medium, MediumEvent } from '../medium.ts';

/** Milliseconds between two reports while the clock runs. */
const reportMs = 80;

/** Makes a clock that is `seconds` long; `now` returns milliseconds of a steady clock. */
export function makeCardClock(seconds: number, now: () => number): Medium {
  const listeners = new Set<(event: MediumEvent) => void>();
  let state: MediumState = 'loading';
  let rate = 1;
  let range: { start: number; end: number } | null = null;
  /**
   * The place (seconds) at which the clock was last started, stopped or set, and the time at which that happened.
   */
  let from = { place: 0, at: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => Math.min(seconds, range?.end ?? seconds);
  const position = () =>
    state === 'playing' ? Math.min(end(), from.place + ((now() - from.at) / 1000) * rate) : from.place;

  function emit(event: MediumEvent) {
    for (const listener of listeners) listener(event);
  }

  function change(next: MediumState) {
    state = next;
    emit({ type: 'state', state });
  }

  function set(place: number) {
    from = { place: Math.min(seconds, Math.max(0, place)), at: now() };
  }

  function stop(next: MediumState) {
    clearTimeout(timer);
    set(position());
    change(next);
  }

  function run() {
    clearTimeout(timer);
    const left = ((end() - position()) / rate) * 1000;
    if (left > 0) {
      emit({ type: 'time' });
      timer = setTimeout(run, Math.min(reportMs, left));
      return;
    }
    stop(range ? 'paused' : 'ended');
    if (range) emit({ type: 'rangeEnd' });
  }

  return {
    load({ start, rate: wanted }) {
      rate = wanted;
      set(start);
      state = 'ready';
      return Promise.resolve();
    },
    rates: () => 'any',
    play() {
      if (state === 'playing') return;
      from.at = now();
      change('playing');
      run();
    },
    pause() {
      if (state === 'playing') stop('paused');
    },
    seek(place) {
      set(place);
      if (state === 'playing') run();
      else emit({ type: 'time' });
    },
    setRate(wanted) {
      set(position());
      rate = wanted;
      emit({ type: 'rate', rate });
    },
    setRange(wanted) {
      range = wanted;
      if (state === 'playing') run();
    },
    setVolume() {},
    position,
    duration: () => seconds,
    state: () => state,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      clearTimeout(timer);
      listeners.clear();
    },
  };
}
