import { Flame, Play } from 'lucide-react';
import type { CourseStep } from '#course/content/course.ts';
import { type NotesPart, notesDrills, notesParts } from '#course/rules/notes/notes-marker.ts';
import { daysOf, type SceneLesson, sceneOf } from '#course/rules/step-scene.ts';
import { type ReadText, useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { NotesHtml } from '#platform/web/ui/notes-html.tsx';
import { sourceOf } from '#player/rules/player-state.ts';
import { rangeOn } from '#player/rules/shown-counts.ts';
import { usePlayer, usePlayerState } from '#player/web/use-player.ts';

type LessonNotesProps = { lesson: SceneLesson; step: CourseStep };

/** A step's notes, with the warm-up card and the drills where their markers are. */
export function LessonNotes({ lesson, step }: LessonNotesProps) {
  return (
    <div className="lesson-notes">
      {notesParts(step.notes_html).map((part, index) => {
        // The index is a good key here, because the parts of one text never change places.
        const key = index;
        if ('html' in part) return <NotesHtml key={key} html={part.html} />;
        return 'warm_up' in part ? (
          <WarmUpCard key={key} />
        ) : (
          <NotesDrill key={key} part={part} lesson={lesson} step={step} />
        );
      })}
    </div>
  );
}

function WarmUpCard() {
  const text = useText();
  return (
    <Card as="aside" look="notice" size="small" className="warm-up">
      <Flame aria-hidden="true" />
      <div>
        <h2 className="warm-up-title">{text('lesson_warm_up_title')}</h2>
        <p>{text('lesson_warm_up_text')}</p>
      </div>
    </Card>
  );
}

/**
 * A button that dances the drill of a marker in the notes. There is no button while the medium in use shows none of the
 * drill's counts.
 */
function NotesDrill({ part, lesson, step }: LessonNotesProps & { part: NotesPart }) {
  const player = usePlayer();
  const source = usePlayerState(sourceOf);
  const words = drillWords(useText(), part);
  const { score, counts } = sceneOf(step, { lesson });
  const drills = notesDrills(part, { score, counts, days: daysOf(lesson, score) });
  if (!drills.some((drill) => rangeOn(source, drill) !== null)) return null;
  return (
    <Button
      look="bone"
      size="small"
      className={'eights' in part ? 'notes-drill notes-eights' : 'notes-drill'}
      aria-label={words.name}
      onClick={() => player.send({ type: 'drill', drills })}
    >
      <Play aria-hidden="true" size={16} />
      <span>{words.shown}</span>
    </Button>
  );
}

/** Returns the words on the button, and a longer name for screen readers where these words alone do not say enough. */
function drillWords(text: ReadText, part: NotesPart): { shown: string; name?: string } {
  if ('join' in part) return { shown: text('dance_more_join') };
  const [first, last] = 'days' in part ? part.days : 'eights' in part ? part.eights : [0, 0];
  const one = first === last;
  if ('days' in part) return { shown: text(one ? 'dance_more_day' : 'dance_more_days', { first, last }) };
  return {
    shown: text('dance_more_slowly'),
    name: text(one ? 'dance_more_eight' : 'dance_more_eights', { first, last }),
  };
}
