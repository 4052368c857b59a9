import { useState } from 'react';
import { type MappedCount, mappingLimits } from '#dance/rules/score/mapping.ts';
import { phraseCounts, type Score } from '#dance/rules/score/score.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Field, SelectField } from '#platform/web/ui/field.tsx';
import { phraseOptions } from '#studio/rules/tapped-spans.ts';

type TapNumbersProps = {
  score: Score;
  /** Seconds of music before the first count, as stated in the script. */
  intro: number;
  /** The phrases (from 1) that the medium probably shows first. */
  expected: readonly number[];
  onAnchors: (anchors: readonly MappedCount[], phrase: number, last: number) => void;
};

/** A form that maps a medium by its tempo and the second of its first count, without tapping. */
export function TapNumbers({ score, intro, expected, onAnchors }: TapNumbersProps) {
  const [phrase, setPhrase] = useState(expected[0] ?? 1);
  const [end, setEnd] = useState(score.phrases.length);
  const last = Math.max(phrase, end);
  const [second, setSecond] = useState(String(intro));
  const [tempo, setTempo] = useState(String(score.tempo));
  const [at, beats] = [numberOf(second), numberOf(tempo)];
  const isWhole = at >= 0 && beats >= mappingLimits.slowest && beats <= mappingLimits.fastest;
  return (
    <Card as="details">
      <summary>By numbers, without tapping</summary>
      <div className="stack">
        <SelectField
          label="Count 1 of"
          value={phrase}
          options={phraseOptions(score)}
          onChange={({ target }) => setPhrase(Number(target.value))}
        />
        <SelectField
          label="and it goes on to the end of"
          value={last}
          options={phraseOptions(score).slice(phrase - 1)}
          onChange={({ target }) => setEnd(Number(target.value))}
        />
        <div className="columns form-row">
          <Field
            label="lies at (seconds)"
            inputMode="decimal"
            value={second}
            error={at >= 0 ? undefined : 'Seconds, such as 20 or 20.5.'}
            onChange={({ target }) => setSecond(target.value)}
          />
          <Field
            label="Beats a minute"
            inputMode="decimal"
            value={tempo}
            error={
              beats >= mappingLimits.slowest && beats <= mappingLimits.fastest
                ? undefined
                : `From ${mappingLimits.slowest} to ${mappingLimits.fastest}.`
            }
            onChange={({ target }) => setTempo(target.value)}
          />
        </div>
        <Button
          look="bone"
          aria-disabled={!isWhole}
          onClick={() => {
            if (!isWhole) return;
            const { start: count } = phraseCounts(score, phrase);
            onAnchors(
              [
                { count, at },
                { count: count + 8, at: at + (8 * 60) / beats },
              ],
              phrase,
              last,
            );
          }}
        >
          Put the counts there
        </Button>
      </div>
    </Card>
  );
}

/** Returns the number in a text; NaN for a text that is no number. */
function numberOf(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
}
