import { type Anchor, recordingLimits } from '#dance/rules/recording/recording.ts';
import { steadyAnchors } from '#dance/rules/recording/tempo-map.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Field } from '#platform/web/ui/field.tsx';

type AnchorFieldsProps = { anchors: readonly Anchor[]; onAnchors: (anchors: Anchor[]) => void };

/** The fields for the tempo and the second of the first beat. For music whose tempo drifts, a list of its anchors. */
export function AnchorFields({ anchors, onAnchors }: AnchorFieldsProps) {
  const [first, second] = anchors;
  if (!first || !second) return null;
  const tempo = ((second.beat - first.beat) * 60) / (second.at - first.at);
  if (anchors.length === 2)
    return (
      <div className="columns form-row">
        <Field
          label="Beats a minute"
          type="number"
          min={recordingLimits.slowest}
          max={recordingLimits.fastest}
          step="any"
          defaultValue={rounded(tempo)}
          onChange={({ target }) => {
            if (target.valueAsNumber > 0) onAnchors(steadyAnchors(first.at, target.valueAsNumber));
          }}
        />
        <Field
          label="First count of the dance (seconds)"
          type="number"
          min={0}
          step="any"
          defaultValue={rounded(first.at)}
          onChange={({ target }) => {
            if (target.valueAsNumber >= 0) onAnchors(steadyAnchors(target.valueAsNumber, tempo));
          }}
        />
      </div>
    );
  return (
    <div className="stack tight">
      <p>The tempo drifts. These beats of the dance are known; between them it changes evenly:</p>
      <ol className="stack tight">
        {anchors.map(({ beat, at }, index) => (
          <li key={beat} className="cluster">
            <span>{`Count ${beat + 1} at ${rounded(at)} s`}</span>
            {index > 0 && (
              <Button
                look="quiet"
                size="small"
                onClick={() => onAnchors(anchors.filter((_, each) => each !== index))}
              >
                Take out
              </Button>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

const rounded = (number: number) => Math.round(number * 1000) / 1000;
