// Adds a count-in, a click on every beat of the dance, and the voice to a medium; the dancer has them of his own.
// These sounds follow the medium's mapping. Click and voice also follow the medium's position, so only media that
// report it exactly have them.

import type { VersionName } from '#dance/content/routine/version-names.ts';
import { cueText } from '#dance/rules/cue-text.ts';
import { secondOf } from '#dance/rules/score/mapping.ts';
import { momentAt } from '#dance/rules/score/score.ts';
import type { Sayings } from '#dance/rules/voice/candidates.ts';
import { countInOn, spokenOn } from '#dance/rules/voice/spoken-on.ts';
import { type Clicks, makeClicks } from '#dance/web/sound/clicks.ts';
import { say } from '#platform/web/page-language.ts';
import type { ReadText } from '#platform/web/queries/copy.ts';
import type { MediumSource } from '#player/rules/medium-source.ts';
import { tempoOn } from '#player/rules/shown-counts.ts';
import type { Medium, VoiceSettings } from './medium.ts';

/**
 * Seconds by which sounds are scheduled ahead. While the page is hidden they are more, because timers then come
 * only once a second.
 */
const ahead = 0.3;
const aheadHidden = 1.6;
/**
 * A medium that is at most these seconds from its expected place counts as playing on, because its clock and ours
 * differ.
 */
const drift = 0.08;
/** A play command within these seconds before the counted start belongs to the count-in. */
const onItsWay = 0.1;

type Edges = {
  clicks?: Clicks;
  /** Milliseconds of a steady clock. */
  now?: () => number;
  /** The operator's texts, for the called words. */
  text?: ReadText;
};

/** The medium with a count-in and, where its source says that it can, a click and the voice. */
export function withClicks(
  medium: Medium,
  source: MediumSource,
  { clicks = makeClicks(), now = () => performance.now(), text }: Edges = {},
): Medium {
  let wanted = false;
  let muted = false;
  let voice: VoiceSettings = { spoken: 'music', level: 0 };
  let rate = 1;
  let range: { start: number; end: number } | null = null;
  /**
   * The second of the medium up to which sounds were scheduled, and the medium's place and the time at that
   * moment; null while nothing should sound.
   */
  let run: { until: number; from: number; at: number } | null = null;
  /**
   * The second of the medium up to which the count-in has already scheduled the dance's first sounds, so that
   * these are heard from their beginnings.
   */
  let begun = Number.NEGATIVE_INFINITY;
  /** The time at which the count-in is over, in milliseconds; null without a count-in. */
  let counted: number | null = null;

  /** Words that a version of the dance says instead of the routine's; the routine's words are the keys. */
  let sayings: Sayings = {};
  const called = text && ((cue: string) => say(cueText(text, sayings[cue] ?? cue)));
  const speech = () => ({ mode: voice.spoken, rate, clips: clicks.clips(), called });
  const speaks = () => source.can.speaks && !muted && voice.level > 0 && voice.spoken !== 'music';

  function hush() {
    run = null;
    counted = null;
    begun = Number.NEGATIVE_INFINITY;
    clicks.hush();
  }

  function countIn(beats: number, startsIn: number) {
    hush();
    const over = now() + startsIn * 1000;
    counted = over;
    if (muted) return;
    void clicks.wake().then(() => {
      if (counted !== over) return;
      const second = range?.start ?? medium.position();
      const tempo = tempoOn(source, second);
      const pace = tempo === null ? (startsIn * rate) / beats : 60 / tempo;
      const secondsTo = (beat: number) => (over - now()) / 1000 + (beat * pace) / rate;
      if (speaks())
        for (const spoken of countInOn(source.shows, { second, pace, beats }, speech()))
          clicks.say(spoken, secondsTo(spoken.beat), rate);
      else for (let beat = -beats; beat < 0; beat += 1) clicks.click(8 + beat, secondsTo(beat));
      begun = second + pace / 4;
      handOver(second - pace / 4, begun, (place) => secondsTo((place - second) / pace));
    });
  }

  /**
   * Schedules the sounds from one second of the medium up to another; `secondsTo` returns the seconds from now to
   * a second of the medium.
   */
  function handOver(from: number, until: number, secondsTo: (second: number) => number) {
    if (wanted)
      for (const { beat, second } of beatsBetween(source, from, until)) clicks.click(beat, secondsTo(second));
    if (speaks())
      for (const shown of source.shows)
        for (const spoken of spokenOn(shown, from, until, speech()))
          clicks.say(spoken, secondsTo(spoken.second), rate);
  }

  /** Schedules the sounds that will be heard soon. */
  function follow() {
    if (!(wanted || speaks()) || medium.state() !== 'playing') return;
    const [place, at] = [medium.position(), now()];
    if (run && Math.abs(run.from + ((at - run.at) / 1000) * rate - place) > drift) hush();
    if (!run) void clicks.wake();
    const from = run?.until ?? Math.max(begun, place - drift);
    const until = Math.min(
      range?.end ?? Number.POSITIVE_INFINITY,
      place + (document.hidden ? aheadHidden : ahead) * rate,
    );
    run = { until: Math.max(from, until), from: place, at };
    handOver(from, until, (second) => (second - place) / rate);
  }

  /** Goes on with the present settings. With `cut`, sounds that were already scheduled are silenced. */
  function goOn(cut: boolean) {
    if (cut && run) hush();
    follow();
  }

  function updateVoice(cut: boolean) {
    clicks.setVoice(speaks() ? voice.level : 0);
    goOn(cut);
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
    setRange(next) {
      range = next;
      medium.setRange(next);
    },
    setVolume(volume) {
      const spoke = speaks();
      muted = volume.muted;
      medium.setVolume(volume);
      updateVoice(spoke && muted);
    },
    countIn,
    ...(source.can.click
      ? {
          setClick(on: boolean) {
            const clicked = wanted;
            wanted = on;
            if (on !== clicked) goOn(clicked);
          },
        }
      : {}),
    ...(source.can.speaks
      ? {
          setVoice(next: VoiceSettings) {
            const cut = speaks() && next.spoken !== voice.spoken;
            voice = next;
            updateVoice(cut);
          },
        }
      : {}),
    ...(medium.setVersion
      ? {
          async setVersion(version: VersionName) {
            const { versions } = await import('#dance/content/routine/versions.ts');
            sayings = versions[version].words;
            await medium.setVersion?.(version);
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

/** The whole counts that a source shows from one second up to another, numbered from 0 within their phrase. */
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
