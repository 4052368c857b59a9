import { Plus } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { titleOf } from '#dance/rules/compose/call-title.ts';
import {
  choicesIn,
  type MoveChoice,
  proposedMoves,
  withMove,
  withProposed,
} from '#dance/rules/compose/choose.ts';
import { type DanceProblem, danceProblems } from '#dance/rules/compose/dance-problems.ts';
import { isDanceable } from '#dance/rules/compose/stretches.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { unspokenCues } from '#dance/rules/voice/voice-words.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { movesId } from '../place-ids.ts';
import { MovePicker } from './move-picker.tsx';
import { MovePicture } from './move-picture.tsx';

type DancerMovesProps = {
  score: Score;
  /** Called with the script after moves were changed. */
  onScore: (score: Score) => void;
};

/** Lists every eight of the dance, with the house move that the dancer dances in it and with warnings. */
export function DancerMoves({ score: typed, onScore }: DancerMovesProps) {
  const score = useDeferredValue(typed);
  const problems = useMemo(() => danceProblems(score), [score]);
  const [asked, setAsked] = useState<MoveChoice | null>(null);
  const place = asked && {
    name: `${score.phrases[asked.phrase - 1]?.title ?? ''}, ${countsText(asked)}`,
    call: asked.stretch.call,
    halves: asked.counts === 8,
  };

  return (
    <section className="stack" id={movesId} aria-label="The house dancer">
      <h2 className="studio-name">The house dancer</h2>
      <p role="status">{knownText(score)}</p>
      <Proposals score={score} onScore={onScore} />
      <ol className="stack">
        {score.phrases.map((phrase, index) => (
          <li key={phrase.id} className="stack tight apart">
            <strong>{`${index + 1}. ${phrase.title}`}</strong>
            {phrase.like === undefined ? (
              <ol className="studio-eights">
                {choicesIn(score, index + 1).map((choice) => (
                  <li key={choice.count}>
                    <Choice choice={choice} onAsk={() => setAsked(choice)} />
                  </li>
                ))}
              </ol>
            ) : (
              <span className="quiet">{`danced like ${titleOfId(score, phrase.like)}`}</span>
            )}
            <Problems problems={problems.filter((problem) => problem.phrase === index + 1)} />
          </li>
        ))}
      </ol>
      <Unspoken score={score} />
      <MovePicker
        place={place}
        onClose={() => setAsked(null)}
        onHalf={() => {
          if (asked) setAsked({ ...asked, count: asked.count + 4, counts: 4 });
        }}
        onChoose={(call) => {
          if (asked) onScore(withMove(typed, asked, call));
          setAsked(null);
        }}
      />
    </section>
  );
}

/** A button for one eight, or for a part of an eight if the moves change within it. */
function Choice({ choice, onAsk }: { choice: MoveChoice; onAsk: () => void }) {
  const { call, title } = choice.stretch;
  return (
    <Button look="tile" className="studio-eight" data-empty={call === null} onClick={onAsk}>
      {call ? (
        <MovePicture call={call} />
      ) : (
        <span className="studio-move-picture">
          <Plus />
        </span>
      )}
      <span>{countsText(choice)}</span>
      <span className="quiet">{title}</span>
      <strong>{call ? titleOf(call) : 'Choose a move'}</strong>
    </Button>
  );
}

function Problems({ problems }: { problems: readonly DanceProblem[] }) {
  const warnings = problems.filter(({ level }) => level === 'warning');
  if (warnings.length === 0) return null;
  return (
    <ul className="stack tight studio-problems">
      {warnings.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/**
 * Proposes house moves for moves of the script, by their names. Only a press puts the proposed moves into the dance.
 */
function Proposals({ score, onScore }: DancerMovesProps) {
  const proposed = useMemo(() => proposedMoves(score), [score]);
  if (proposed.length === 0) return null;
  const names = [...new Set(proposed.map(({ stretch, call }) => `“${stretch.title}”: ${titleOf(call)}`))];
  return (
    <Card as="div" look="line" size="small" className="tight">
      <p>
        {names.length === 1
          ? 'One name in the script is a move of the house, or has one elsewhere:'
          : `${names.length} names in the script are moves of the house, or have one elsewhere:`}
      </p>
      <ul className="stack tight">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className="cluster">
        <Button look="bone" size="small" onClick={() => onScore(withProposed(score))}>
          {proposed.length === 1 ? 'Take it' : 'Take them'}
        </Button>
      </div>
    </Card>
  );
}

/** Lists the called words that the voice can't say. */
function Unspoken({ score }: { score: Score }) {
  const words = useMemo(() => unspokenCues(score), [score]);
  if (words.length === 0) return null;
  return (
    <details>
      <summary>
        {words.length === 1
          ? 'One word has no clip of the voice'
          : `${words.length} words have no clip of the voice`}
      </summary>
      <p>{`The voice says the count in their place, and the stage shows them: ${words.join(', ')}.`}</p>
    </details>
  );
}

function knownText(score: Score): string {
  if (isDanceable(score))
    return 'The house dancer knows this dance: he dances it wherever no video plays, at its tempo, alone or in the group, as written, with low impact and on a chair.';
  const open = score.phrases.flatMap((phrase, index) =>
    phrase.like === undefined
      ? choicesIn(score, index + 1).filter(({ stretch }) => stretch.call === null)
      : [],
  ).length;
  return `${open === 1 ? 'One place has' : `${open} places have`} no move of the house yet. Until each has one, the count card counts this dance where its video does not play, and days without a video stay the built-in lessons of the house routine.`;
}

function titleOfId(score: Score, id: string): string {
  return score.phrases.find((phrase) => phrase.id === id)?.title ?? 'the first';
}

function countsText({ count, counts }: Pick<MoveChoice, 'count' | 'counts'>): string {
  return counts === 1 ? `count ${count}` : `counts ${count} to ${count + counts - 1}`;
}
