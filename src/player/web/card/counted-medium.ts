// A medium that runs through a dance's counts, with a picture that follows the counts. The medium runs with the
// operator's music; where there is no music or it can't be loaded, the medium runs silently.

import { makeFile } from '../file/file-medium.ts';
import type { Medium, MediumEvent } from '../medium.ts';
import { makeCardClock } from './card-clock.ts';

/** Milliseconds that music may take to load. */
const patience = 3000;

export type CountedEdges = {
  /** Milliseconds of a steady clock. */
  now?: () => number;
  makeSound?: (host: HTMLElement, url: string) => Medium;
};

/** The picture that follows the counts. */
export type Face = {
  /** The element for the sound, which is not seen. */
  place: HTMLElement;
  /**
   * Shows a second of the medium. It is called several times a second while the medium plays, and at each seek.
   */
  show(second: number): void;
  leave(): void;
};

/** The medium's length in seconds, and the music that it runs with. */
type Run = { seconds: number; music: string | null };

/** Makes a medium of `source.seconds` seconds with the picture `face`. */
export function makeCounted(
  source: Run,
  face: Face,
  {
    now = () => performance.now(),
    makeSound = (place, url) => makeFile(place, { url }, 'audio'),
  }: CountedEdges = {},
): Medium {
  const listeners = new Set<(event: MediumEvent) => void>();
  const clock = makeCardClock(source.seconds, now);
  let music = source.music === null ? null : makeSound(face.place, source.music);
  let range: { start: number; end: number } | null = null;
  let rate = 1;
  /** Whether the medium should run: it was started, and has not been paused or come to an end since. */
  let runs = false;
  /** The medium's latest place, because music that failed may not report it any more. */
  let place = 0;
  const medium = () => music ?? clock;

  function show(second: number) {
    place = second;
    face.show(second);
  }

  function emit(event: MediumEvent) {
    if (event.type === 'state' && event.state === 'playing') runs = true;
    if (event.type === 'rangeEnd' || (event.type === 'state' && event.state === 'ended')) runs = false;
    if (event.type === 'time') show(medium().position());
    for (const listener of listeners) listener(event);
  }

  /** Goes on with the clock, because the music was lost. */
  function goOnSilently() {
    if (!music) return;
    music.destroy();
    music = null;
    void clock.load({ start: place, rate, muted: true });
    clock.setRange(range);
    if (runs) clock.play();
  }

  music?.listen((event) => (event.type === 'failed' ? goOnSilently() : music && emit(event)));
  clock.listen((event) => !music && emit(event));

  return {
    async load(options) {
      rate = options.rate;
      show(options.start);
      await clock.load(options);
      if (music) await Promise.race([music.load(options), new Promise((late) => setTimeout(late, patience))]);
      if (music?.state() === 'loading') goOnSilently();
    },
    rates: () => 'any',
    play() {
      runs = true;
      medium().play();
    },
    pause() {
      runs = false;
      medium().pause();
    },
    seek(seconds) {
      show(seconds);
      medium().seek(seconds);
    },
    setRate(wanted) {
      rate = wanted;
      medium().setRate(wanted);
    },
    setRange(wanted) {
      range = wanted;
      medium().setRange(wanted);
    },
    setVolume: (volume) => medium().setVolume(volume),
    position: () => medium().position(),
    duration: () => medium().duration() || source.seconds,
    state: () => medium().state(),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      music?.destroy();
      clock.destroy();
      listeners.clear();
      face.leave();
    },
  };
}
