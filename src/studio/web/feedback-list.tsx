import { useState } from 'react';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { CheckField } from '#platform/web/ui/field.tsx';
import { SureDialog } from '#platform/web/ui/sure-dialog.tsx';
import { useStudioWrite } from '#studio/web/studio.ts';
import { type Message, MessageCard } from './message-card.tsx';

/** A page of messages, and the buttons for the chosen messages. */
export function FeedbackList({ feedback }: { feedback: readonly Message[] }) {
  const mark = useStudioWrite('markStudioFeedback');
  const remove = useStudioWrite('deleteStudioFeedback');
  const [pressed, setChosen] = useState<string[]>([]);
  // A chosen message may no longer be in the list, because an operator has deleted it or marked it as done.
  const chosen = pressed.filter((id) => feedback.some((message) => message.id === id));
  const [asking, setAsking] = useState(false);
  const markAs = (state: 'done' | 'open') =>
    mark.mutate(
      { body: { feedback_ids: chosen, done: state === 'done' } },
      { onSuccess: () => setChosen([]) },
    );

  return (
    <>
      {feedback.length > 0 && (
        <Card look="line" size="small" className="cluster" aria-label="With the chosen messages">
          <CheckField
            label={chosen.length === 0 ? 'Choose all on this page' : `${chosen.length} chosen`}
            checked={chosen.length === feedback.length}
            onChange={(change) => setChosen(change.target.checked ? feedback.map(({ id }) => id) : [])}
          />
          {(['done', 'open'] as const).map((state) => (
            <Button
              key={state}
              size="small"
              look={state === 'done' ? 'gold' : 'bone'}
              disabled={chosen.length === 0}
              busy={mark.isPending}
              onClick={() => markAs(state)}
            >
              {`Mark as ${state}`}
            </Button>
          ))}
          <Button size="small" look="quiet" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
            Delete
          </Button>
        </Card>
      )}
      <ErrorNote>{mark.error?.message}</ErrorNote>
      {feedback.map((message) => (
        <MessageCard
          key={message.id}
          message={message}
          chosen={chosen.includes(message.id)}
          onChoose={(wanted) =>
            setChosen(wanted ? [...chosen, message.id] : chosen.filter((id) => id !== message.id))
          }
        />
      ))}
      <SureDialog
        open={asking}
        title="Delete for good?"
        yes="Delete"
        no="Keep"
        call={remove}
        busyLabel="Deleting…"
        onYes={() => remove.mutate({ body: { feedback_ids: chosen } }, { onSuccess: () => setAsking(false) })}
        onClose={() => setAsking(false)}
        words={`${chosen.length === 1 ? 'One message goes' : `${chosen.length} messages go`} for good. This cannot be undone.`}
      />
    </>
  );
}
