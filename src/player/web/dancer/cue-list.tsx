// The dance in words: the phrase's counts with their called words, the current count marked, and the next move's
// name. A learner can follow this list without the picture. Screen readers read the list only when their users go
// to it, because it changes all the time.

import { memo } from 'react';
import { cueText } from '#dance/rules/cue-text.ts';
import { type CalledCue, cuesIn, momentAt, phraseCounts, type Score } from '#dance/rules/score/score.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import './dancer.css';

type Words = Readonly<Record<string, string>>;

const asWritten: Words = {};

type CueListProps = { score: Score; place: number; words?: Words | undefined };

/** Shows the phrase at a place of a score; `words` replace the routine's called words. */
export function CueList({ score, place, words = asWritten }: CueListProps) {
  const text = useText();
  const now = momentAt(score, place);
  return (
    <section className="dancer-cues" aria-label={text('player_cues')}>
      <p className="dancer-cues-now">
        <span>{say(now.move_title)}</span>
        {now.next_title === now.move_title ? null : (
          <span className="dancer-cues-next">{` ${text('player_cues_next', { move: say(now.next_title) })}`}</span>
        )}
      </p>
      <Phrase score={score} phrase={now.phrase} current={now.count} words={words} />
    </section>
  );
}

type PhraseProps = { score: Score; phrase: number; current: number; words: Words };

/** The phrase's counts. They are rendered again only when the current count changes. */
const Phrase = memo(function Phrase({ score, phrase, current, words }: PhraseProps) {
  const text = useText();
  const own = phraseCounts(score, phrase);
  const cues = cuesIn(score, own);
  const length = own.end - own.start;
  const counts = countsOf(
    cues.map((cue) => ({ ...cue, cue: cueText(text, words[cue.cue] ?? cue.cue) })),
    length,
  );
  const eights = Array.from({ length: Math.ceil(length / 8) }, (_, index) => index * 8);
  return (
    <ol className="dancer-cues-eights" aria-label={text('player_cues_phrase', { number: phrase })}>
      {eights.map((before) => (
        <li key={before} data-near={current > before - 8 && current <= before + 8}>
          <ol className="dancer-cues-eight">
            {counts.slice(before, before + 8).map(({ count, words }) => (
              <li
                key={count}
                className="dancer-cues-count"
                aria-current={count === current ? 'step' : undefined}
              >
                <b>{count - before}</b> <span>{words}</span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
});

/** The words on each of the `length` counts of a phrase. A word between two counts belongs to the earlier count. */
export function countsOf(
  cues: readonly Pick<CalledCue, 'count' | 'cue'>[],
  length: number,
): { count: number; words: string }[] {
  return Array.from({ length }, (_, i) => ({
    count: i + 1,
    words: cues
      .filter(({ count }) => Math.floor(count + 1e-6) === i + 1)
      .map(({ cue }) => say(cue))
      .join(' '),
  }));
}
