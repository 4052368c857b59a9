import type { Stage, StageState } from '#course/rules/practice/guide.ts';
import { useReadCopy } from '#platform/web/queries/copy.ts';

type GuideWayProps = {
  way: readonly { stage: Stage; state: StageState }[];
  stage: Stage | null;
  onChoose: (stage: Stage) => void;
};

/** The steps of the lesson as bars. Each one that is not done can be gone to, whether it comes later or was skipped. */
export function GuideWay({ way, stage, onChoose }: GuideWayProps) {
  const text = useReadCopy();
  const said = { done: text('learn_status_completed'), skipped: text('dance_guide_mark') };
  return (
    <ol className="guide-way">
      {way.map((each) => {
        const now = each.stage === stage;
        const name = text(`dance_guide_${each.stage}`);
        return (
          <li key={each.stage}>
            <button
              type="button"
              data-state={now ? 'now' : each.state}
              disabled={each.state === 'done'}
              aria-current={now ? 'step' : undefined}
              aria-label={each.state === 'open' ? name : `${name}: ${said[each.state]}`}
              title={name}
              onClick={() => onChoose(each.stage)}
            />
          </li>
        );
      })}
    </ol>
  );
}
