// The count card as a practice medium: it shows which dance it is and its section, and the stage's words say the rest. It runs
// with the operator's music, and without a sound where there is none or it can't be had: the counts go on in any case.

import './card.css';
import { say } from '#platform/web/page-language.ts';
import type { SourceOf } from '#player/rules/medium-source.ts';
import { momentShown } from '#player/rules/shown-counts.ts';
import { makeFile } from '../file/file-medium.ts';
import type { Medium, MediumEvent } from '../medium.ts';
import { makeCardClock } from './card-clock.ts';

/** Milliseconds that music may take until it is there. */
const patience = 3000;

type Edges = {
  /** Milliseconds of a steady clock. */
  now?: () => number;
  makeSound?: (host: HTMLElement, url: string) => Medium;
};

/** Makes a count card inside `host`. */
export function makeCard(
  host: HTMLElement,
  source: SourceOf<'card'>,
  {
    now = () => performance.now(),
    makeSound = (place, url) => makeFile(place, { url }, 'audio'),
  }: Edges = {},
): Medium {
  const listeners = new Set<(event: MediumEvent) => void>();
  const clock = makeCardClock(source.seconds, now);
  const card = drawCard(host, source);
  let music = source.music === null ? null : makeSound(card.place, source.music);
  let range: { start: number; end: number } | null = null;
  let rate = 1;
  /** Whether it was told to run, and has not come to an end since. */
  let runs = false;
  /** Where it was last: sound that failed may no longer know. */
  let place = 0;
  const medium = () => music ?? clock;

  function show(second: number) {
    place = second;
    card.show(second);
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
      host.replaceChildren();
    },
  };
}

/** The shown part of the dance: its title and the section; `place` is for what makes no picture. */
function drawCard(host: HTMLElement, source: SourceOf<'card'>) {
  const [card, title, section, place] = ['p', 'b', 'span', 'span'].map((tag) => document.createElement(tag));
  if (!card || !title || !section || !place) throw new Error('no elements');
  card.className = 'count-card';
  title.textContent = say(source.shows[0]?.score.title ?? '');
  card.append(title, section, place);
  host.replaceChildren(card);
  return {
    place,
    show(second: number) {
      const moment = momentShown(source, second);
      const text = moment ? say(moment.section) : '';
      if (section.textContent !== text) section.textContent = text;
    },
  };
}
