import { useState } from 'react';
import { useNavigate } from 'react-router';
import { roomName } from '#event/rules/room-name.ts';
import { type RoomProblem, roomFromAddress } from '#event/rules/rooms.ts';
import { textsOf } from '#platform/web/forms/use-field-errors.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { roomPath } from '#together/rules/paths.ts';

/**
 * The form that opens a room at a chosen time, for example for a class. Text typed before the scripts have
 * loaded is kept, and an error message says what is wrong with the time.
 */
export function ChooseRoom() {
  const text = useText();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<RoomProblem | null>(null);

  function open(form: HTMLFormElement) {
    const instant = new Date(textsOf<'at'>(form).at).getTime();
    const room = Number.isNaN(instant)
      ? ({ problem: 'not_an_instant' } as const)
      : instant % 60_000 !== 0
        ? ({ problem: 'not_a_whole_minute' } as const)
        : roomFromAddress(roomName(instant), pageNow());
    if ('problem' in room) return setProblem(room.problem);
    setProblem(null);
    void navigate(roomPath(room.start));
  }

  return (
    <Card as={Form} className="room-choose" onSend={open}>
      <h2>{text('together_choose_title')}</h2>
      <p>{text('together_choose_text')}</p>
      <Field
        label={text('together_choose_label')}
        name="at"
        type="datetime-local"
        error={problem && <span role="alert">{text(`together_problem_${problem}`)}</span>}
      />
      <Button type="submit" look="bone">
        {text('together_choose_button')}
      </Button>
    </Card>
  );
}
