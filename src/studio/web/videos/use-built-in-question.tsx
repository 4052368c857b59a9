import { type ReactNode, useRef, useState } from 'react';
import { Card } from '#platform/web/ui/card.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import type { LetGo } from '#studio/rules/let-go.ts';
import { hasOwnMedium } from '#studio/rules/own-medium.ts';
import { useStudio } from '#studio/web/studio.ts';
import { studioBuiltInPath, studioPath } from '#subjects/rules/paths.ts';
import { ChangeOutcome, type Outcome } from '../built-in/change-outcome.tsx';
import { askedOf, type Choosing, chosenOf, LetGoFields } from '../built-in/let-go-fields.tsx';
import type { VideoStep } from './video-row.tsx';

type Videos = {
  stored: readonly VideoStep[];
  steps: readonly VideoStep[];
  byDay: boolean;
  /**
   * The number of parts of the changed lessons that would have no video although another part of the lesson has one.
   */
  spare: number;
};

type Question = {
  view: ReactNode;
  /** A sentence that says why nothing was saved; null if nothing prevents a save. */
  problem: string | null;
  /** The choice to save; undefined if there is nothing to choose, null while an answer is missing. */
  answer: () => LetGo | undefined | null;
  /** Shows what a save has done; it must be called after the save. */
  saved: (done: Pick<Outcome, 'did' | 'told'>) => void;
};

/** Asks which parts of the built-in course should stay, when steps get their first video. */
export function useBuiltInQuestion({ stored, steps, byDay, spare }: Videos): Question {
  const { data: builtIn, isError } = useStudio('readStudioBuiltIn');
  const [choosing, setChoosing] = useState<Choosing>({});
  const [pressed, setPressed] = useState(false);
  const place = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const before = new Map(stored.map((step) => [step.id, step]));
  const first = steps.filter((step) => {
    const old = before.get(step.id);
    return old !== undefined && hasOwnMedium(step) && !hasOwnMedium(old);
  });
  const questions = builtIn && first.length > 0 ? askedOf(builtIn, !byDay && spare > 0) : [];
  const choice = chosenOf(choosing, questions);
  // If the list of built-in parts can't be read, there is no question, and the save leaves these parts as they are.
  const isReading = first.length > 0 && !builtIn && !isError;

  function answer(): LetGo | undefined | null {
    setPressed(true);
    setOutcome(null);
    if (isReading || choice === null) {
      // The first choice without an answer gets the focus, because the question may be outside of the window.
      [...(place.current?.querySelectorAll('select') ?? [])].find(({ value }) => value === '')?.focus();
      return null;
    }
    const parts = byDay && spare > 0 ? 'shown' : choice.parts;
    return questions.length > 0 || parts === 'shown' ? { ...choice, parts } : undefined;
  }

  return {
    view: (
      <>
        {builtIn && questions.length > 0 && (
          <Card ref={place} look="line" size="small" aria-label="The built-in course">
            <h2 className="studio-name">What becomes of the built-in course there?</h2>
            <p className="quiet">
              It is about the house routine. This is asked once for each step, about the steps that get a
              video now; what you wrote yourself stays. One press in the History takes all of it back.
            </p>
            <div className="columns form-row studio-let-go">
              <LetGoFields
                questions={questions}
                dance={builtIn.dance}
                choosing={choosing}
                onChoose={setChoosing}
              />
            </div>
            {!builtIn.dance && (
              <p>
                <span>The course still counts the house routine. Is your dance another one?</span>{' '}
                <Link to={studioPath('dance')}>Paste its script</Link>
              </p>
            )}
          </Card>
        )}
        <ChangeOutcome outcome={outcome} />
        {outcome && <Link to={studioBuiltInPath}>See what is still the built-in course</Link>}
      </>
    ),
    problem:
      pressed && (isReading || choice === null) ? 'Say first what becomes of the built-in course.' : null,
    answer,
    saved: (done) => {
      setOutcome({ ...done, changed: true });
      setPressed(false);
      setChoosing({});
    },
  };
}
