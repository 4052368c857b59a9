import { dayCopy } from '#crew/content/day-copy.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Sheet, type SheetProps } from './sheet.tsx';
import { useNames } from './use-names.ts';

/** Empty lines for walk-ins at the end, at least so many. */
const spareLines = 12;

/** The roster by the alphabet, to be signed; members who show no name, and walk-ins, write theirs in. */
export function RosterSheet({ crew, event }: SheetProps) {
  const text = useText(dayCopy);
  const { all, unnamed } = useNames(crew);
  const lines = [...all, ...Array<string>(unnamed + spareLines).fill('')];
  return (
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
            // biome-ignore lint/suspicious/noArrayIndexKey: a printed line is its number
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
  );
}
