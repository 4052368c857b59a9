import type { ReactNode } from 'react';
import { classCopy } from '#class/content/class-copy.ts';
import type { ClassDance } from '#class/rules/class-dance.ts';
import type { ClassCommand, ClassState, ClassTask } from '#class/rules/class-state.ts';
import { tasksOfDay } from '#class/rules/class-task.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import type { MediumSource } from '#player/rules/medium-source.ts';

type RemoteDayProps = {
  dance: ClassDance;
  source: MediumSource | null;
  state: ClassState;
  /** The day whose tasks are shown. */
  day: number;
  onDay: (day: number) => void;
  send: (command: ClassCommand) => void;
};

/**
 * Shows the days in a row, and the tasks of the chosen day: its phrases, everything up to that day, and the stages of
 * its lesson.
 */
export function RemoteDay({ dance, source, state, day, onDay, send }: RemoteDayProps) {
  const text = useText(classCopy);
  const { phrases, whole, upTo, stages } = tasksOfDay(dance, source, day);
  return (
    <>
      <fieldset>
        <legend>{text('class_day')}</legend>
        <div className="class-days">
          {dance.days.map((taught, index) => {
            const number = index + 1;
            return (
              taught.length > 0 && (
                <Button
                  key={number}
                  look="bone"
                  size="compact"
                  aria-label={text('class_day_number', { day: number })}
                  aria-pressed={number === day}
                  onClick={() => onDay(number)}
                >
                  {number}
                </Button>
              )
            );
          })}
        </div>
      </fieldset>
      <fieldset>
        <legend>{text('class_day_number', { day })}</legend>
        <div className="class-buttons">
          {phrases.map((task) => (
            <TaskButton key={task.first} {...{ task, state, send }}>
              <span className="class-phrase">
                <span>{text('class_phrase', { number: task.first })}</span>
                <small>{say(dance.scene.score.phrases[task.first - 1]?.title ?? '')}</small>
              </span>
            </TaskButton>
          ))}
          {whole && (
            <TaskButton {...{ task: whole, state, send }}>
              {text(phrases.length === 2 ? 'class_both' : 'class_all')}
            </TaskButton>
          )}
          {upTo && <TaskButton {...{ task: upTo, state, send }}>{text('dance_more_everything')}</TaskButton>}
        </div>
      </fieldset>
      {stages.length > 0 && (
        <fieldset>
          <legend>{text('dance_guide_steps')}</legend>
          <div className="class-buttons">
            {stages.map((task) => (
              <TaskButton key={task.stage} {...{ task, state, send }}>
                {text(`dance_guide_${task.stage}`)}
              </TaskButton>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

type TaskButtonProps = Pick<RemoteDayProps, 'state' | 'send'> & { task: ClassTask; children: ReactNode };

/** Shows the button that begins a task. The button looks pressed while the class dances that task. */
function TaskButton({ task, state, send, children }: TaskButtonProps) {
  return (
    <Button
      look="bone"
      size="large"
      aria-pressed={JSON.stringify(task) === JSON.stringify(state.task)}
      onClick={() => send({ do: 'task', to: task })}
    >
      {children}
    </Button>
  );
}
