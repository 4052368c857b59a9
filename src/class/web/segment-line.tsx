import { classCopy } from '#class/content/class-copy.ts';
import type { ClassDance } from '#class/rules/class-dance.ts';
import type { ClassState } from '#class/rules/class-state.ts';
import { say } from '#platform/web/page-language.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { insteadTexts } from '#player/web/controls/instead.ts';

type Props = { dance: ClassDance; state: ClassState };

/**
 * Names the stage of the lesson that is danced, and the present segment: its title (if it has one), its number, and
 * the day that teaches it (if one does). In the warm-up it names no segment.
 */
export function SegmentLine({ dance: { segments }, state: { segment, task } }: Props) {
  const text = useText(classCopy);
  const { title = '', day = null } = segments[segment - 1] ?? {};
  const values = { number: segment, total: segments.length };
  const stage = task && 'stage' in task ? task : null;
  const exercised = stage?.stage === 'warm_up';
  return (
    <span className="class-segment">
      {stage && <b>{text('class_step', { day: stage.day, title: text(`dance_guide_${stage.stage}`) })}</b>}
      {title && !exercised && <b>{say(title)}</b>}
      {!exercised && (
        <span>
          {day === null ? text('class_segment_only', values) : text('class_segment', { ...values, day })}
        </span>
      )}
    </span>
  );
}

/**
 * Names the dance that is shown, if the first medium does not play or if the house dancer dances the operator's dance;
 * shows nothing otherwise.
 */
export function InsteadLine({ dance: { scene }, state: { instead } }: Props) {
  const text = useText();
  const title = say(scene.score.title);
  const [first] = scene.sources;
  const isOwn = first?.kind === 'dancer' && first.own !== null;
  if (!instead) return isOwn ? <p role="status">{title}</p> : null;
  return <p role="status">{text(insteadTexts[instead], { title })}</p>;
}
