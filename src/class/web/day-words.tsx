import { useQuery } from '@tanstack/react-query';
import { classCopy } from '#class/content/class-copy.ts';
import type { ClassDance } from '#class/rules/class-dance.ts';
import type { ClassState } from '#class/rules/class-state.ts';
import type { CourseStep } from '#course/content/course.ts';
import type { TaughtLesson } from '#course/rules/lesson-dance.ts';
import { notesParts } from '#course/rules/notes/notes-marker.ts';
import { sceneOf } from '#course/rules/step-scene.ts';
import { lessonQuery } from '#course/web/queries/course.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { NotesHtml } from '#platform/web/ui/notes-html.tsx';

type DayWordsProps = {
  dance: ClassDance;
  day: number;
  state: ClassState;
  /** The hint of the move that is danced now. */
  hint: string;
};

/** Shows the teacher's words of a day: the words for the phrase that is danced, or else all words of the day. */
export function DayWords({ dance, day, state, hint }: DayWordsProps) {
  const text = useText(classCopy);
  // The query accepts a lesson's number as well as its id.
  const { data } = useQuery(lessonQuery(String(day)));
  const { task } = state;
  const steps = data ? stepsFor(data, dance, state) : [];
  return (
    <section className="stack tight class-teaches">
      <h2 className="card-title">{text('class_words', { day })}</h2>
      {task && 'stage' in task && <p>{text(`dance_guide_${task.stage}_text`)}</p>}
      {hint && <p className="class-hint">{say(hint)}</p>}
      {steps.map(({ id, notes_html }) => (
        <NotesHtml
          key={id}
          html={notesParts(notes_html)
            .flatMap((part) => ('html' in part ? part.html : []))
            .join('\n')}
        />
      ))}
    </section>
  );
}

/** Returns the learn steps of exactly the phrase that is danced, or else all learn steps. */
function stepsFor(lesson: TaughtLesson, dance: ClassDance, { segment, task }: ClassState): CourseStep[] {
  const learn = lesson.steps.filter(({ step_type }) => step_type === 'learn');
  const one =
    task && 'first' in task && task.first === task.last ? dance.segments[segment - 1]?.counts : null;
  const own = learn.filter((step) => {
    const { score, counts } = sceneOf(step, { lesson });
    return score === dance.scene.score && counts.start === one?.start && counts.end === one.end;
  });
  return own.length > 0 ? own : learn;
}
