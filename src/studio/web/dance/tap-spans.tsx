import { type Span, secondsIn } from '#dance/rules/score/mapping.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { returnFocus } from '#platform/web/ui/arrive-at.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { SelectField } from '#platform/web/ui/field.tsx';
import { clockText } from '#studio/rules/step-problems.ts';
import {
  countText,
  nudgedAnchor,
  nudgedSpan,
  phraseOptions,
  phrasesOf,
  spanTitle,
  tempoOf,
  withBeginning,
  withoutAnchor,
  withPhrases,
} from '#studio/rules/tapped-spans.ts';

/** Seconds by which a nudge moves a span or an anchor, and seconds that 'Listen' plays before a place. */
const nudge = 0.01;
const lead = 2;
/** Seconds before a span's end at which 'Listen near the end' begins. */
const nearEnd = 12;
/** The number of counts after a span's last anchor from which the counts may be off the beat. */
const farAway = 64;

type TapSpansProps = {
  score: Score;
  spans: readonly Span[];
  /** The length of the medium in seconds; null where it is not known. */
  seconds: number | null;
  onSpans: (spans: readonly Span[]) => void;
  onPlay: (second: number) => void;
};

/** Lists the spans of the medium, each with buttons that play, move and remove the span. */
export function TapSpans({ spans, ...props }: TapSpansProps) {
  return (
    <Card aria-label="Stretches with counts">
      <h3 className="studio-name">Stretches with counts</h3>
      {spans.length === 0 && (
        <p>
          None yet. Where somebody talks there is no count; a phrase that is shown slowly and then with music
          has two stretches.
        </p>
      )}
      <ol className="stack">
        {spans.map((span, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a span has nothing but its index to name it
          <li key={index}>
            <TapSpan span={span} index={index} spans={spans} {...props} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

function TapSpan({
  span,
  index,
  spans,
  score,
  seconds,
  onSpans,
  onPlay,
}: TapSpansProps & { span: Span; index: number }) {
  const { start, end } = secondsIn(span, { start: span.from, end: span.until });
  const { first, last } = phrasesOf(score, span);
  const title = spanTitle(score, span);
  const known = span.anchors.at(-1)?.count ?? span.from;
  const show = (phrases: { first: number; last: number }) =>
    onSpans(withPhrases(spans, index, { score, ...phrases }));
  return (
    <Card role="group" aria-label={`${index + 1}. ${title}`} as="div" look="line" size="small">
      <strong>{`${index + 1}. ${title}`}</strong>
      <p>{`${clockText(Math.max(0, tenths(start)))} to ${clockText(tenths(end))}, ${tempoOf(span).toFixed(1)} beats a minute.`}</p>
      <div className="columns form-row">
        <SelectField
          label="Begins with"
          value={first}
          options={phraseOptions(score)}
          onChange={({ target }) =>
            onSpans(withBeginning(spans, index, { score, first: Number(target.value), seconds }))
          }
        />
        <SelectField
          label="to the end of"
          value={last}
          options={phraseOptions(score).slice(first - 1)}
          onChange={({ target }) => show({ first, last: Number(target.value) })}
        />
      </div>
      <div className="cluster">
        <Button look="bone" size="small" onClick={() => onPlay(start - lead)}>
          Listen
        </Button>
        <Button look="bone" size="small" onClick={() => onPlay(end - nearEnd)}>
          Listen near the end
        </Button>
        <Nudges name={title} onNudge={(seconds) => onSpans(nudgedSpan(spans, index, seconds))} />
        {first < last && (
          <Button look="quiet" size="small" onClick={() => show({ first: first + 1, last })}>
            {`Without ${score.phrases[first - 1]?.title}`}
          </Button>
        )}
        <Button
          look="quiet"
          size="small"
          aria-label={`Take away ${title}`}
          onClick={({ currentTarget }) => {
            returnFocus(currentTarget);
            onSpans(spans.filter((_, each) => each !== index));
          }}
        >
          Take away
        </Button>
      </div>
      {span.until - known > farAway && (
        <p className="quiet">
          {`Known up to ${countText(score, known)}. Listen near the end; where the counts are off, tap along there too.`}
        </p>
      )}
      <details>
        <summary>{`${span.anchors.length} known places`}</summary>
        <ol className="stack tight">
          {span.anchors.map((anchor, at) => (
            <li key={anchor.count} className="cluster">
              <span>{`${countText(score, anchor.count)} at ${anchor.at.toFixed(2)} s`}</span>
              <Nudges
                name={`count ${anchor.count + 1}`}
                onNudge={(seconds) => onSpans(nudgedAnchor(spans, index, at, seconds))}
              />
              <Button look="bone" size="small" onClick={() => onPlay(anchor.at - lead)}>
                Listen
              </Button>
              {span.anchors.length > 2 && (
                <Button look="quiet" size="small" onClick={() => onSpans(withoutAnchor(spans, index, at))}>
                  Take out
                </Button>
              )}
            </li>
          ))}
        </ol>
      </details>
    </Card>
  );
}

function Nudges({ name, onNudge }: { name: string; onNudge: (seconds: number) => void }) {
  return (
    <>
      {[-nudge, nudge].map((seconds) => (
        <Button
          key={seconds}
          look="bone"
          size="small"
          aria-label={`${name} 10 ms ${seconds < 0 ? 'earlier' : 'later'}`}
          onClick={() => onNudge(seconds)}
        >
          {seconds < 0 ? '−10 ms' : '+10 ms'}
        </Button>
      ))}
    </>
  );
}

function tenths(seconds: number): number {
  return Math.round(seconds * 10) / 10;
}
