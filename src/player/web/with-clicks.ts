// Gives a medium that only plays what the dancer does by itself: a count-in in clicks, and a click on every beat of the dance.
// Both come from where the counts lie in the medium. The click follows its position, so it is for those alone that know it.

import { secondOf } from '#dance/rules/score/mapping.ts';
import { momentAt } from '#dance/rules/score/score.ts';
import { type Clicks, makeClicks } from '#dance/web/sound/clicks.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import type { Medium } from './medium.ts';

/** Seconds that clicks are handed over ahead, and while the page is hidden, where timers come once a second. */
const ahead = 0.3;
const aheadHidden = 1.6;
/** Seconds by which a medium may be elsewhere than it was expected and still plays on: its clock and ours are two. */
const drift = 0.08;
/** Seconds before the start of the dance within which a start belongs to the count-in. */
const onItsWay = 0.1;

type Edges = { clicks?: Clicks /** Milliseconds of a steady clock. */; now?: () => number };

/** The medium with a count-in and, where its source says that it can, a click. */
export function withClicks(
  medium: Medium,
  source: MediumSource,
  { clicks = makeClicks(), now = () => performance.now() }: Edges = {},
): Medium {
  let wanted = false;
  let muted = false;
  let rate = 1;
  let end = Number.POSITIVE_INFINITY;
  /** The second up to which clicks were handed over, and where the medium was then; null while nothing clicks. */
  let run: { until: number; from: number; at: number } | null = null;
  /** When the count-in is over, in milliseconds; null where none is heard. */
  let counted: number | null = null;

  function hush() {
    run = null;
    counted = null;
    clicks.hush();
  }

  function countIn(beats: number, startsIn: number) {
    hush();
    const over = now() + startsIn * 1000;
    counted = over;
    if (muted) return;
    void clicks.wake().then(() => {
      if (counted !== over) return;
      for (let left = beats; left > 0; left -= 1)
        clicks.click(8 - left, (over - now()) / 1000 - (left * startsIn) / beats);
    });
  }

  /** Hands over the clicks that will be heard soon. */
  function follow() {
    if (!wanted || medium.state() !== 'playing') return;
    const [place, at] = [medium.position(), now()];
    if (run && Math.abs(run.from + ((at - run.at) / 1000) * rate - place) > drift) hush();
    if (!run) void clicks.wake();
    const from = run?.until ?? place - drift;
    const until = Math.min(end, place + (document.hidden ? aheadHidden : ahead) * rate);
    run = { until: Math.max(from, until), from: place, at };
    for (const { beat, second } of beatsBetween(source, from, until))
      clicks.click(beat, (second - place) / rate);
  }

  const stopListening = medium.listen((event) => {
    if (event.type === 'rate' && event.rate !== rate) {
      rate = event.rate;
      if (run) hush();
    }
    if (event.type === 'rangeEnd' || event.type === 'failed') hush();
    if (event.type === 'state' && event.state !== 'playing' && run) hush();
    follow();
  });

  return {
    ...medium,
    load(options) {
      ({ muted, rate } = options);
      return medium.load(options);
    },
    play() {
      if (counted !== null && now() < counted - onItsWay * 1000) hush();
      counted = null;
      medium.play();
    },
    pause() {
      hush();
      medium.pause();
    },
    seek(seconds) {
      hush();
      medium.seek(seconds);
    },
    setRange(range) {
      end = range?.end ?? Number.POSITIVE_INFINITY;
      medium.setRange(range);
    },
    setVolume(volume) {
      muted = volume.muted;
      medium.setVolume(volume);
    },
    countIn,
    ...(source.can.click
      ? {
          setClick(on: boolean) {
            wanted = on;
            if (on) follow();
            else if (run) hush();
          },
        }
      : {}),
    destroy() {
      hush();
      stopListening();
      medium.destroy();
    },
  };
}

/** The whole counts that a source shows from one second up to another, numbered within their phrase from 0. */
function beatsBetween({ shows }: MediumSource, from: number, until: number) {
  return shows.flatMap(({ score, mapping }) =>
    mapping.spans.flatMap((span) => {
      const beats: { beat: number; second: number }[] = [];
      for (let count = Math.ceil(span.from); count < span.until; count += 1) {
        const second = secondOf(span, count);
        if (second >= until) break;
        if (second >= from) beats.push({ beat: momentAt(score, count).count - 1, second });
      }
      return beats;
    }),
  );
}
