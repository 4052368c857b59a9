import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MappedCount, Span } from '#dance/rules/score/mapping.ts';
import { phraseCounts, type Score } from '#dance/rules/score/score.ts';
import { anchorAt, type FittedTaps, fewestTaps, fitTaps, withAnchor } from '#dance/rules/score/taps.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/field.tsx';
import { lastTapped, phraseOptions, spanAround, spanTitle, spreadText } from '#studio/rules/tapped-spans.ts';
import type { TapMedium } from './tap-medium.ts';

/** Seconds without a tap after which the next tap begins a new series. */
const pause = 5;

/**
 * The value for no phrase in the list of phrases, which are numbered from 1. With this value, each tap belongs to the
 * nearest count of the known mapping.
 */
const nearest = 0;

type TapTapsProps = {
  /** The button to tap on. */
  button: RefObject<HTMLButtonElement | null>;
  medium: TapMedium | null;
  score: Score;
  spans: readonly Span[];
  /** The label of the button that begins a new span with these taps, if they are within a span. */
  again?: string;
  /** The phrases (from 1) that the medium probably shows first. */
  expected?: readonly number[];
  /**
   * Where a new span ends until the operator changes its end: at the end of the dance ('whole'), or with the last
   * tapped phrase ('tapped'). If undefined, a new span always ends with the dance.
   */
  goesOn?: 'whole' | 'tapped';
  /** Called with the anchors of a new span, the number (from 1) of its first phrase, and that of its last phrase. */
  onAnchors: (anchors: readonly MappedCount[], phrase: number, last: number) => void;
  onSpans: (spans: readonly Span[]) => void;
};

/** Takes taps on the beats: on the button, or with the space bar outside of fields. */
export function TapTaps({
  button,
  medium,
  score,
  spans,
  again = 'Begin a new stretch here',
  expected = [],
  goesOn,
  onAnchors,
  onSpans,
}: TapTapsProps) {
  const [taps, setTaps] = useState<readonly number[]>([]);
  /** Whether somebody taps while the medium does not play. */
  const [early, setEarly] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const [end, setEnd] = useState<number | null>(null);
  const plays = usePlays(medium);
  const around = taps[0] === undefined ? -1 : spanAround(spans, taps[0]);
  const old = spans[around];
  // Within a span the mapping gives the counts of the taps, unless the operator chooses the phrase of the first tap.
  const phrase = chosen ?? (old ? nearest : nextPhrase(score, spans, expected));
  const fitted = fitTaps(taps, phrase === nearest ? 0 : phraseCounts(score, phrase).start);

  const whole = goesOn !== 'tapped';
  const last = Math.max(phrase, end ?? lastTapped(score, fitted?.anchors ?? [], { phrase, whole }));

  function tap(timeStamp: number) {
    const isPlaying = medium?.state() === 'playing';
    setEarly(!isPlaying);
    if (!medium || !isPlaying) return;
    const at = medium.position() - Math.max(0, performance.now() - timeStamp) / 1000;
    setTaps((before) => {
      const last = before.at(-1);
      return last !== undefined && at > last && at < last + pause ? [...before, at] : [at];
    });
  }

  useSpaceBar(tap, () => medium?.state() === 'playing');

  function use(act: () => void) {
    act();
    setTaps([]);
    setChosen(null);
    setEnd(null);
  }

  function correct(taps: FittedTaps, old: Span) {
    const known = phrase === nearest ? anchorAt(taps, old.anchors) : anchorAt(taps, taps.anchors);
    const anchors = withAnchor(old.anchors, known);
    onSpans(spans.map((span) => (span === old ? { ...span, anchors } : span)));
  }

  return (
    <Card aria-label="Tap">
      <Button
        ref={button}
        look={plays ? 'gold' : 'bone'}
        size="large"
        className="studio-tap-button"
        disabled={!medium}
        onPointerDown={({ button: pressed, timeStamp }) => {
          if (pressed === 0) tap(timeStamp);
        }}
        // A click without a pointer comes from the Enter key or an assistive device.
        onClick={({ detail, timeStamp }) => {
          if (detail === 0) tap(timeStamp);
        }}
      >
        Tap on each beat (space bar)
      </Button>
      <p role="status">{early ? 'Play it first, then tap along.' : tappedText(taps.length, fitted)}</p>
      <SelectField
        label="The first tap was count 1 of"
        value={phrase}
        options={[
          ...(old ? [[nearest, 'the counts are nearly right: only correct their drift'] as const] : []),
          ...phraseOptions(score),
        ]}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      {phrase !== nearest && goesOn && (
        <SelectField
          label="and the dance goes on to the end of"
          value={last}
          options={phraseOptions(score).slice(phrase - 1)}
          onChange={({ target }) => setEnd(Number(target.value))}
        />
      )}
      <div className="cluster">
        {phrase !== nearest && (
          <Button
            aria-disabled={!fitted}
            onClick={() => {
              if (fitted) use(() => onAnchors(fitted.anchors, phrase, last));
            }}
          >
            {old ? again : 'Put the counts here'}
          </Button>
        )}
        {fitted && old && (
          <Button look={phrase === nearest ? 'gold' : 'bone'} onClick={() => use(() => correct(fitted, old))}>
            {`Correct ${spanTitle(score, old)}`}
          </Button>
        )}
        {taps.length > 0 && (
          <Button look="quiet" onClick={() => setTaps([])}>
            Forget these taps
          </Button>
        )}
      </div>
    </Card>
  );
}

/**
 * Calls `tap` for the space bar, except in elements in which the space bar types or chooses something, and while the
 * medium does not play.
 */
function useSpaceBar(tap: (timeStamp: number) => void, plays: () => boolean): void {
  const latest = useRef({ tap, plays });
  latest.current = { tap, plays };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey) return;
      const { target } = event;
      if ((target instanceof Element && target.closest(ownSpace)) || !latest.current.plays()) return;
      // Without this call the space bar would scroll the page, and its release would press the focused button.
      event.preventDefault();
      if (event.type === 'keydown' && !event.repeat) latest.current.tap(event.timeStamp);
    };
    window.addEventListener('keydown', press);
    window.addEventListener('keyup', press);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('keyup', press);
    };
  }, []);
}

/** The elements in which the space bar has another use. */
const ownSpace = 'input, select, textarea, summary, a, button:not(.studio-tap-button), dialog';

/**
 * Returns the first of the expected phrases whose beginning no span shows yet, or else the first expected phrase.
 * Without expected phrases, the first of all phrases whose beginning no span shows yet, or else phrase 1.
 */
function nextPhrase(score: Score, spans: readonly Span[], expected: readonly number[]): number {
  const all = score.phrases.map((_, index) => index + 1);
  const isNew = (phrase: number) => {
    const { start } = phraseCounts(score, phrase);
    return !spans.some(({ from, until }) => from <= start && start < until);
  };
  return expected.find(isNew) ?? (expected[0] || all.find(isNew)) ?? 1;
}

function tappedText(taps: number, fitted: FittedTaps | null): string {
  if (fitted) {
    const drift = fitted.anchors.length > 2 ? '; the tempo drifts, and the counts follow it' : '';
    return `${fitted.tempo.toFixed(1)} beats a minute, after ${taps} taps: ${spreadText(fitted.spread)}${drift}.`;
  }
  return taps < fewestTaps
    ? `Tap at least ${fewestTaps} times, with the beat. ${taps} so far.`
    : 'These taps are too uneven. Play again and tap once on each beat.';
}

/** Milliseconds between two checks of the medium. */
const lookMs = 100;

/** Whether a medium plays. */
function usePlays(medium: TapMedium | null): boolean {
  const [plays, setPlays] = useState(false);
  useEffect(() => {
    const look = () => setPlays(medium?.state() === 'playing');
    look();
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [medium]);
  return plays;
}
