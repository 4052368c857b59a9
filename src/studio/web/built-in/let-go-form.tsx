import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import type { OutputOf } from '#subjects/api/contract.ts';
import { askedOf, type Choosing, chosenOf, LetGoFields } from './let-go-fields.tsx';
import { useLetGo } from './use-let-go.tsx';

/**
 * The form that removes built-in parts wherever a step shows the operator's video or film, or the house dancer dances
 * the operator's dance.
 */
export function LetGoForm({ builtIn }: { builtIn: OutputOf<'readStudioBuiltIn'> }) {
  const [choosing, setChoosing] = useState<Choosing>({});
  const { isPending, letGo, view } = useLetGo('saveStudioBuiltIn', () => setChoosing({}));
  const questions = askedOf(
    builtIn,
    builtIn.lines.some(({ part }) => part === 'danced'),
  );
  const choice = chosenOf(choosing, questions);
  if (questions.length === 0) return view;
  return (
    <Card as={Form}>
      <h2 className="studio-name">Let it go in one step</h2>
      <p className="quiet">
        Wherever a step shows a video or a film of yours, or the house dancer dances your dance. What you
        wrote yourself stays, and the History takes all of it back in one step.
      </p>
      <div className="columns form-row studio-let-go">
        <LetGoFields questions={questions} dance={builtIn.dance} choosing={choosing} onChoose={setChoosing} />
      </div>
      <Button
        className="own-width"
        aria-disabled={!choice}
        busy={isPending}
        busyLabel="Saving…"
        onClick={() => {
          if (choice) letGo({ choice, version: builtIn.version });
        }}
      >
        Do this with the lessons
      </Button>
      <div>{view}</div>
    </Card>
  );
}
