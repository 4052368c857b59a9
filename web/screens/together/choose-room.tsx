import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { roomName, roomPath } from '#rules/moment/room-name.ts';
import { type RoomProblem, roomFromAddress } from '#rules/moment/rooms.ts';
import { pageNow } from '#web/moment/page-clock.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';

/** A room at a time of one's own, as a class needs it. What was typed stays, and an error says what is wrong with it. */
export function ChooseRoom() {
  const text = useReadCopy();
  const navigate = useNavigate();
  const id = useId();
  const [local, setLocal] = useState('');
  const [problem, setProblem] = useState<RoomProblem | null>(null);

  function open() {
    const instant = new Date(local).getTime();
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
    <Form className="card room-choose" onSubmit={open}>
      <h2>{text('together_choose_title')}</h2>
      <p>{text('together_choose_text')}</p>
      <label htmlFor={id}>{text('together_choose_label')}</label>
      <input
        id={id}
        type="datetime-local"
        className="field-input"
        value={local}
        aria-invalid={problem !== null}
        aria-describedby={problem ? `${id}-problem` : undefined}
        onChange={({ target }) => setLocal(target.value)}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="room-problem">
          {text(`together_problem_${problem}`)}
        </p>
      )}
      <Button type="submit" look="bone">
        {text('together_choose_button')}
      </Button>
    </Form>
  );
}
