import { useId, useMemo, useState } from 'react';
import { type MoveName, moves } from '#dance/content/routine/moves.ts';
import { titleOf } from '#dance/rules/compose/call-title.ts';
import { type HouseCall, isHouseCall } from '#dance/rules/compose/stretches.ts';
import { calledName, isMirrored } from '#dance/rules/routine/called-move.ts';
import { Button, buttonClass } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Field } from '#platform/web/ui/field.tsx';
import { Switch } from '#platform/web/ui/switch.tsx';
import { MovePicture } from './move-picture.tsx';

export type PickerPlace = {
  /** The eight in words: 'March, counts 1 to 8'. */
  name: string;
  call: HouseCall | null;
  /** Whether the second half of the eight may have another move. */
  halves: boolean;
};

type MovePickerProps = {
  place: PickerPlace | null;
  onChoose: (call: HouseCall | null) => void;
  onHalf: () => void;
  onClose: () => void;
};

const names = Object.keys(moves) as MoveName[];

/**
 * A dialog with all house moves as small moving pictures. Typed letters leave only the moves whose names contain these
 * letters; arrow keys move through the pictures.
 */
export function MovePicker({ place, onClose, ...rest }: MovePickerProps) {
  return (
    <Dialog
      open={place !== null}
      onClose={onClose}
      title={place ? `A move for ${place.name}` : ''}
      className="studio-picker"
    >
      {place && <Picker key={place.name} place={place} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Picker({
  place,
  onChoose,
  onHalf,
  onClose,
}: Omit<MovePickerProps, 'place'> & { place: PickerPlace }) {
  const group = useId();
  const [chosen, setChosen] = useState<MoveName | null>(place.call && calledName(place.call));
  const [mirrored, setMirrored] = useState(place.call !== null && isMirrored(place.call));
  const [wanted, setWanted] = useState('');
  const shown = useMemo(() => found(wanted), [wanted]);
  const callOf = (name: MoveName): HouseCall => (mirrored ? `~${name}` : name);
  const taken = chosen !== null && shown.includes(chosen) ? chosen : shown.length === 1 ? shown[0] : null;

  return (
    <div className="stack">
      <div className="spread">
        <Field
          label="Name"
          type="search"
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (taken) onChoose(callOf(taken));
          }}
        />
        <Switch label="The other side first" checked={mirrored} onChange={setMirrored} />
      </div>
      {(place.call || place.halves) && (
        <div className="cluster">
          {place.call && (
            <Button look="bone" size="small" onClick={() => onChoose(null)}>
              No move here
            </Button>
          )}
          {place.halves && (
            <Button look="bone" size="small" onClick={onHalf}>
              Another move for its second half
            </Button>
          )}
        </div>
      )}
      <fieldset className="studio-moves">
        <legend className="only-read-aloud">The moves of the house</legend>
        {shown.map((name) => (
          <label key={name} className={buttonClass({ look: 'tile' })}>
            <input
              type="radio"
              name={group}
              checked={name === taken}
              onChange={() => setChosen(name)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                onChoose(callOf(name));
              }}
            />
            <MovePicture call={callOf(name)} />
            <strong>{titleOf(callOf(name))}</strong>
            <span className="quiet">{`${moves[name].counts} counts`}</span>
          </label>
        ))}
      </fieldset>
      {shown.length === 0 && <p role="status">No move of the house has this name.</p>}
      <div className="stack tight studio-picker-end">
        <p className="quiet" role="status">
          {taken && moves[taken].hint}
        </p>
        <div className="cluster">
          <Button disabled={!taken} onClick={() => taken && onChoose(callOf(taken))}>
            {taken ? `Take “${titleOf(callOf(taken))}”` : 'Choose one'}
          </Button>
          <Button look="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Returns the moves whose names contain the typed letters; all moves if no letters are typed. */
function found(wanted: string): MoveName[] {
  const letters = wanted.trim().toLowerCase();
  return names.filter(
    (name) =>
      isHouseCall(name) &&
      [moves[name].title.toLowerCase(), name.replaceAll('_', ' ')].some((each) => each.includes(letters)),
  );
}
