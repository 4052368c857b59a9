// A medium that is nothing but the counts of a dance, with a picture over them. It runs with the operator's music, and without
// a sound where there is none or it can't be had: the counts go on in any case.

import { makeFile } from '../file/file-medium.ts';
import type { Medium, MediumEvent } from '../medium.ts';
import { makeCardClock } from './card-clock.ts';

/** Milliseconds that music may take until it is there. */
const patience = 3000;

export type CountedEdges = {
  /** Milliseconds of a steady clock. */
  now?: () => number;
  makeSound?: (host: HTMLElement, url: string) => Medium;
};

/** The picture over it. */
export type Face = {
  /** The element for what makes no picture. */
  place: HTMLElement;
  /** Shows a second of the medium: told now and then while it plays, and wherever it stands. */
  show(second: number): void;
  leave(): void;
};

/** The card's length in seconds, and the sound that it runs with. */
type Run = { seconds: number; music: string | null };

/** Makes a medium that runs for so many seconds under a picture. */
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
  /** Whether it was told to run, and has not come to an end since. */
  let runs = false;
  /** The place where the medium was last: sound that failed may no longer know. */
  let place = 0;
  const medium = () => music ?? clock;

  function show(second: number) {
    place = second;
    face.show(second);
  }

  function tell(event: MediumEvent) {
    if (event.type === 'state' && event.state === 'playing') runs = true;
    if (event.type === 'rangeEnd' || (event.type === 'state' && event.state === 'ended')) runs = false;
    if (event.type === 'time') show(medium().position());
    for (const listener of listeners) listener(event);
  }

  /** The clock goes on where the music is lost. */
  function goOnSilently() {
    if (!music) return;
    music.destroy();
    music = null;
    void clock.load({ start: place, rate, muted: true });
    clock.setRange(range);
    if (runs) clock.play();
  }

  music?.listen((event) => (event.type === 'failed' ? goOnSilently() : music && tell(event)));
  clock.listen((event) => !music && tell(event));

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
