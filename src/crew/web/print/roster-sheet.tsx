import { useState } from 'react';
import { dayCopy } from '#crew/content/day-copy.ts';
import { crewDevice, useKept } from '#crew/web/crew-device.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Field } from '#platform/web/ui/field.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';
import { useNames } from './use-names.ts';

/** Blank rows for walk-ins at the end: `spareLines` at first, and `mostLines` at most. */
const spareLines = 12;
const mostLines = 500;

/**
 * The roster, sorted by the alphabet, to be signed. Members who show no name, and walk-ins, write their names into
 * blank rows; the leader chooses how many blank rows there are.
 */
export function RosterSheet({ crew, event }: SheetProps) {
  const text = useText(dayCopy);
  const { all, unnamed } = useNames(crew);
  const what = `${crew.id}.blank`;
  const kept = useKept<number>(what) ?? unnamed + spareLines;
  const [typed, setTyped] = useState(String(kept));
  const asked = blankRows(typed);
  const lines = [...all, ...Array<string>(asked ?? kept).fill('')];

  function change(value: string) {
    setTyped(value);
    const rows = blankRows(value);
    if (rows !== null) crewDevice.set(what, rows);
  }

  return (
    <>
      <div className="no-print">
        <Field
          label={text('day_print_blank')}
          inputMode="numeric"
          value={typed}
          maxLength={4}
          onChange={({ target }) => change(target.value)}
          error={asked === null && text('day_print_blank_wrong')}
        />
      </div>
      <Sheet title={text('day_print_roster')} crew={crew} event={event}>
        <table className="sheet-roster">
          <thead>
            <tr>
              <th scope="col">
                <span className="only-read-aloud">{text('day_print_name')}</span>
              </th>
              <th scope="col">{text('day_print_name')}</th>
              <th scope="col">{text('day_print_signature')}</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines can have one name, and blank lines have none
              <tr key={index}>
                <td>{index + 1}</td>
                <td>
                  <bdi>{name}</bdi>
                </td>
                <td />
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </>
  );
}

/** Returns the typed number of blank rows; null if it is invalid. */
function blankRows(typed: string): number | null {
  const rows = Number(typed);
  return typed.trim() !== '' && Number.isInteger(rows) && rows >= 0 && rows <= mostLines ? rows : null;
}
